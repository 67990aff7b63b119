import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runSandbox } from '@livery/sandbox/tests/support/running-sandbox';
import { onTestFinished } from 'vitest';

/** A sandbox behind a socket, closed after the test. */
export interface ASandbox {
  readonly url: string;
  /** Makes a call fail from now on. */
  spoil(call: string, fault: string): Promise<void>;
  /** Posts to it as Aurora's site does, and returns the JSON of its response. */
  post(path: string, body: object, headers?: Readonly<Record<string, string>>): Promise<unknown>;
}

export async function aSandbox(): Promise<ASandbox> {
  const sandbox = await runSandbox();
  onTestFinished(() => {
    const closed = sandbox.close();
    // Otherwise closing would wait seconds for a connection that a client left open.
    sandbox.server.closeAllConnections();
    return closed;
  });
  const { port } = sandbox.server.address() as AddressInfo;

  async function post(path: string, body: object, headers: Readonly<Record<string, string>> = {}) {
    const json = { 'content-type': 'application/json', origin: 'http://aurora.localhost', ...headers };
    const response = await sandbox.request(path, { method: 'POST', headers: json, body: JSON.stringify(body) });
    if (response.status !== 201) throw new Error(`${path} responded with status ${response.status}: ${response.text}`);
    return JSON.parse(response.text);
  }

  return {
    url: `http://127.0.0.1:${port}`,
    post,
    async spoil(call, fault) {
      await post('/sandbox/faults', { call, fault });
    },
  };
}

/** An empty folder, removed after the test. */
export function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'livery-cli-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}
