import type { RemoteCall } from '@livery/contract/remotes/remote-context';
import { describe, expect, it, onTestFinished } from 'vitest';
import { CONTEXT, NEVER_ABORTED } from '../../../../tests/support/http/an-http-client.ts';
import { someHttpSources } from '../../../../tests/support/http/some-http-sources.ts';
import { startRecordedSandbox } from '../../support/http/recorded-sandbox.ts';

const RECEIPT = new File(['scan'], 'scan.png', { type: 'image/png' });

/** A visitor's calls at the sandbox, as remotes make them. */
async function aVisitor() {
  const sandbox = await startRecordedSandbox();
  onTestFinished(() => sandbox.close());
  const sources = someHttpSources(sandbox.url, { headers: { Origin: 'http://aurora.localhost' } });
  sources.interceptor.setContext(() => ({ ...CONTEXT, token: undefined }));
  return (call: RemoteCall) => sources.remoteCalls.send(call, NEVER_ABORTED);
}

function claimCall(receipt: Blob | string, booking = 'ABC-123'): RemoteCall {
  const body = new FormData();
  body.set('booking', booking);
  if (typeof receipt === 'string') body.set('receipt', receipt);
  else body.set('receipt', receipt, 'scan.png');
  return { method: 'POST', path: '/api/loyalty/claims', body };
}

describe('/api/loyalty', () => {
  it('takes each method of `request`: reads, changes, receives a file, and removes', async () => {
    const send = await aVisitor();
    const data = { points: 1200, credited: [], emails: false, claims: [] };
    expect(await send({ method: 'GET', path: '/api/loyalty' })).toEqual({ ok: true, value: { data } });
    expect(await send({ method: 'PATCH', path: '/api/loyalty', body: { emails: true } })).toMatchObject({
      value: { data: { emails: true } },
    });
    const id = expect.stringMatching(/^CLM-/);
    const claimed = await send(claimCall(RECEIPT));
    expect(claimed).toMatchObject({ value: { data: { claims: [{ id, booking: 'ABC-123', receipt: 'scan.png' }] } } });
    const [{ id: given }] = (claimed as { value: { data: { claims: [{ id: string }] } } }).value.data.claims;
    const removal: RemoteCall = { method: 'DELETE', path: '/api/loyalty/claims', query: { id: given } };
    expect(await send(removal)).toMatchObject({ value: { data: { claims: [] } } });
    expect(await send(removal)).toMatchObject({ error: { status: 404 } });
  });

  it.each([
    ['a file of another type', claimCall(new Blob(['a'], { type: 'text/html' })), 415, 'a PNG, a JPEG or a PDF'],
    ['a file that is too large', claimCall(new Blob([new Uint8Array(70_000)])), 413, 'Send 64 kB at most.'],
    ['no file', claimCall('scan'), 400, 'receipt must be a file.'],
    ['no reference', claimCall(RECEIPT, ' '), 400, 'booking must be text'],
    ['a file alone', { method: 'POST', path: '/api/loyalty/claims', body: RECEIPT }, 400, 'booking must be text'],
    ['what is no answer', { method: 'PATCH', path: '/api/loyalty', body: { emails: 1 } }, 400, 'true or false'],
  ] as const)('refuses %s', async (_, call, status, message) => {
    const send = await aVisitor();
    const error = { kind: 'refused', status, message: expect.stringContaining(message) };
    expect(await send(call)).toMatchObject({ ok: false, error });
  });
});
