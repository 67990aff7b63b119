import { renderInRemote } from '@livery/reference-testing/render-in-remote';
import { SortableList } from '@livery/ui/sortable-list';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

function Cities() {
  const [order, setOrder] = useState(['Porto', 'Lisbon', 'Évora']);
  return (
    <SortableList
      label="Cities"
      items={order.map((name) => ({ id: name, name }))}
      onMove={(id, index) => setOrder(order.filter((name) => name !== id).toSpliced(index, 0, id))}
    >
      {({ name }) => <p data-city="">{name}</p>}
    </SortableList>
  );
}

const shownCities = () => [...document.querySelectorAll('[data-city]')].map(({ textContent }) => textContent);

async function press(key: string) {
  const target = document.activeElement ?? document.body;
  fireEvent.keyDown(target, { key });
  fireEvent.keyUp(target, { key });
  await new Promise((done) => {
    requestAnimationFrame(() => done(undefined));
  });
}

/**
 * The timers of less than a second that are started from now on: each promise resolves once its timer has fired or is
 * cleared.
 */
function timersFromNowOn() {
  const timers: Promise<void>[] = [];
  const ends = new Map<unknown, () => void>();
  const { setTimeout: start, clearTimeout: clear } = window;
  Object.assign(window, {
    setTimeout(run: () => void, delay = 0) {
      if (delay >= 1000) return start(run, delay);
      let id: unknown;
      const endPromise = new Promise<void>((resolve) => {
        id = start(() => {
          run();
          resolve();
        }, delay);
        ends.set(id, resolve);
      });
      timers.push(endPromise);
      return id;
    },
    clearTimeout(id: number) {
      clear(id);
      ends.get(id)?.();
    },
  });
  return { timers, restore: () => Object.assign(window, { setTimeout: start, clearTimeout: clear }) };
}

describe('a sortable list', () => {
  it('is a list with buttons to move an item up, until dragging is loaded', () => {
    const markup = renderToString(<Cities />);
    expect(markup.match(/<li/g)).toHaveLength(3);
    expect(markup.match(/aria-label="moveUp"/g)).toHaveLength(3);
    expect(markup.match(/disabled=""/g)).toHaveLength(1);
  });

  it('leaves Tab to the browser, which stops at every item', async () => {
    await renderInRemote(<Cities />);
    const handle = await screen.findByRole('button', { name: /Porto/ });
    handle.focus();
    expect(fireEvent.keyDown(handle, { key: 'Tab' })).toBe(true);
    // Otherwise a grid moves the focus to its end, so that Tab leaves it.
    expect(document.activeElement).toBe(handle);
  });

  it('moves an item by the keyboard: Enter on its handle, an arrow key, Enter', async () => {
    await renderInRemote(<Cities />);
    const handle = await screen.findByRole('button', { name: /Porto/ });
    handle.focus();
    await press('Enter');
    await press('ArrowDown');
    await press('Enter');
    expect(shownCities()).not.toEqual(['Porto', 'Lisbon', 'Évora']);
    expect(shownCities().toSorted()).toEqual(['Lisbon', 'Porto', 'Évora'].toSorted());
  });

  it.each([
    ['Porto', ['ArrowDown']],
    ['Porto', ['ArrowDown', 'ArrowDown']],
  ])('keeps the focus on the handle of %s, which was moved by %j', async (name, arrows) => {
    await renderInRemote(<Cities />);
    const handle = () => screen.getByRole('button', { name: new RegExp(name) });
    await screen.findByRole('button', { name: new RegExp(name) });
    handle().focus();
    await press('Enter');
    for (const arrow of arrows) await press(arrow);
    await press('Enter');
    expect(shownCities()).not.toEqual(['Porto', 'Lisbon', 'Évora']);
    await waitFor(() => expect(document.activeElement).toBe(handle()));
    // As React Aria does a moment later.
    for (const row of screen.getAllByRole('row')) row.focus();
    expect(document.activeElement).toBe(handle());
    await press('Tab');
    screen.getAllByRole('row')[0]?.focus();
    expect(document.activeElement).toBe(screen.getAllByRole('row')[0]);
  });

  it('leaves the focus in a field that is used after a move, though the list is rendered again', async () => {
    function Trip() {
      const [title, setTitle] = useState('');
      return (
        <>
          <input aria-label="Title" value={title} onChange={({ target }) => setTitle(target.value)} />
          <p>{title}</p>
          <Cities />
        </>
      );
    }
    await renderInRemote(<Trip />);
    (await screen.findByRole('button', { name: /Porto/ })).focus();
    for (const key of ['Enter', 'ArrowDown']) await press(key);
    const { timers, restore } = timersFromNowOn();
    await press('Enter');
    // React Aria moves the focus a moment after the drop, before a person can reach a field.
    await act(async () => void (await Promise.all(timers)));
    restore();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: /Porto/ })));
    const field = screen.getByRole('textbox', { name: 'Title' });
    await userEvent.click(field);
    await userEvent.keyboard('A week');
    expect(field).toHaveProperty('value', 'A week');
    expect(document.activeElement).toBe(field);
  });
});
