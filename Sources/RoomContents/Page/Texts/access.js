// The part of the page's script for screen readers and keyboards: what is announced, what has a name, and where the focus stays.
Object.assign(words, isKorean ? {
  lines: "세션", more: n => `새 줄 ${n}개. `, news: "새 소식",
} : {
  lines: "Session", more: n => `${n} new lines. `, news: "News",
});
log.setAttribute("aria-label", words.lines);
byId("news").setAttribute("aria-label", words.news);

/**
 * A screen reader hears the newest line, at most one every two seconds, and how many there were. It does not hear what is on
 * the page when it is opened.
 */
const quiet = 2000, longestNews = 300;
let newLines = 0, lastNews = "", newsTimer = setTimeout(tellNews, quiet), boxNews = "", isFirstNews = true;
function announce(text) {
  newLines += 1;
  lastNews = text.length > longestNews ? text.slice(0, longestNews) + "…" : text;
  if (!newsTimer) tellNews();
}
function announceBox() {
  const titles = ["ballot", "question", "task"].filter(id => !byId(id).hidden).map(id => byId(id).querySelector("h2").textContent);
  if (titles.join("\n") === boxNews) return;
  boxNews = titles.join("\n");
  if (boxNews) announce(titles.join(". "));
}
function tellNews() {
  newsTimer = null;
  const count = newLines;
  newLines = 0;
  const isSilent = isFirstNews || !count;
  isFirstNews = false;
  if (isSilent) return;
  byId("news").textContent = (count > 1 ? words.more(count) : "") + lastNews;
  newsTimer = setTimeout(tellNews, quiet);
}

/** The controls of a screen are a picture of the session. They cannot be operated, unless one is a vote. */
function describeScreen(screen) {
  screen.setAttribute("role", "group");
  screen.setAttribute("aria-label", words.screen);
  for (const control of screen.querySelectorAll("button")) {
    control.tabIndex = -1;
    control.setAttribute("aria-disabled", "true");
  }
}
function updateControls() {
  const newest = steps[steps.length - 1];
  for (const control of log.querySelectorAll("button[data-control][tabindex='0']")) setOperable(control, false);
  for (const screen of [newest, byId("ballot-screen")]) if (screen) markChoices(screen);
  if (!newest || !controls.size) return;
  for (const control of newest.querySelectorAll("button[data-control]")) {
    setOperable(control, controls.has(+control.dataset.control));
  }
}
/** A control that is no choice, such as a text field, does not look like one. */
function markChoices(screen) {
  for (const control of screen.querySelectorAll("[data-control]")) {
    control.classList.toggle("choice", controls.has(+control.dataset.control));
  }
}
function setOperable(control, isOperable) {
  control.tabIndex = isOperable ? 0 : -1;
  control.setAttribute("aria-disabled", !isOperable);
}

/** Moves the focus from a panel that is no longer shown to the same place in the one that is. */
function keepFocus(focused, before, after) {
  const aside = before?.querySelector("aside");
  if (!after || !aside?.contains(focused)) return;
  const title = focused.closest("details")?.dataset.title, number = focused.dataset.control;
  const panels = [...after.querySelectorAll("details")];
  const same = title ? panels.find(panel => panel.dataset.title === title)?.querySelector("summary")
    : number && after.querySelector(`[data-control="${number}"]`);
  (same || log).focus({ preventScroll: true });
}
function setHidden(box, isHidden) {
  if (isHidden && box.contains(document.activeElement)) log.focus({ preventScroll: true });
  box.hidden = isHidden;
}
