import type { AddressInfo } from 'node:net';
import { type RunningSandbox, runSandbox } from '../sandbox/support/running-sandbox.ts';
import { anAgentsShell, VISIT } from './an-agents-shell.ts';

const HEADERS = {
  'content-type': 'application/json',
  origin: `http://${VISIT.host}`,
  'x-session-id': VISIT.session,
  'x-correlation-id': 'chaos-1',
};

/** A sandbox whose calls can be made to go wrong, one at a time. */
export async function aFaultySandbox() {
  const sandbox: RunningSandbox = await runSandbox();
  const api = `http://127.0.0.1:${(sandbox.server.address() as AddressInfo).port}`;
  const post = (path: string, body: object) =>
    sandbox.ask(path, { method: 'POST', headers: HEADERS, body: JSON.stringify(body) });
  const found = await sandbox.ask('/search?key=a', { headers: HEADERS });
  const resort: string = JSON.parse(found.text).data[0].id;

  return {
    close: sandbox.close,
    /** Makes these calls go wrong, and no other; a resort holds something once more. */
    async order(fault: string, calls: readonly string[]): Promise<void> {
      await sandbox.ask('/sandbox/faults', { method: 'DELETE' });
      await post('/itineraries', { property_id: resort });
      for (const told of await Promise.all(calls.map((call) => post('/sandbox/faults', { call, fault })))) {
        if (told.status !== 201) throw new Error(told.text);
      }
    },
    openShell: () => anAgentsShell(api, resort),
  };
}
