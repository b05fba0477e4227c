"use strict";
// Everything works without this file; it keeps pages up to date and says at once what is pressed.

(function () {
  const body = document.body;
  // Times are counted from the loading of the page: the clock of this device may be put on or back.
  let ahead = Number(body.dataset.now) - performance.now();
  let stamp = body.dataset.stamp;

  function show() {
    for (const left of document.querySelectorAll("[data-ends]")) {
      const ends = Number(left.dataset.ends);
      if (ends > 0) {
        const seconds = Math.round((ends - performance.now() - ahead) / 1000);
        const size = Math.abs(seconds);
        const text = (seconds < 0 ? "\u2212" : "") + Math.floor(size / 60) + ":" + String(size % 60).padStart(2, "0");
        if (left.textContent !== text) {
          left.textContent = text;
        }
        left.classList.toggle("over", seconds <= 0);
        if (document.querySelector(".now ~ .next")) {
          document.querySelector(".wall").classList.toggle("ending", seconds <= 120);
        }
      }
    }
  }

  // A wall screen with several pages turns them.
  let turn = 0;
  function turnPages() {
    for (const page of document.querySelectorAll(".wall .page")) {
      const pages = Array.from(page.parentElement.children);
      page.hidden = pages.indexOf(page) !== turn % pages.length;
    }
  }
  window.setInterval(function () {
    turn += 1;
    turnPages();
  }, 12000);

  async function renew() {
    // After a form that was refused the address is that of the form.
    const own = document.querySelector("[data-renew]");
    const page = await fetch(own ? own.dataset.renew : location.href, {cache: "no-store"});
    if (!page.ok) {
      return;
    }
    const next = new DOMParser().parseFromString(await page.text(), "text/html");
    const parts = next.querySelectorAll(".live");
    const focus = document.activeElement;
    // What somebody types stands outside; whoever uses the keyboard stays where they are.
    const held = focus && focus.closest(".live") ? mark(focus) : null;
    document.querySelectorAll(".live").forEach(function (part, k) {
      if (parts[k]) {
        const open = Array.from(part.querySelectorAll("details"), (details) => details.open);
        part.replaceChildren(...parts[k].childNodes);
        part.querySelectorAll("details").forEach((details, d) => { details.open = open[d] === true; });
      }
    });
    if (held !== null) {
      const again = Array.from(document.querySelectorAll(".live *")).find((element) => mark(element) === held);
      if (again) {
        again.focus({preventScroll: true});
      }
    }
    stamp = next.body.dataset.stamp;
    ahead = Number(next.body.dataset.now) - performance.now();
    show();
    turnPages();
  }

  // What an element leads to, which it still does when the page is made again.
  function mark(element) {
    return ["href", "name", "value", "aria-label"].map((name) => element.getAttribute(name)).concat(element.tagName).join(" ");
  }

  async function look() {
    try {
      const reply = await fetch("/version", {cache: "no-store"});
      const words = (await reply.text()).split(" ");
      body.classList.remove("lost");
      if (reply.ok && words.length === 2) {
        ahead = Number(words[1]) - performance.now();
        if (words[0] !== stamp) {
          await renew();
        }
      }
    } catch (gone) {
      body.classList.add("lost");
    }
    window.setTimeout(look, document.querySelector(".wall") ? 2000 : 4000 + 2000 * Math.random());
  }

  window.setInterval(show, 500);
  show();
  turnPages();
  if (document.querySelector(".live")) {
    window.setTimeout(look, 1000);
  }

  const entry = document.querySelector("form.entry");
  if (entry) {
    const checked = entry.querySelector(".checked");
    let latest = 0;
    const check = async function () {
      const mine = ++latest;
      const fields = new URLSearchParams();
      for (const name of ["level", "suit", "doubling", "declarer", "result", "lead", "other"]) {
        fields.set(name, new FormData(entry).get(name) || "");
      }
      const whole = ["level", "suit", "declarer", "result"].every((name) => fields.get(name) !== "");
      if (!whole && fields.get("other") === "") {
        checked.textContent = "";
        return;
      }
      try {
        const reply = await fetch(entry.dataset.check + "&" + fields, {cache: "no-store"});
        if (reply.ok && mine === latest) {
          checked.textContent = await reply.text();
        }
      } catch (gone) {
        checked.textContent = "";
      }
    };
    // On a laptop results are typed, one after the other.
    if (window.matchMedia("(pointer: fine)").matches && document.activeElement === body) {
      entry.querySelector("#other").focus({preventScroll: true});
    }
    entry.addEventListener("change", check);
    entry.addEventListener("input", check);
    check();
  }
})();
