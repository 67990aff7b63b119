import { renderInRemote } from '@livery/reference-testing/render-in-remote';
import { settle } from '@livery/remote/testing';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Lazy, namedLoader } from '../lazy.tsx';

const lazyGreeting = (load: () => Promise<{ readonly text: string }>) => (
  <Lazy load={load}>{({ text }) => <p>{text}</p>}</Lazy>
);

type LoadText = () => Promise<{ readonly text: string }>;

function Pages({ pages }: { readonly pages: readonly LoadText[] }) {
  const [index, setIndex] = useState(0);
  const load = pages[index];
  return (
    <>
      <button type="button" onClick={() => setIndex(index + 1)}>
        Next
      </button>
      {load !== undefined && lazyGreeting(load)}
    </>
  );
}

describe('a part of the main app that is loaded when it is rendered', () => {
  it('is rendered once it is loaded, and at once after that', async () => {
    const load = async () => ({ text: 'Hello' });
    const { unmount } = await renderInRemote(lazyGreeting(load));
    expect(await screen.findByText('Hello')).toBeTruthy();
    unmount();
    await renderInRemote(lazyGreeting(load));
    expect(screen.queryByText('Loading…')).toBeNull();
    expect(screen.queryByText('Hello')).not.toBeNull();
  });

  it('reports that it could not be loaded, and is loaded by Retry', async () => {
    const answers = [() => Promise.reject(new Error('lost')), async () => ({ text: 'Hello' })];
    const { actions } = await renderInRemote(
      lazyGreeting(() => answers.shift()?.() ?? Promise.reject(new Error('again'))),
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Hello')).toBeTruthy();
    expect(actions.map(([name, error]) => [name, String(error)])).toEqual([['reportError', 'Error: lost']]);
  });

  it('renders the part that was asked for last, whichever comes first', async () => {
    let answer = (_: { readonly text: string }) => {};
    const slow = () => new Promise<{ readonly text: string }>((resolve) => (answer = resolve));
    const pages = [slow, async () => ({ text: 'Second' })];
    await renderInRemote(<Pages pages={pages} />);
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Second')).toBeTruthy();
    answer({ text: 'First' });
    await settle();
    expect(screen.queryByText('First')).toBeNull();
  });

  it('stays, with all that is typed into it, until its edited module is loaded under the same name', async () => {
    const pages = [
      namedLoader('test/page', async () => ({ text: 'Hello' })),
      namedLoader('test/page', async () => ({ text: 'Hi' })),
    ];
    await renderInRemote(<Pages pages={pages} />);
    const element = await screen.findByText('Hello');
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.queryByText('Hello')).toBe(element);
    expect(await screen.findByText('Hi')).toBe(element);
  });
});
