import type { RemoteCall } from '@livery/contract/remotes/remote-context';
import { renderInRemote } from '@livery/reference-testing/render-in-remote';
import { QueryResult, ShareButton, useMutation, useQuery } from '@livery/remote';
import type { CallResult } from '@livery/remote/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

const readName = (response: unknown) => (typeof response === 'string' ? response : undefined);

function Hotel({ id }: { readonly id: string | null }) {
  const query = useQuery(id === null ? null : { method: 'GET', path: `/api/hotels/${id}` }, readName);
  return (
    <QueryResult query={query} loading="waiting">
      {(name) => <button onClick={() => query.setValue('renamed')}>{name}</button>}
    </QueryResult>
  );
}

/** A platform that responds when the test settles a request. */
function aSlowPlatform() {
  const waiting: { readonly call: RemoteCall; readonly signal: AbortSignal; settle(response: CallResult): void }[] = [];
  return {
    waiting,
    respond: (call: RemoteCall, signal: AbortSignal) =>
      new Promise<CallResult>((settle) => {
        waiting.push({ call, signal, settle });
      }),
  };
}

const ok = (value: unknown): CallResult => ({ ok: true, value });

describe('a query', () => {
  it('is on its way, then there', async () => {
    const platform = aSlowPlatform();
    await renderInRemote(<Hotel id="a" />, platform);
    expect(screen.getByText('waiting')).toBeTruthy();
    await act(async () => platform.waiting[0]?.settle(ok('Hotel A')));
    expect(screen.getByText('Hotel A')).toBeTruthy();
  });

  it('can be tried again after a failure, which quotes the session; the focus of Retry goes to what is around it', async () => {
    let tries = 0;
    const respond = (): CallResult => {
      tries += 1;
      return tries === 1 ? { ok: false, error: { kind: 'timed-out' } } : ok('at last');
    };
    await renderInRemote(
      <section aria-label="Stay">
        <Hotel id="a" />
      </section>,
      { respond },
    );
    expect(screen.getByText(/session-0123456789/)).toBeTruthy();
    const retry = screen.getByRole('button', { name: 'Retry' });
    retry.focus();
    await act(async () => fireEvent.click(retry));
    expect(screen.getByText('at last')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Stay' }));
  });

  it('has failed where the response is not what the call promises', async () => {
    await renderInRemote(<Hotel id="a" />, { respond: () => ok({ name: 'Hotel' }) });
    expect(screen.getByRole('heading', { name: "We couldn't load this" })).toBeTruthy();
  });

  it('makes no call before there is one to make', async () => {
    const { calls } = await renderInRemote(<Hotel id={null} />);
    expect(calls).toEqual([]);
    expect(screen.getByText('waiting')).toBeTruthy();
  });

  it('can have its value replaced without another call', async () => {
    const { calls } = await renderInRemote(<Hotel id="a" />, { respond: () => ok('Hotel A') });
    await act(async () => fireEvent.click(screen.getByText('Hotel A')));
    expect(screen.getByText('renamed')).toBeTruthy();
    expect(calls).toHaveLength(1);
  });
});

function Book({ onResult }: { readonly onResult: (result: string) => void }) {
  const { busy, run } = useMutation();
  const book = async () => {
    const response = await run({ method: 'POST', path: '/api/bookings', body: {} });
    onResult(response.ok ? 'booked' : response.error.kind);
  };
  return <button onClick={() => void book()}>{busy ? 'busy' : 'book'}</button>;
}

describe('a mutation', () => {
  it('runs once, however often it is pressed', async () => {
    const platform = aSlowPlatform();
    const results: string[] = [];
    await renderInRemote(<Book onResult={(result) => results.push(result)} />, platform);
    await act(async () => fireEvent.click(screen.getByText('book')));
    await act(async () => fireEvent.click(screen.getByText('busy')));
    await act(async () => platform.waiting[0]?.settle(ok({})));
    expect(platform.waiting).toHaveLength(1);
    expect(results).toEqual(['cancelled', 'booked']);
    expect(screen.getByText('book')).toBeTruthy();
  });

  it('is cancelled when the component is unmounted', async () => {
    const platform = aSlowPlatform();
    const results: string[] = [];
    const { unmount } = await renderInRemote(<Book onResult={(result) => results.push(result)} />, platform);
    await act(async () => fireEvent.click(screen.getByText('book')));
    unmount();
    await act(async () => undefined);
    expect(platform.waiting[0]?.signal.aborted).toBe(true);
    expect(results).toEqual(['cancelled']);
  });
});

describe('sharing', () => {
  afterEach(() => void Reflect.deleteProperty(navigator, 'clipboard'));

  it('copies the address where the device has nothing of its own, and reports it', async () => {
    const copiedTexts: string[] = [];
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => copiedTexts.push(text) },
    });
    const { actions } = await renderInRemote(<ShareButton path="/blog/share?slug=a" title="A" />);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Share' })));
    expect(copiedTexts).toEqual([`${window.location.origin}/blog/share?slug=a`]);
    expect(actions).toEqual([['notify', 'success', 'Link copied.']]);
  });

  it('reports a failure of that, too', async () => {
    const { actions } = await renderInRemote(<ShareButton path="/blog" title="A" />);
    await act(async () => fireEvent.click(screen.getByRole('button')));
    expect(actions).toEqual([['notify', 'failure', "Couldn't copy the link."]]);
  });
});
