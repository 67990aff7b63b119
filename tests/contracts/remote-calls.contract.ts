import type { RemoteCall } from '@livery/contract/remotes/remote-context';
import { describe, expect, it } from 'vitest';
import type { RemoteCalls } from '../../src/application/remotes/remote-calls.port.ts';
import { callSource, type MakeSource } from './sources/call-source.ts';

const CALLS: readonly RemoteCall[] = [
  { method: 'GET', path: '/api/bookings', query: { page: 2 } },
  { method: 'POST', path: '/api/bookings', body: { offer: 'offer-1' } },
  { method: 'PUT', path: '/api/bookings', query: { id: 'booking-1' } },
  { method: 'PATCH', path: '/api/bookings', body: { name: 'Ann' } },
  { method: 'DELETE', path: '/api/bookings', query: { id: 'booking-1' } },
  { method: 'POST', path: '/api/documents', body: new Blob(['scan'], { type: 'image/png' }) },
  { method: 'PATCH', path: '/api/documents', body: new FormData() },
  { service: 'resort', method: 'PUT', path: '/itineraries/release', query: { id: 'hold-1' } },
];

/** The contract of calls to the platform and the resort service for remote modules. */
export function remoteCallsContract(name: string, make: MakeSource<RemoteCalls>): void {
  describe(`${name} fulfil the contract of the remotes' calls`, () => {
    it.each(CALLS)('hand on the response to %j as it is', async (call) => {
      for (const response of [{ bookings: [{ id: 'booking-1' }] }, [], 'booked', 0]) {
        const result = await callSource(make, response, (calls, signal) => calls.send(call, signal));
        expect(result).toEqual({ ok: true, value: response });
      }
    });
  });
}
