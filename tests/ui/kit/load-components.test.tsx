import { act, screen } from '@testing-library/react';
import { type ReactNode, StrictMode, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { LazySlot, lazyComponent, loadComponents } from '../../../src/ui/kit/lazy-component.tsx';
import { ShellContext } from '../../../src/ui/shell-context.tsx';
import { fakeShell } from '../../support/pages/fake-shell.ts';

const Words = () => <p>Here I am</p>;
const failOffline = async () => {
  throw new Error('offline');
};

describe('the components that a server rendered', () => {
  it('are none on an empty page', async () => {
    expect(await loadComponents([])).toBe(true);
  });

  it('are loaded by their names, once', async () => {
    const fetch = vi.fn(async () => Words);
    const part = lazyComponent('load-once', fetch);
    expect(part.loaded()).toBeUndefined();
    expect(await loadComponents(['load-once'])).toBe(true);
    expect(await loadComponents(['load-once', 'load-once'])).toBe(true);
    expect(part.loaded()).toBe(Words);
    expect(fetch).toHaveBeenCalledOnce();
  });

  it.each([[['load-outer-1', 'load-inner-1']], [['load-inner-2', 'load-outer-2']]])(
    'are loaded where they are known only once another is loaded: %j',
    async (names) => {
      const [inner, outer] = names.toSorted();
      const loadedNames: string[] = [];
      lazyComponent(outer ?? '', async () => {
        lazyComponent(inner ?? '', async () => {
          loadedNames.push('inner');
          return Words;
        });
        loadedNames.push('outer');
        return Words;
      });
      expect(await loadComponents(names)).toBe(true);
      expect(loadedNames).toEqual(['outer', 'inner']);
    },
  );

  it('are not all there where one fails, or where nothing has its name', async () => {
    lazyComponent('load-broken', failOffline);
    const otherComponent = lazyComponent('load-other', async () => Words);
    expect(await loadComponents(['load-broken', 'load-other'])).toBe(false);
    expect(otherComponent.loaded()).toBe(Words);
    expect(await loadComponents(['load-unheard-of'])).toBe(false);
    expect(await loadComponents(['toString', '__proto__'])).toBe(false);
  });

  it('are tried again, where they are shown, after they failed once', async () => {
    let isOnline = false;
    const part = lazyComponent('load-again', async () => (isOnline ? Words : await failOffline()));
    expect(await loadComponents(['load-again'])).toBe(false);
    isOnline = true;
    expect(await part.load()).toBe(Words);
    expect(part.loaded()).toBe(Words);
  });
});

describe('a page with lazy components is hydrated', () => {
  /** Renders on a server, then hydrates the result; returns React's complaints. */
  async function hydrated(slot: ReactNode) {
    const page = (
      <StrictMode>
        <ShellContext value={fakeShell()}>
          <Suspense fallback="Suspended">{slot}</Suspense>
        </ShellContext>
      </StrictMode>
    );
    const root = document.createElement('div');
    document.body.append(root);
    const html = renderToString(page);
    root.append(document.createRange().createContextualFragment(html));
    const complaints: unknown[] = [];
    const hydrating = await act(async () =>
      hydrateRoot(root, page, { onRecoverableError: (failure) => complaints.push(failure) }),
    );
    onTestFinished(() => {
      act(() => hydrating.unmount());
      root.remove();
    });
    return { html, complaints };
  }

  it('with the very elements that the server rendered', async () => {
    const part = lazyComponent('hydrate-words', async () => Words);
    await loadComponents(['hydrate-words']);
    const { html, complaints } = await hydrated(<LazySlot component={part} props={{}} fallback="Wait" />);
    expect(html).toContain('<p>Here I am</p>');
    expect(screen.getByText('Here I am')).toBeTruthy();
    expect(complaints).toEqual([]);
  });

  it('without those that only the device knows, which come afterwards', async () => {
    const part = lazyComponent('hydrate-client', async () => Words);
    await loadComponents(['hydrate-client']);
    const { html, complaints } = await hydrated(<LazySlot clientOnly component={part} props={{}} fallback="Wait" />);
    expect(html).not.toContain('Here I am');
    expect(await screen.findByText('Here I am')).toBeTruthy();
    expect(complaints).toEqual([]);
  });
});
