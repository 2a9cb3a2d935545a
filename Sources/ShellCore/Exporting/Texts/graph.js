const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const states = all(".state"), boxes = all(".box"), edges = all(".edge"), links = all(".actions a");
const slider = document.getElementById("slider"), panel = document.getElementById("way");
document.body.classList.add("live");
document.querySelector(".time").hidden = panel.hidden = false;
let steps = [], now = 0;
const stateAt = position => position ? +steps[position - 1].dataset.state : 0;
function show(position, scrolls) {
  now = Math.max(0, Math.min(steps.length, position));
  const current = stateAt(now), passed = new Set(steps.slice(0, now).map(step => step.dataset.action));
  const seen = new Set([0, ...steps.slice(0, now).map(step => +step.dataset.state)]);
  slider.max = steps.length; slider.value = now;
  document.getElementById("position").textContent = steps.length ? `step ${now} of ${steps.length}` : "start";
  states.forEach((state, i) => state.classList.toggle("now", i === current));
  boxes.forEach((box, i) => {
    box.classList.toggle("now", i === current);
    box.classList.toggle("past", seen.has(i));
    if (i === current) box.setAttribute("aria-current", "true"); else box.removeAttribute("aria-current");
  });
  edges.forEach(edge => {
    edge.classList.toggle("past", edge.dataset.actions.split(" ").some(action => passed.has(action)));
    edge.classList.toggle("near", +edge.dataset.from === current);
  });
  all("button", panel).forEach((button, i) => {
    button.classList.toggle("now", i === now); button.classList.toggle("past", i < now);
  });
  if (scrolls) boxes[current].scrollIntoView({ block: "nearest", inline: "nearest" });
}
function go(way, scrolls) {
  steps = [...way.children];
  panel.innerHTML = "<h2>The way to this state</h2>";
  const list = panel.appendChild(document.createElement("ol"));
  list.start = 0;
  ["<small>start</small>", ...steps.map(step => step.innerHTML)].forEach((content, i) => {
    const button = document.createElement("button");
    button.innerHTML = content;
    button.onclick = () => show(i, true);
    list.appendChild(document.createElement("li")).appendChild(button);
  });
  show(steps.length, scrolls);
  history.replaceState(null, "", "#at" + stateAt(now));
}
const select = (index, scrolls) => go(states[index].querySelector(".way"), scrolls);
const take = link => go(link.parentElement.querySelector(".way"), true);
boxes.forEach((box, i) => box.onclick = event => { event.preventDefault(); select(i, false); });
links.forEach(link => link.onclick = event => { event.preventDefault(); take(link); });
edges.forEach(edge => edge.onclick = () => take(links[edge.dataset.actions.split(" ")[0]]));
slider.oninput = () => show(+slider.value, true);
document.getElementById("back").onclick = () => show(now - 1, true);
document.getElementById("forward").onclick = () => show(now + 1, true);
document.onkeydown = event => {
  if (event.target === slider || event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.key === "ArrowLeft") { show(now - 1, true); event.preventDefault(); }
  if (event.key === "ArrowRight") { show(now + 1, true); event.preventDefault(); }
};
const asked = () => Math.min(states.length - 1, +(location.hash.match(/\d+$/) || [0])[0]);
onhashchange = () => { if (asked() !== stateAt(now)) select(asked(), true); };
select(asked(), true);
