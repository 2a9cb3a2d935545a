// The script of the page, with access.js and task.js; start.js runs when everything else is declared.
//
// Text from records becomes text nodes. Only the screen, which the session writes as HTML, is inserted as HTML, and the
// content security policy keeps scripts in it from running.
const korean = {
  live: "실시간", closed: "방이 닫혔습니다. 이 페이지는 저장할 수 있습니다", off: "연결이 끊겼습니다. 다시 연결합니다", saved: "저장된 페이지", now: "실시간으로", save: "저장",
  back: "이전", forward: "다음", line: "줄", screen: "화면", state: "상태", effects: "실행 중인 이펙트",
  actions: "액션", history: "로그", tree: "리듀서 트리", empty: "세션을 기다리는 중", of: (n, all) => `${all}개 중 ${n}`, at: (name, time) => `${time}의 ${name}`,
  vote: "다음에 보낼 액션을 고르세요. 화면의 버튼을 눌러도 됩니다.", predict: line => `${line} 액션은 무엇을 바꿀까요?`,
  ask: example => example ? `액션을 입력하세요. 예: ${example}` : "액션을 입력하세요.", answer: "답", send: "보내기", sent: "보냈습니다. 바꿀 수 있습니다.",
  answered: "받은 답", long: "답이 너무 깁니다. 한글은 100자, 영문은 300자까지입니다.", voted: "투표했습니다. 바꿀 수 있습니다.", late: "투표가 끝났습니다.",
  busy: "같은 네트워크에서 보낸 투표가 너무 많습니다. 이 투표는 세지 않았습니다.",
  votes: n => `${n}표`, format: "이 페이지보다 새로운 세션입니다. 페이지를 다시 여세요.",
};
const english = {
  live: "Live", closed: "The room is closed. You can save this page", off: "Disconnected, reconnecting", saved: "Saved page", now: "Back to live", save: "Save",
  back: "Back", forward: "Forward", line: "Line", screen: "Screen", state: "State", effects: "Effects in flight",
  actions: "Actions", history: "Log", tree: "Tree of reducers", empty: "Waiting for the session", of: (n, all) => `${n} of ${all}`,
  at: (name, time) => `${name} at ${time}`, vote: "Choose the next action. You can also tap the screen.",
  predict: line => `What will ${line} change?`, ask: example => example ? `Type an action, such as ${example}` : "Type an action", answer: "Answer",
  send: "Send", sent: "Your answer was sent. You can change it.", answered: "Answers",
  long: "An answer has at most 300 English letters, or 100 Korean ones.", voted: "You have voted. You can change it.",
  late: "The vote has ended.",
  busy: "Too many votes come from your network. This one does not count.", votes: n => n === 1 ? "1 vote" : `${n} votes`,
  format: "The session is newer than this page. Open the page again.",
};
const isKorean = (new URLSearchParams(location.search).get("lang") || navigator.language || "").startsWith("ko");
const words = isKorean ? korean : english;
const byId = id => document.getElementById(id);
const log = byId("log"), slider = byId("slider");
const steps = [...log.querySelectorAll(".step")];
const isSaved = document.documentElement.dataset.saved === "true";
let shown = Math.max(0, steps.length - 1), isLive = !isSaved, logName = "", last = 0, stream = null, slide = null;

document.documentElement.lang = isKorean ? "ko" : "en";
byId("now").textContent = words.now;
byId("save").textContent = words.save;
byId("back").setAttribute("aria-label", words.back);
byId("forward").setAttribute("aria-label", words.forward);
slider.setAttribute("aria-label", words.line);

