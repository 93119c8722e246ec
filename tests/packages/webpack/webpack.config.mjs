import Html from "html-webpack-plugin";

export default { entry: "./main.js", plugins: [new Html({ title: "webpack" })], performance: false };
