"use strict";
// Everything works without this file; it keeps pages up to date and says at once what is pressed.

(function () {
  const body = document.body;
  let ahead = Number(body.dataset.now) - Date.now();
  let stamp = body.dataset.stamp;

  function show() {
    for (const left of document.querySelectorAll("[data-ends]")) {
      const ends = Number(left.dataset.ends);
      if (ends > 0) {
        const seconds = Math.round((ends - Date.now() - ahead) / 1000);
        const size = Math.abs(seconds);
        const text = (seconds < 0 ? "\u2212" : "") + Math.floor(size / 60) + ":" + String(size % 60).padStart(2, "0");
        if (left.textContent !== text) {
          left.textContent = text;
        }
        left.classList.toggle("over", seconds <= 0);
      }
    }
  }

  async function renew() {
    const page = await fetch(location.href, {cache: "no-store"});
    if (!page.ok) {
      return;
    }
    const next = new DOMParser().parseFromString(await page.text(), "text/html");
    const typing = document.activeElement && document.activeElement.closest("main form");
    const open = document.querySelector("main details[open]") !== null;
    if (!typing) {
      document.querySelector("main").replaceChildren(...next.querySelector("main").childNodes);
      const details = document.querySelector("main details");
      if (details && open) {
        details.open = true;
      }
      stamp = next.body.dataset.stamp;
      ahead = Number(next.body.dataset.now) - Date.now();
      show();
    }
  }

  async function look() {
    try {
      const reply = await fetch("/version", {cache: "no-store"});
      const words = (await reply.text()).split(" ");
      body.classList.remove("lost");
      if (reply.ok && words.length === 2) {
        ahead = Number(words[1]) - Date.now();
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
    entry.addEventListener("change", check);
    entry.addEventListener("input", check);
    check();
  }
})();
