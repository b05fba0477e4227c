// The body of a function for a page that has axe: tells the last argument what axe finds. If the
// first argument is true, only what depends on colours is judged.

const [coloursOnly, done] = arguments;

// Judging contrast takes most of the time, and is the same for all text that looks the same: three of each are enough.
function eachLook() {
  const behind = new Map();
  const looks = new Map();
  for (const element of document.querySelectorAll("body, body *")) {
    const style = getComputedStyle(element);
    const own = style.backgroundColor + style.backgroundImage + style.opacity + style.filter;
    const above = behind.get(element.parentElement) ?? "";
    behind.set(element, own === "rgba(0, 0, 0, 0)none1none" ? above : above + own);
    const text = Array.from(element.childNodes).some((node) => node.nodeType === 3 && node.data.trim() !== "");
    const place = element.getBoundingClientRect();
    const seen = element.checkVisibility({visibilityProperty: true}) && place.width > 1 && place.height > 1;
    if (seen && (text || element.matches("input, select, textarea, button"))) {
      const look = [behind.get(element), style.color, style.font, style.textShadow, style.position,
        place.right > 0 && place.bottom > 0, element.closest(":disabled, [aria-disabled]") !== null,
        text ? "" : element.tagName].join();
      looks.set(look, (looks.get(look) ?? []).concat(element));
    }
  }
  return Array.from(looks.values()).flatMap((alike) => alike.slice(0, 3));
}

function judged(part, options) {
  return axe.run(part, {resultTypes: ["violations"], ...options}).then((judgement) => judgement.violations);
}

async function all() {
  const parts = eachLook().concat(Array.from(document.links));
  const ofColours = {type: "rule", values: ["color-contrast", "link-in-text-block"]};
  const found = await judged({include: parts}, {runOnly: ofColours});
  const others = {rules: {"color-contrast": {enabled: false}}};
  return found
    .concat(coloursOnly ? [] : await judged(document, others))
    .map((barrier) => barrier.id + ": "
      + barrier.nodes.map((node) => node.target + " " + node.failureSummary).join("; "));
}

all().then(done, (fault) => done(["axe: " + fault]));
