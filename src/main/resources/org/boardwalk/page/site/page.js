"use strict";
// Everything works without this file; it renews a running search and spares hopeless uploads.

(function () {
  const progress = document.getElementById("progress");
  if (progress && window.EventSource) {
    const events = new EventSource(progress.dataset.events);
    events.addEventListener("progress", function (event) {
      for (const line of event.data.split("\n")) {
        const tab = line.indexOf("\t");
        const field = progress.querySelector('[data-field="' + line.slice(0, tab) + '"]');
        const value = line.slice(tab + 1);
        if (field && field.textContent !== value) {
          field.textContent = value;
        }
      }
    });
    events.addEventListener("done", function () {
      events.close();
      window.location.reload();
    });
    window.addEventListener("pagehide", function () {
      events.close();
    });
  }

  // A fold of a movement's page stays as it was left, also for the next movement.
  for (const fold of document.querySelectorAll("details.fold")) {
    const name = "fold " + fold.id;
    fold.open = fold.open || localStorage.getItem(name) === "open";
    fold.addEventListener("toggle", function () {
      localStorage.setItem(name, fold.open ? "open" : "");
    });
  }

  for (const input of document.querySelectorAll("input[type=file][data-most]")) {
    const warning = input.closest("form").querySelector(".too-large");
    input.addEventListener("change", function () {
      const large = Array.from(input.files).some(function (file) {
        return file.size > Number(input.dataset.most);
      });
      warning.hidden = !large;
      input.setCustomValidity(large ? warning.textContent : "");
    });
  }
})();
