import type { RemoteCall } from '@livery/contract/remotes/remote-call';
import { describe, expect, it } from 'vitest';
import type { RemoteCalls } from '../../../src/application/remotes/remote-calls.port.ts';
import type { Tenant } from '../../../src/domain/agency/tenant.ts';
import { createCallPatience } from '../../../src/edge/render/call-patience.ts';

const SITE = 'https://one.example' as Tenant;
const OTHER_TENANT = 'https://other.example' as Tenant;
const offersCall = (id = ''): RemoteCall => ({ method: 'GET', path: `/api/reference/hotel/offers${id}` });

/** Calls with given responses, and their count. */
function createCallWorld() {
  let time = 0;
  let isLate = true;
  const madeCalls: string[] = [];
  const calls: RemoteCalls = {
    async send({ path }) {
      madeCalls.push(path);
      return isLate ? { ok: false, error: { kind: 'timed-out' } } : { ok: true, value: path };
    },
  };
  const patience = createCallPatience(400, () => time);
  return {
    made: madeCalls,
    send: (call: RemoteCall, site = SITE) => patience.of(site, calls).send(call, new AbortController().signal),
    pass: (milliseconds: number) => (time += milliseconds),
    respond: () => (isLate = false),
  };
}

describe('a call that is late three times in a row', () => {
  it('is not made for a minute, whatever it names', async () => {
    const { send, made, pass, respond } = createCallWorld();
    for (const id of ['/1', '/2', '/3']) expect(await send(offersCall(id))).toHaveProperty('error.kind', 'timed-out');
    expect(await send(offersCall('/4'))).toHaveProperty('error.kind', 'cancelled');
    expect(made).toHaveLength(3);
    respond();
    pass(60_000);
    expect(await send(offersCall('/5'))).toHaveProperty('ok', true);
    expect(await send(offersCall('/6'))).toHaveProperty('ok', true);
  });

  it('is made for another site, to another service and for something else', async () => {
    const { send } = createCallWorld();
    for (let time = 1; time <= 4; time += 1) await send(offersCall());
    expect(await send(offersCall(), OTHER_TENANT)).toHaveProperty('error.kind', 'timed-out');
    expect(await send({ ...offersCall(), service: 'resort' })).toHaveProperty('error.kind', 'timed-out');
    expect(await send({ method: 'GET', path: '/api/reference/car/offers' })).toHaveProperty('error.kind', 'timed-out');
  });
});

it('a call may take three quarters of the time that a page waits', () => {
  expect(createCallPatience(400).callLimit).toBe(300);
});

it('a response in time ends the count', async () => {
  const { send, respond, made } = createCallWorld();
  await send(offersCall());
  await send(offersCall());
  respond();
  await send(offersCall());
  await send(offersCall());
  expect(made).toHaveLength(4);
});
