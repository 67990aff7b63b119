import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { keepUse } from '../../../src/ui/remotes/keep-use.ts';

afterEach(() => document.body.replaceChildren());

const CONTROLS = `
  <button type="button">Show</button>
  <label><input type="checkbox"> Pool</label>
  <button type="button" aria-label="Close"></button>
  <button type="button">Show</button>`;

/** A page that a server rendered, and the remote's own, which has one control more. */
function createPages() {
  const html = `<main><div data-served>${CONTROLS}<a href="#rooms">Rooms</a></div>
    <div data-remote hidden><button type="button">Favourite</button>${CONTROLS}</div></main>`;
  document.body.replaceChildren(document.createRange().createContextualFragment(html));
  const [servedElement, remote] = ['[data-served]', '[data-remote]'].map((selector) =>
    document.querySelector<HTMLElement>(selector),
  );
  if (!servedElement || !remote) throw new Error('The page lacks its parts.');
  const clicked: (string | null)[] = [];
  remote.addEventListener('click', ({ target }) => {
    const control = (target as HTMLElement).closest('button, input');
    clicked.push(String([...remote.querySelectorAll('button, input')].indexOf(control as Element)));
  });
  return { servedElement: servedElement, remote, clicked };
}

/** The remote's page replaces the server's. */
async function giveWay(end: () => void, { servedElement, remote }: ReturnType<typeof createPages>) {
  end();
  servedElement.remove();
  remote.hidden = false;
  await Promise.resolve();
}

it('a click on a page that a server rendered is made on the same control of the remote’s page', async () => {
  const both = createPages();
  const end = keepUse(both.servedElement);
  const [, secondElement] = both.servedElement.querySelectorAll('button:not([aria-label])');
  await userEvent.click(secondElement as Element);
  await userEvent.click(both.servedElement.querySelector('input') as Element);
  await userEvent.click(both.servedElement.querySelector('a') as Element);
  expect(both.clicked).toEqual([]);
  await giveWay(end, both);
  await vi.waitFor(() => expect(both.clicked).toEqual(['4', '2']));
  expect(both.remote.querySelector('input')?.checked).toBe(true);
});

it('the focus stays on the same control', async () => {
  const both = createPages();
  const end = keepUse(both.servedElement);
  both.servedElement.querySelector<HTMLElement>('[aria-label="Close"]')?.focus();
  await giveWay(end, both);
  expect(document.activeElement).toBe(both.remote.querySelector('[aria-label="Close"]'));
});

it('nothing happens to a page that was not used, or that has no such control', async () => {
  const both = createPages();
  const end = keepUse(both.servedElement);
  await userEvent.click(both.servedElement.querySelector('[aria-label="Close"]') as Element);
  both.remote.querySelector('[aria-label="Close"]')?.remove();
  await giveWay(end, both);
  expect(both.clicked).toEqual([]);
});

it('nothing is done on the page that the visitor goes to meanwhile', async () => {
  const both = createPages();
  const end = keepUse(both.servedElement);
  await userEvent.click(both.servedElement.querySelector('[aria-label="Close"]') as Element);
  history.pushState(null, '', '/elsewhere');
  await giveWay(end, both);
  history.replaceState(null, '', '/');
  expect(both.clicked).toEqual([]);
});
