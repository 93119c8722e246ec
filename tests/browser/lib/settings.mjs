// The settings dialog.

export const settingsDialog = (page) => page.getByRole("dialog", { name: "Settings" });

/** The head of a group of settings. */
export const groupHead = (page, name) => settingsDialog(page).locator("summary").filter({ hasText: name });

/** Opens a group of settings, if it is not open. */
export async function openGroup(page, name) {
  const group = settingsDialog(page).locator("details").filter({ has: page.locator("summary", { hasText: name }) });
  if (!(await group.evaluate((group) => group.open))) await groupHead(page, name).click();
}
