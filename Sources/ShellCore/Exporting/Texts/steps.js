const steps = [...document.querySelectorAll(".step")], slider = document.getElementById("slider");
document.body.classList.add("live");
document.querySelector(".time").hidden = false;
function show(index, scrolls) {
  const now = Math.max(0, Math.min(steps.length - 1, index));
  slider.value = now;
  steps.forEach((step, i) => { step.classList.toggle("now", i === now); step.classList.toggle("past", i < now); });
  document.getElementById("position").textContent = steps.length ? `${now + 1} of ${steps.length}` : "";
  if (scrolls && steps[now]) steps[now].querySelector(".line").scrollIntoView({ block: "center" });
}
slider.oninput = () => show(+slider.value, true);
document.getElementById("back").onclick = () => show(+slider.value - 1, true);
document.getElementById("forward").onclick = () => show(+slider.value + 1, true);
steps.forEach((step, i) => step.querySelector(".line").onclick = () => show(i, false));
document.onkeydown = event => {
  if (event.target === slider) return;
  if (event.key === "ArrowLeft" || event.key === "ArrowUp") { show(+slider.value - 1, true); event.preventDefault(); }
  if (event.key === "ArrowRight" || event.key === "ArrowDown") { show(+slider.value + 1, true); event.preventDefault(); }
};
show(location.hash ? parseInt(location.hash.slice(5)) || 0 : 0, !!location.hash);
