import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { doUses } from '../../../src/ui/kit/do-uses.ts';
import { earlyUse } from '../../../src/ui/kit/early-use.ts';
import '../../../src/early-use.ts';

const HTML = `
  <header><button type="button">Language</button></header>
  <main>
    <button type="button">Search</button>
    <form><button>Send</button><input type="submit" value="Send"></form>
    <a href="#rooms">Rooms</a>
    <input type="checkbox" aria-label="Pool">
    <input aria-label="Name">
    <select aria-label="Order"><option>Best</option><option>Cheapest</option></select>
    <details><summary>More</summary></details>
  </main>`;

afterEach(() => document.body.replaceChildren());

function render(): void {
  document.body.replaceChildren(document.createRange().createContextualFragment(HTML));
  for (const form of document.forms) form.addEventListener('submit', (event) => event.preventDefault());
}

function aPage() {
  render();
  // As at the start of the document.
  window.earlyTargets = [];
  return { begin: () => earlyUse({ window, page: document.body }) };
}

const elementAt = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`The page has no ${selector}.`);
  return element;
};
const fieldLabelled = (label: string) => elementAt(`[aria-label="${label}"]`) as HTMLInputElement;

/** Counts the clicks on an element. */
function clicksOn(selector: string): () => number {
  let count = 0;
  elementAt(selector).addEventListener('click', () => {
    count += 1;
  });
  return () => count;
}

it('what is pressed before and after the program is there is done once it is live, by one only', async () => {
  const { begin } = aPage();
  await userEvent.click(elementAt('header button'));
  const early = begin();
  await userEvent.click(elementAt('header button'));
  await userEvent.click(elementAt('main button'));
  early.hydrated();
  const [language, search] = [clicksOn('header button'), clicksOn('main button')];
  const takenControls = early.take(elementAt('main'));
  expect(takenControls.map(({ element }) => element.textContent)).toEqual(['Search']);
  doUses(early.end(), document.body);
  expect([language(), search()]).toEqual([1, 0]);
  expect(early.take(document.body)).toEqual([]);
});

it('what is done again once the shell hears of it is not done twice', async () => {
  const { begin } = aPage();
  await userEvent.click(elementAt('header button'));
  const early = begin();
  early.hydrated();
  const clicks = clicksOn('header button');
  await userEvent.click(elementAt('header button'));
  doUses(early.end(), document.body);
  expect(clicks()).toBe(1);
});

it('what waits for its code takes what is done with it until then', async () => {
  const early = aPage().begin();
  early.hydrated();
  await userEvent.click(elementAt('main button'));
  expect(early.take(elementAt('main'))).toHaveLength(1);
  expect(early.take(elementAt('main'))).toEqual([]);
});

it('what the browser does by itself is left to it', async () => {
  const early = aPage().begin();
  for (const selector of ['a', 'form button', '[type="submit"]']) {
    // oxlint-disable-next-line no-await-in-loop -- One after the other, as a visitor does.
    await userEvent.click(elementAt(selector));
  }
  expect(early.end()).toEqual([]);
});

/** Makes choices on the page, as a visitor would. */
async function useControls() {
  await userEvent.click(fieldLabelled('Pool'));
  await userEvent.type(fieldLabelled('Name'), 'Alcove');
  await userEvent.selectOptions(fieldLabelled('Order'), 'Cheapest');
  await userEvent.click(elementAt('summary'));
}

function controlValues() {
  return [
    fieldLabelled('Pool').checked,
    fieldLabelled('Name').value,
    fieldLabelled('Order').value,
    elementAt('details').hasAttribute('open'),
  ];
}

it('a page that is rendered again gets what was chosen in the one before', async () => {
  const early = aPage().begin();
  await useControls();
  render();
  expect(controlValues()).toEqual([false, '', 'Best', false]);
  doUses(early.end(), document.body);
  await vi.waitFor(() => expect(controlValues()).toEqual([true, 'Alcove', 'Cheapest', true]));
});

it('the same elements keep what was chosen, and the program hears of it', async () => {
  const early = aPage().begin();
  await useControls();
  const valuesBefore = controlValues();
  const heard: (string | null)[] = [];
  document.body.addEventListener('change', ({ target }) => heard.push((target as HTMLElement).ariaLabel));
  doUses(early.end(), document.body);
  await vi.waitFor(() => expect(heard).toEqual(['Pool', 'Name', 'Order']));
  expect(controlValues()).toEqual(valuesBefore);
});

it('what is rendered or enabled later is waited for, and done once', async () => {
  const early = aPage().begin();
  await userEvent.click(elementAt('header button'));
  elementAt('header button').remove();
  doUses(early.end(), document.body);
  const laterElement = document.createElement('button');
  laterElement.textContent = 'Language';
  laterElement.disabled = true;
  elementAt('header').append(laterElement);
  await Promise.resolve();
  const clicks = clicksOn('header button');
  laterElement.disabled = false;
  await Promise.resolve();
  expect(clicks()).toBe(1);
  elementAt('main').append(document.createElement('p'));
  await Promise.resolve();
  expect(clicks()).toBe(1);
});

it('what is not there yet is not done on another page', async () => {
  const early = aPage().begin();
  await userEvent.click(elementAt('header button'));
  elementAt('header').replaceChildren();
  doUses(early.end(), document.body);
  history.pushState(null, '', '/elsewhere');
  render();
  const clicks = clicksOn('header button');
  await Promise.resolve();
  history.replaceState(null, '', '/');
  expect(clicks()).toBe(0);
});