function make(tag, text, name) {
  const node = document.createElement(tag);
  if (text) node.textContent = text;
  if (name) node.className = name;
  return node;
}
function panel(title, content) {
  const box = make("div", "", "panel");
  box.append(make("h2", title), content);
  return box;
}
const unfolded = new Set();
/** A panel that is closed at first. Whether it is open stays the same from record to record. */
function folded(title, lines) {
  const box = make("details", "", "panel");
  box.append(make("summary", title), make("pre", lines.join("\n")));
  box.dataset.title = title;
  box.open = unfolded.has(title);
  box.onclick = event => event.stopPropagation();
  box.ontoggle = () => {
    if (box.open === unfolded.has(title)) return;
    box.open ? unfolded.add(title) : unfolded.delete(title);
    for (const other of log.querySelectorAll("details.panel")) if (other.dataset.title === title) other.open = box.open;
  };
  return box;
}
function stateText(fields) {
  const text = make("pre");
  const width = Math.max(0, ...fields.map(field => field.depth * 2 + field.name.length));
  fields.forEach((field, index) => {
    const indent = " ".repeat(field.depth * 2);
    text.append((index ? "\n" : "") + indent, make("i", field.name));
    text.append(" ".repeat(Math.max(0, width - indent.length - field.name.length) + 2));
    text.append(field.isNew ? make("ins", field.value) : field.value);
  });
  return text;
}
const tags = { added: ["ins"], removed: ["del"], error: ["em", "error"], warning: ["em", "warning"], aside: ["small"] };
function outputText(lines) {
  const text = make("pre", "", "output");
  lines.forEach((line, index) => {
    if (index) text.append("\n");
    const [tag, name] = tags[line.kind] || [];
    text.append(tag ? make(tag, line.text, name) : line.text);
  });
  return text;
}
function section(record) {
  const isNewSlide = record.slide && record.slide !== slide;
  const step = make("section", "", "step"), line = make("div", "", "line"), aside = make("aside");
  if (record.line) {
    const input = make("pre", "", "input");
    input.append(make("b", record.prompt + ">"), " " + record.line);
    line.append(input);
  }
  if (record.output.length) line.append(outputText(record.output));
  if (isNewSlide) {
    const prose = make("div", "", "prose");
    prose.innerHTML = record.slide;
    line.prepend(prose);
  }
  if (!record.line && !record.output.length && !isNewSlide) line.append(make("pre", record.prompt, "input"));
  if (record.screen) {
    const screen = make("div", "", "screen");
    screen.innerHTML = record.screen;
    describeScreen(screen);
    aside.append(panel(words.screen, screen));
  }
  if (record.state.length) aside.append(panel(words.at(words.state, record.time), stateText(record.state)));
  if (record.effects.length) aside.append(panel(words.effects, make("pre", record.effects.join("\n"))));
  if (record.history?.length) aside.append(folded(words.history, record.history));
  else if (record.actions.length) aside.append(panel(words.actions, make("pre", record.actions.join("\n"))));
  if (record.tree?.length) aside.append(folded(words.tree, record.tree));
  step.append(line, aside);
  return step;
}
function add(step) {
  const index = steps.push(step) - 1;
  listen(step, index);
  log.append(step);
}
function listen(step, index) {
  step.querySelector(".line").onclick = () => go(index, false);
  const input = step.querySelector(".line .input");
  if (!input) return;
  input.tabIndex = 0;
  input.setAttribute("role", "button");
  input.onkeydown = event => {
    if (event.key !== "Enter" && event.key !== " ") return;
    go(index, false);
    event.preventDefault();
  };
}
function show(index, scrolls) {
  const before = steps[shown], focused = document.activeElement;
  before?.classList.remove("now");
  before?.querySelector(".line .input")?.removeAttribute("aria-current");
  shown = Math.max(0, Math.min(steps.length - 1, index));
  steps[shown]?.classList.add("now");
  steps[shown]?.querySelector(".line .input")?.setAttribute("aria-current", "step");
  if (before !== steps[shown]) keepFocus(focused, before, steps[shown]);
  slider.max = Math.max(0, steps.length - 1);
  slider.value = shown;
  const position = steps.length ? words.of(shown + 1, steps.length) : words.empty;
  byId("position").textContent = position;
  slider.setAttribute("aria-valuetext", position);
  byId("now").hidden = isLive || isSaved;
  if (scrolls) steps[shown]?.querySelector(".line").scrollIntoView({ block: "center" });
}
/** Shows a record that the viewer has chosen. The newest one is live. */
function go(index, scrolls) {
  isLive = !isSaved && index >= steps.length - 1;
  show(index, scrolls);
}
slider.oninput = () => go(+slider.value, true);
byId("back").onclick = () => go(shown - 1, true);
byId("forward").onclick = () => go(shown + 1, true);
byId("now").onclick = () => { go(steps.length - 1, true); log.focus({ preventScroll: true }); };
document.addEventListener("keydown", event => {
  if (event.target.matches("input, textarea") || event.altKey || event.ctrlKey || event.metaKey) return;
  const move = { ArrowLeft: shown - 1, ArrowRight: shown + 1, Home: 0, End: steps.length - 1 }[event.key];
  if (move === undefined) return;
  go(move, true);
  event.preventDefault();
});

