// The language of a page: that of the settings, or else the first of the device's that the page has.
(tags, settings) => {
  try {
    const { language = "device" } = JSON.parse(localStorage.getItem(settings)) ?? {};
    if (language !== "device") return tags.includes(language) ? language : "en";
  } catch {
    // The program says what is wrong with the settings.
  }
  const of = (tag) => tag.split("-")[0].toLowerCase();
  const chosen = navigator.languages.map((wanted) => ["en", ...tags].find((tag) => of(tag) === of(wanted)));
  return chosen.find(Boolean) ?? "en";
};
