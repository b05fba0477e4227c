'use strict';
const field = document.getElementById('find');
const said = document.getElementById('said');
const plain = (text) => text.normalize('NFD').replace(/[\u0300-\u036f]/g, '').toLowerCase();
const people = [...document.querySelectorAll('[data-who]')];

/* Leaves the rows and sheets whose names hold all words, and tables with such rows; the only sheet left is opened. */
const find = () => {
  const words = plain(field.value).split(/\s+/).filter(Boolean);
  for (const one of people) {
    const who = plain(one.dataset.who);
    one.hidden = !words.every((word) => who.includes(word));
  }
  for (const table of document.querySelectorAll('.wide:has([data-who])')) {
    table.hidden = table.querySelector('[data-who]:not([hidden])') === null;
  }
  const left = people.filter((one) => one.tagName === 'DETAILS').filter((one) => !one.hidden);
  said.textContent = words.length === 0 ? '' : said.dataset.found.replace('#', left.length);
  if ((words.length === 0 ? 0 : left.length) === 1) {
    left[0].open = true;
  }
};

/* Opens the sheet or board that a link leads to. */
const show = () => {
  const there = document.getElementById(location.hash.slice(1));
  if (there instanceof HTMLDetailsElement) {
    there.hidden = false;
    there.open = true;
    there.scrollIntoView();
  }
};

document.getElementById('search').hidden = false;
field.addEventListener('input', find);
field.addEventListener('change', find);
addEventListener('hashchange', show);
show();

let closed = [];
addEventListener('beforeprint', () => {
  closed = [...document.querySelectorAll('details:not([open])')];
  closed.forEach((one) => { one.open = true; });
});
addEventListener('afterprint', () => closed.forEach((one) => { one.open = false; }));