byId("save").onclick = () => {
  const copy = document.documentElement.cloneNode(true);
  copy.dataset.saved = "true";
  copy.querySelector("#ballot").hidden = copy.querySelector("#question").hidden = copy.querySelector("#task").hidden = true;
  const link = make("a");
  link.href = URL.createObjectURL(new Blob(["<!doctype html>\n" + copy.outerHTML], { type: "text/html" }));
  link.download = "session.html";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
};

const root = location.pathname.replace(/\/$/, "");
const voter = Array.from(crypto.getRandomValues(new Uint8Array(12)), b => b.toString(16).padStart(2, "0")).join("");
let openBallot = 0, openQuestion = 0;
/** An action of the feature that needs no value; empty if it has none. */
let example = "";
const controls = new Map();
function showBallot(ballot) {
  controls.clear();
  if (ballot && !ballot.counts) (ballot.controls || []).forEach((control, index) => {
    if (control && !controls.has(control)) controls.set(control, index);
  });
  log.classList.toggle("voting", controls.size > 0);
  const box = byId("ballot"), list = box.querySelector("ol"), note = box.querySelector("p");
  const isOpen = ballot && !ballot.counts;
  const hadFocus = box.contains(document.activeElement);
  setHidden(box, !ballot);
  // On a phone, the screen of the session is below the list.
  const screen = controls.size ? steps[steps.length - 1]?.querySelector(".panel .screen") : null;
  byId("ballot-screen").innerHTML = screen ? screen.innerHTML : "";
  if (!ballot) { openBallot = 0; return; }
  if (isOpen && openBallot === ballot.number) return;
  openBallot = isOpen ? ballot.number : 0;
  box.querySelector("h2").textContent =
    ballot.kind === "outcome" ? words.predict(ballot.line) : isOpen ? words.vote : words.late;
  note.textContent = "";
  list.replaceChildren(...ballot.choices.map((choice, index) => {
    const item = make("li"), button = make("button", choice);
    button.type = "button";
    button.disabled = !isOpen;
    if (ballot.counts) button.textContent += ` (${words.votes(ballot.counts[index])})`;
    button.onclick = () => vote(ballot.number, index, list, note);
    item.append(button);
    return item;
  }));
  if (hadFocus) box.querySelector("h2").focus({ preventScroll: true });
}
/** A control of the newest screen is the vote for the choice that it does. */
function voteForControl(event) {
  const control = event.target.closest("[data-control]");
  const isNewest = control?.closest("#ballot-screen") || control?.closest(".step.now") && shown === steps.length - 1;
  if (!isNewest) return;
  const choice = controls.get(+control.dataset.control), box = byId("ballot");
  if (choice === undefined) return;
  event.stopPropagation();
  vote(openBallot, choice, box.querySelector("ol"), box.querySelector("p"));
}
log.addEventListener("click", voteForControl, true);
byId("ballot-screen").addEventListener("click", voteForControl, true);
function showQuestion(question) {
  const form = byId("question"), list = form.querySelector("ol"), note = form.querySelector("p");
  const isOpen = question && !question.answers;
  const hadFocus = form.contains(document.activeElement);
  setHidden(form, !question);
  if (!question) { openQuestion = 0; return; }
  if (isOpen && openQuestion === question.number) return;
  openQuestion = isOpen ? question.number : 0;
  form.querySelector("h2").textContent = question.text || words.ask(example);
  form.querySelector("div").hidden = !isOpen;
  note.textContent = "";
  if (isOpen) byId("answer").value = "";
  list.replaceChildren(...(question.answers || []).map(answer => {
    const item = make("li");
    item.append(make("code", answer.text), answer.count > 1 ? ` (${answer.count})` : "");
    if (answer.error) item.append(make("em", answer.error, "error"));
    return item;
  }));
  if (hadFocus && !isOpen) form.querySelector("h2").focus({ preventScroll: true });
}
byId("question").onsubmit = async event => {
  event.preventDefault();
  const text = byId("answer").value.trim(), note = byId("question").querySelector("p");
  if (!text || !openQuestion) return;
  if (new TextEncoder().encode(text).length > 300) { note.textContent = words.long; return; }
  try {
    const body = JSON.stringify({ question: openQuestion, text, voter });
    const answer = await fetch(root + "/answer", { method: "POST", body });
    note.textContent = answer.ok ? words.sent : answer.status === 429 ? words.busy : words.late;
  } catch { note.textContent = words.off; }
};
byId("answer").setAttribute("aria-label", words.answer);
byId("send").textContent = words.send;
async function vote(ballot, choice, list, note) {
  try {
    const answer = await fetch(root + "/vote", { method: "POST", body: JSON.stringify({ ballot, choice, voter }) });
    note.textContent = answer.ok ? words.voted : answer.status === 429 ? words.busy : words.late;
    if (!answer.ok) return;
    [...list.querySelectorAll("button")].forEach((button, i) => button.setAttribute("aria-pressed", i === choice));
  } catch { note.textContent = words.off; }
}

