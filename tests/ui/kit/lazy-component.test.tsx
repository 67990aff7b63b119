import { cleanup, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LazySlot, lazyComponent, useLazyComponent } from '../../../src/ui/kit/lazy-component.tsx';
import { LoadFailure } from '../../../src/ui/kit/states/load-failure.tsx';
import { ShellContext } from '../../../src/ui/shell-context.tsx';
import { createI18n } from '../../../src/ui/texts/create-i18n.ts';
import { type FakeShell, fakeShell } from '../../support/pages/fake-shell.ts';

afterEach(cleanup);

async function renderSlot(slot: ReactNode) {
  const [shell, i18n] = [fakeShell(), await createI18n('en')];
  const around = (content: ReactNode) => (
    <ShellContext value={shell}>
      <I18nextProvider i18n={i18n}>{content}</I18nextProvider>
    </ShellContext>
  );
  const { rerender } = render(around(slot));
  return { rerender: (next: ReactNode) => rerender(around(next)) };
}

const PROPS = { text: 'Here I am' };
const Words = ({ text }: { readonly text: string }) => <p>{text}</p>;

describe('a part whose code comes late', () => {
  it('keeps its place until it is there', async () => {
    const part = lazyComponent('words', async () => Words);
    render(
      <ShellContext value={fakeShell()}>
        <LazySlot component={part} props={PROPS} fallback={<p>Wait</p>} />
      </ShellContext>,
    );
    expect(screen.getByText('Wait')).toBeTruthy();
    expect(await screen.findByText('Here I am')).toBeTruthy();
  });

  it('offers Retry in its place where it could not come, and then to load the page anew', async () => {
    const fetch = vi.fn(async () => Words);
    fetch.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
    await renderSlot(<LazySlot component={lazyComponent('words', fetch)} props={PROPS} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Reload the page' }));
    expect(await screen.findByText('Here I am')).toBeTruthy();
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it('leaves the focus of Retry, and of a small one, to what is around it', async () => {
    for (const small of [false, true]) {
      const fetch = vi.fn(async () => Words);
      fetch.mockRejectedValueOnce(new Error('offline'));
      await renderSlot(
        <section aria-label="Part">
          <LazySlot
            component={lazyComponent('words', fetch)}
            props={PROPS}
            renderFailed={(retry) => <LoadFailure small={small} onRetry={retry} />}
          />
        </section>,
      );
      await userEvent.click(await screen.findByRole('button', { name: /Retry$/ }));
      expect(await screen.findByText('Here I am')).toBeTruthy();
      expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Part' }));
      cleanup();
    }
  });

  it('is tried again on another page, and not shown as failed first', async () => {
    const fetch = vi.fn(async () => Words);
    fetch.mockRejectedValueOnce(new Error('offline'));
    const part = lazyComponent('words', fetch);
    const slot = (path: string) => (
      <LazySlot component={part} props={PROPS} resetKey={path} renderFailed={() => 'Failed'} fallback="Wait" />
    );
    const { rerender } = await renderSlot(slot('/about'));
    expect(await screen.findByText('Failed')).toBeTruthy();
    rerender(slot('/faqs'));
    expect(screen.getByText('Wait')).toBeTruthy();
    expect(await screen.findByText('Here I am')).toBeTruthy();
  });
});

describe('a popup whose code can not be loaded', () => {
  function opened(fetch: () => Promise<typeof Words>, shell: FakeShell, onFailure?: () => void) {
    const part = lazyComponent('words', fetch);
    return renderHook(({ open }: { readonly open: boolean }) => useLazyComponent(part, open, onFailure), {
      wrapper: ({ children }) => <ShellContext value={shell}>{children}</ShellContext>,
      initialProps: { open: true },
    });
  }

  it('reports the failure, closes, and is fetched anew the next time', async () => {
    const fetch = vi.fn(async () => Words);
    fetch.mockRejectedValueOnce(new Error('offline'));
    const shell = fakeShell();
    const onFailure = vi.fn();
    const { result, rerender } = opened(fetch, shell, onFailure);
    await waitFor(() => expect(onFailure).toHaveBeenCalledOnce());
    expect(shell.did).toEqual([['notify', 'failure', expect.objectContaining({ text: 'Something went wrong' })]]);
    rerender({ open: false });
    rerender({ open: true });
    await waitFor(() => expect(result.current).toBe(Words));
    expect(onFailure).toHaveBeenCalledOnce();
  });

  it('may reload the page when it is opened again, unless typed input would be discarded', async () => {
    const shell = fakeShell();
    const load = vi.spyOn(shell.code, 'load').mockRejectedValue(new Error('offline'));
    const { rerender } = opened(async () => Words, shell);
    const openAgain = async (unsaved: boolean) => {
      await waitFor(() => expect(shell.did.length).toBe(load.mock.calls.length));
      shell.set.unsaved.next(unsaved);
      rerender({ open: false });
      rerender({ open: true });
    };
    await openAgain(true);
    await openAgain(false);
    expect(load.mock.calls.map(([, options]) => options.isPage)).toEqual([false, false, true]);
  });
});
