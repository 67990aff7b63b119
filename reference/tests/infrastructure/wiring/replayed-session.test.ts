import 'reflect-metadata';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningSandbox, runSandbox } from '@livery/sandbox/tests/support/running-sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { whenLoaded } from '../../../../src/application/shared/when-loaded.ts';
import { parseRecording } from '../../../../src/infrastructure/recorded/recording-wire.ts';
import type { AdapterSet } from '../../../../src/infrastructure/wiring/create-container.ts';
import { createShell } from '../../../../src/infrastructure/wiring/create-shell.ts';
import { httpNodeAdapters } from '../../../../src/infrastructure/wiring/http-node-adapters.ts';
import { recordedAdapters } from '../../../../src/infrastructure/wiring/recorded-adapters.ts';

let sandbox: RunningSandbox;
let api = '';
let folder = '';
beforeAll(async () => {
  sandbox = await runSandbox();
  api = `http://127.0.0.1:${(sandbox.server.address() as AddressInfo).port}`;
  folder = mkdtempSync(join(tmpdir(), 'livery-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
  sandbox.server.closeAllConnections();
  return sandbox.close();
});

/** Runs a session, and returns all of its values as one text. */
async function valuesOf(adapters: AdapterSet): Promise<string> {
  const shell = createShell(adapters);
  shell.start();
  shell.deals.cars.load();
  shell.content.loadFaq();
  const seenState = {
    id: shell.session.id,
    agency: await whenLoaded(shell.agency.state),
    profile: await whenLoaded(shell.session.profile),
    rates: await whenLoaded(shell.market.rates),
    language: shell.market.language.now(),
    currency: shell.market.currency.now(),
    cars: await whenLoaded(shell.deals.cars.state),
    faq: await whenLoaded(shell.content.faq),
  };
  return JSON.stringify(seenState, (_, value: unknown) => (value instanceof Map ? [...value] : value), 2);
}

describe('a recorded session', () => {
  it.each([
    ['a visitor', undefined],
    ['a travel agent', 'sandbox-marigold-agent'],
    ['the holder of an unknown token', 'sandbox-marigold-unknown'],
  ])('of %s replays to the same, byte for byte', async (_, token) => {
    const record = join(folder, 'session.jsonl');
    const host = 'marigold.localhost';
    const firstValues = await valuesOf(httpNodeAdapters({ api, host, token, record, search: '?lng=pt&currency=EUR' }));
    const recording = parseRecording(readFileSync(record, 'utf8'));
    if (!recording.ok) throw new Error(recording.error.problem);
    expect(await valuesOf(recordedAdapters(recording.value))).toBe(firstValues);
    expect(firstValues).toContain('"kind": "ready"');
    expect(statSync(record).mode & 0o777).toBe(0o600);
    if (token !== undefined) expect(readFileSync(record, 'utf8')).not.toContain(token);
  });
});
