/// The script of the page.
///
/// Text from records becomes text nodes. Only the screen, which the session writes as HTML, is inserted as HTML, and the
/// content security policy keeps scripts in it from running.
enum RoomScript {
  static let text = #"""
    const korean = {
      live: "실시간", off: "연결이 끊겼습니다. 다시 연결합니다", saved: "저장된 페이지", now: "실시간으로", save: "저장",
      back: "이전", forward: "다음", line: "줄", screen: "화면", state: "상태", effects: "실행 중인 이펙트",
      actions: "액션", empty: "세션을 기다리는 중", of: (n, all) => `${all}개 중 ${n}`, at: (name, time) => `${time}의 ${name}`,
      vote: "다음에 보낼 액션을 고르세요", voted: "투표했습니다. 바꿀 수 있습니다.", late: "투표가 끝났습니다.",
      busy: "같은 네트워크에서 보낸 투표가 너무 많습니다. 이 투표는 세지 않았습니다.",
      votes: n => `${n}표`, format: "이 페이지보다 새로운 세션입니다. 페이지를 다시 여세요.",
    };
    const english = {
      live: "Live", off: "Disconnected, reconnecting", saved: "Saved page", now: "Back to live", save: "Save",
      back: "Back", forward: "Forward", line: "Line", screen: "Screen", state: "State", effects: "Effects in flight",
      actions: "Actions", empty: "Waiting for the session", of: (n, all) => `${n} of ${all}`,
      at: (name, time) => `${name} at ${time}`, vote: "Choose the next action", voted: "You have voted. You can change it.",
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
    let shown = Math.max(0, steps.length - 1), isLive = !isSaved, logName = "", last = 0, stream = null;

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
      const step = make("section", "", "step"), line = make("div", "", "line"), aside = make("aside");
      line.tabIndex = 0;
      if (record.line) {
        const input = make("pre", "", "input");
        input.append(make("b", record.prompt + ">"), " " + record.line);
        line.append(input);
      }
      if (record.output.length) line.append(outputText(record.output));
      if (!record.line && !record.output.length) line.append(make("pre", record.prompt, "input"));
      if (record.screen) {
        const screen = make("div", "", "screen");
        screen.innerHTML = record.screen;
        aside.append(panel(words.screen, screen));
      }
      if (record.state.length) aside.append(panel(words.at(words.state, record.time), stateText(record.state)));
      if (record.effects.length) aside.append(panel(words.effects, make("pre", record.effects.join("\n"))));
      if (record.actions.length) aside.append(panel(words.actions, make("pre", record.actions.join("\n"))));
      step.append(line, aside);
      return step;
    }
    function add(step) {
      const index = steps.push(step) - 1;
      listen(step, index);
      log.append(step);
    }
    function listen(step, index) {
      const line = step.querySelector(".line");
      line.onclick = () => go(index, false);
      line.onkeydown = event => { if (event.key === "Enter") go(index, false); };
    }
    function show(index, scrolls) {
      steps[shown]?.classList.remove("now");
      shown = Math.max(0, Math.min(steps.length - 1, index));
      steps[shown]?.classList.add("now");
      slider.max = Math.max(0, steps.length - 1);
      slider.value = shown;
      byId("position").textContent = steps.length ? words.of(shown + 1, steps.length) : words.empty;
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
      if (event.target === slider || event.altKey || event.ctrlKey || event.metaKey) return;
      const move = { ArrowLeft: shown - 1, ArrowRight: shown + 1, Home: 0, End: steps.length - 1 }[event.key];
      if (move === undefined) return;
      go(move, true);
      event.preventDefault();
    });

    byId("save").onclick = () => {
      const copy = document.documentElement.cloneNode(true);
      copy.dataset.saved = "true";
      copy.querySelector("#ballot").hidden = true;
      const link = make("a");
      link.href = URL.createObjectURL(new Blob(["<!doctype html>\n" + copy.outerHTML], { type: "text/html" }));
      link.download = "session.html";
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 10000);
    };

    const root = location.pathname.replace(/\/$/, "");
    const voter = Array.from(crypto.getRandomValues(new Uint8Array(12)), b => b.toString(16).padStart(2, "0")).join("");
    let openBallot = 0;
    function showBallot(ballot) {
      const box = byId("ballot"), list = box.querySelector("ol"), note = box.querySelector("p");
      const isOpen = ballot && !ballot.counts;
      box.hidden = !ballot;
      if (!ballot) { openBallot = 0; return; }
      if (isOpen && openBallot === ballot.number) return;
      openBallot = isOpen ? ballot.number : 0;
      box.querySelector("h2").textContent = isOpen ? words.vote : words.late;
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
    }
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
      last = shown = openBallot = 0;
      steps.length = 0;
      log.replaceChildren();
      isLive = true;
    }
    function receive(event) {
      const record = JSON.parse(event.data);
      if (record.log === logName && record.number <= last) return;
      if (record.format !== 1) { stream.close(); status(false, words.format); return; }
      if (record.log !== logName) begin(record.log);
      last = record.number;
      add(section(record));
      if (record.prompt) document.title = byId("title").textContent = record.prompt;
      showBallot(record.ballot);
      show(isLive ? steps.length - 1 : shown, isLive && !record.ballot);
      if (isLive && record.ballot) scrollTo({ top: 0 });
    }
    function connect() {
      stream = new EventSource(`${root}/events?after=${logName}:${last}`);
      stream.onopen = () => status(true, words.live);
      stream.onmessage = receive;
      stream.onerror = () => {
        status(false, words.off);
        // The browser reconnects by itself, unless the server has refused the request.
        if (stream.readyState === EventSource.CLOSED) setTimeout(connect, 2000);
      };
    }
    steps.forEach(listen);
    show(shown, false);
    if (isSaved) status(false, words.saved); else { status(false, words.off); connect(); }
    """#
}
