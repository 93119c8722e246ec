// Names what this page stores. One host may have several games in different folders, so keys and the database carry the folder,
// as the caches of the service worker do. All files opened from a disk have one place: a newer file, or one that was moved,
// goes on with the game.
(() => {
  const OLD = "canasta.";
  const folder = location.protocol === "file:" ? "file:" : location.pathname.replace(/[^/]*$/, "");
  const prefix = `canasta ${folder} `;
  // The program and the other scripts read it there.
  document.documentElement.dataset.storage = prefix;
  try {
    const names = Object.keys(localStorage);
    const old = names.filter((name) => name.startsWith(OLD));
    const isNew = !names.some((name) => name.startsWith(prefix));
    if (localStorage.getItem(`${prefix}copied`) !== null || (isNew && !old.length)) return;
    // Older versions stored without the folder. It is copied once and stays there: another game on this host takes it over too,
    // and an older version that comes back finds it. What this folder has already is never replaced.
    for (const name of old) {
      const own = prefix + name.slice(OLD.length);
      const text = localStorage.getItem(name);
      if (localStorage.getItem(own) !== null) continue;
      try {
        localStorage.setItem(own, text);
      } catch {
        // No room for both: it moves.
        localStorage.removeItem(name);
        try {
          localStorage.setItem(own, text);
        } catch (error) {
          localStorage.setItem(name, text);
          throw error;
        }
      }
    }
    localStorage.setItem(`${prefix}copied`, "1");
  } catch {
    // The storage is blocked, or has no room: the program says so, and the next start tries again.
  }
})();
