/// How a page with a graph looks, in addition to `PageStyle`.
enum GraphPageStyle {
  static let text = """
    main { padding-bottom: 2rem; }
    .summary { color: var(--faint); margin: 0 0 .6rem; overflow-wrap: anywhere; }
    .graph { overflow: auto; max-height: 60vh; border: 1px solid var(--line); border-radius: 8px; background: var(--panel); }
    svg { display: block; margin: 0 auto; font: 12px ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace; }
    svg text { fill: var(--text); text-anchor: middle; }
    .box rect { fill: var(--back); stroke: var(--faint); } .box { cursor: pointer; }
    .box:hover rect, .box.past rect { stroke: var(--main); stroke-width: 2; }
    .box.now rect { fill: var(--newback); stroke: var(--new); stroke-width: 2; }
    .box:focus-visible { outline: none; } .box:focus-visible rect { stroke: var(--number); stroke-width: 4; }
    .edge { cursor: pointer; } .edge path { fill: none; stroke: var(--line); } .edge .hit { stroke: transparent; stroke-width: 12; }
    .tip { fill: var(--faint); }
    .edge text { display: none; paint-order: stroke; stroke: var(--panel); stroke-width: 4px; fill: var(--main); }
    .edge.near .line { stroke: var(--faint); } .edge.past .line, .edge:hover .line { stroke: var(--main); stroke-width: 2; }
    .edge.past text, .edge:hover text { display: inline; }
    .lists { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)); gap: .8rem; margin-top: .8rem; }
    .lists > div { display: grid; gap: .8rem; align-content: start; } .panel { min-width: 0; overflow-wrap: anywhere; }
    .state pre { white-space: pre-wrap; } .state h2:not(:first-child) { margin-top: .8rem; }
    ol, ul { margin: .2rem 0; padding-left: 1.6rem; } code { font: 14px ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace; }
    a { color: var(--main); } .stays { color: var(--faint); margin: .8rem 0 0; }
    .way:empty::after { content: "The search began here."; color: var(--faint); margin-left: -1.6rem; }
    .live .state:not(.now) { display: none; } .live .state .way, .live .state h2:nth-of-type(2) { display: none; }
    #way button { text-align: left; vertical-align: top; border: 0; padding: 0 .2rem; max-width: 100%; color: inherit; }
    #way button.now { background: var(--newback); color: var(--new); } #way button.past { color: var(--main); }
    """
}

/// What a page with a graph does: a state, a step, or a line of a way is selected, and the page shows the way to it.
enum GraphPageScript {
  static let text = """
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
    const asked = () => Math.min(states.length - 1, +(location.hash.match(/\\d+$/) || [0])[0]);
    onhashchange = () => { if (asked() !== stateAt(now)) select(asked(), true); };
    select(asked(), true);
    """
}
