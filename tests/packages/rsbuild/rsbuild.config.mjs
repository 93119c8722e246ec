export default { source: { entry: { index: "./main.js" } }, html: { title: "Rsbuild" } };