function status(isOn, text) {
  byId("status").className = isOn ? "on" : "";
  if (byId("status").textContent !== text) byId("status").textContent = text;
}
/** Forgets the records of another log. */
function begin(name) {
  logName = name;
  last = shown = openBallot = openQuestion = openTask = 0;
  steps.length = 0;
  slide = null;
  boxNews = "";
  log.replaceChildren();
  isLive = true;
}
function receive(event) {
  const record = JSON.parse(event.data);
  if (record.log === logName && record.number <= last) return;
  if (record.format !== 1) { stream?.close(); status(false, words.format); return; }
  if (record.log !== logName) begin(record.log);
  last = record.number;
  // A record without a line, output, and a new slide says what the room is asked. It is not a step of the session.
  if (record.line || record.output.length || record.slide !== slide || !steps.length) {
    const step = section(record);
    add(step);
    announce(step.querySelector(".line").textContent);
  }
  slide = record.slide;
  example = record.actions.map(text => text.split(" ")[1]).find(text => text && !text.includes("(")) || record.example || "";
  if (record.prompt) document.title = byId("title").textContent = record.prompt;
  showBallot(record.ballot);
  showQuestion(record.question);
  const isNewTask = record.task && record.task.number !== openTask;
  showTask(record.task);
  const asks = record.ballot || record.question || isNewTask;
  announceBox();
  show(isLive ? steps.length - 1 : shown, isLive && !asks);
  updateControls();
  if (isLive && asks) scrollTo({ top: 0 });
}
/** The presenter has closed the room, so nothing is sent or received after this. */
function close() {
  stream.close();
  status(false, words.closed);
  showBallot(null);
  showQuestion(null);
  showTask(null);
  updateControls();
}
function connect() {
  stream = new EventSource(`${root}/events?after=${logName}:${last}`);
  stream.addEventListener("closed", close);
  stream.onopen = () => status(true, words.live);
  stream.onmessage = receive;
  stream.onerror = () => {
    status(false, words.off);
    // The browser reconnects by itself, unless the server has refused the request.
    if (stream.readyState === EventSource.CLOSED) setTimeout(connect, 2000);
  };
}
/** Reads the files of a room whose records no server sends by itself. */
async function poll() {
  try {
    const index = await (await fetch("room.json", { cache: "no-store" })).json();
    let next = index.log === logName ? last + 1 : 1;
    while (next <= index.count) {
      const numbers = Array.from({ length: Math.min(20, index.count - next + 1) }, (_, i) => next + i);
      const texts = await Promise.all(
        numbers.map(async n => (await fetch(`records/${index.log}/${n}.json`)).text()));
      texts.forEach(data => receive({ data }));
      next += numbers.length;
    }
    status(true, words.live);
  } catch { status(false, words.off); }
  setTimeout(poll, 1000);
}
