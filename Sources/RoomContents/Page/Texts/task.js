// The part of the page's script that sends lines for a task, and shows what they did.
// Text of the answer becomes text nodes, as text of records does.
Object.assign(words, isKorean ? {
  task: "직접 해 보세요", goals: "조건", name: "이름 (발표자가 봅니다)", perLine: example => example ? `줄마다 액션 하나, 예: ${example}` : "줄마다 액션 하나",
  run: "실행", running: "실행하는 중", waiting: "다른 사람의 차례를 기다리는 중", done: "해결했습니다",
  stopped: "이 줄은 끝나지 않아 멈췄습니다. 다르게 해 보세요.", ended: n => `과제가 끝났습니다. ${n}명이 해결했습니다.`,
  noLines: "액션을 입력하세요.", control: "줄에 보이지 않는 문자가 있습니다. 그 문자를 지우세요.", badName: "이름에 보이지 않는 문자가 있습니다. 그 문자를 지우세요.",
  limits: "최대 20줄입니다. 한글은 줄마다 100자, 모두 660자이고, 영문은 줄마다 300자, 모두 2,000자까지입니다. 이름은 30자까지입니다.", tooMany: "이 과제에 더 보낼 수 없습니다.",
} : {
  task: "Try it yourself", goals: "Conditions", name: "Name (the presenter sees it)",
  perLine: example => example ? `One action per line, such as ${example}` : "One action per line", run: "Run", running: "Running", waiting: "Waiting for others",
  done: "Done: you have solved it",
  stopped: "The lines did not end, and were stopped. Try others.",
  ended: n => `The task has ended. ${n === 1 ? "1 viewer has" : `${n} viewers have`} solved it.`,
  noLines: "Type an action.", control: "A line has a character that cannot be seen. Remove it.",
  badName: "The name has a character that cannot be seen. Remove it.",
  limits: "At most 20 lines: 300 English letters each and 2,000 in all, or 100 and 660 Korean ones. A name has at most 30 characters.",
  tooMany: "You cannot send more for this task.",
});
const taskForm = byId("task"), taskNote = taskForm.querySelector("p");
let openTask = 0, isRunning = false;
for (const [id, text] of [["task-name", words.name], ["task-lines", words.perLine("")]]) {
  document.querySelector(`label[for=${id}]`).textContent = text;
}
byId("run").textContent = words.run;

function showTask(task) {
  const hadFocus = taskForm.contains(document.activeElement);
  setHidden(taskForm, !task);
  if (!task) { openTask = 0; return; }
  const isOpen = task.solved === undefined;
  if (isOpen && openTask === task.number) return;
  openTask = isOpen ? task.number : 0;
  taskForm.querySelector("h2").textContent = task.text || words.task;
  taskForm.querySelector("label[for=task-lines]").textContent = words.perLine(example);
  taskForm.querySelector("ul").replaceChildren(...task.goals.map(goal => {
    const item = make("li");
    item.append(make("code", goal));
    return item;
  }));
  taskForm.querySelector("fieldset").hidden = !isOpen;
  taskNote.textContent = isOpen ? "" : words.ended(task.solved);
  taskForm.classList.remove("solved");
  if (hadFocus) taskForm.querySelector("h2").focus({ preventScroll: true });
  if (!isOpen) return;
  byId("task-lines").value = "";
  byId("tried").replaceChildren();
}
function isTooLong(text, name) {
  const size = line => new TextEncoder().encode(line).length, lines = text.split("\n").filter(line => line.trim());
  return size(text) > 2000 || lines.length > 20 || lines.some(line => size(line) > 300) || [...name].length > 30;
}
taskForm.onsubmit = async event => {
  event.preventDefault();
  const text = byId("task-lines").value, name = byId("task-name").value.trim(), number = openTask;
  if (!number || isRunning) return;
  if (!text.trim()) return refuse("empty");
  if (isTooLong(text, name)) return refuse("limits");
  isRunning = true;
  taskNote.textContent = words.running;
  try {
    const body = JSON.stringify({ task: number, name, text, voter, language: isKorean ? "ko" : "en" });
    let answer = await fetch(root + "/try", { method: "POST", body });
    // The room evaluates one after the other. Those who come when many wait come again.
    while (answer.status === 503 && openTask === number) {
      taskNote.textContent = words.waiting;
      await new Promise(resolve => setTimeout(resolve, 1000 + 2000 * Math.random()));
      answer = await fetch(root + "/try", { method: "POST", body });
    }
    if (openTask !== number) return;
    if (answer.ok) showTried(await answer.json());
    else if (answer.status === 400 || answer.status === 413) refuse(await answer.text());
    else taskNote.textContent = { 409: words.late, 429: words.tooMany }[answer.status] || words.off;
  } catch { taskNote.textContent = words.off; } finally { isRunning = false; }
};
/** Says why lines are not tried. What others did before is not what these do. */
function refuse(reason) {
  taskNote.textContent = { empty: words.noLines, control: words.control, name: words.badName }[reason] || words.limits;
  byId("tried").replaceChildren();
}
function showTried(result) {
  byId("tried").replaceChildren(...result.lines.map(line => {
    const box = make("div"), input = make("pre", "", "input");
    input.append(make("b", ">"), " " + line.text);
    box.append(input);
    if (line.output.length) box.append(outputText(line.output));
    return box;
  }));
  if (result.isSolved) taskForm.classList.add("solved");
  taskNote.replaceChildren(...withCode(result.wasStopped ? words.stopped : result.isSolved ? words.done : result.missing));
}
/** A text with what is between backticks as code. */
function withCode(text) {
  const parts = text.split("`");
  return parts.length % 2 ? parts.map((part, index) => index % 2 ? make("code", part) : part) : [text];
}
byId("task-lines").addEventListener("keydown", event => {
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) taskForm.requestSubmit();
});
