import { get, type IncomingMessage } from 'node:http';
import { aBuiltShell } from '../a-built-shell.ts';
import { edgeStarter } from '../run-edge.ts';

const startEdge = await edgeStarter(aBuiltShell());

interface Line {
  readonly level: string;
  readonly msg?: string;
  readonly id?: string;
  readonly route?: string;
  readonly [field: string]: unknown;
}

/** Runs the built server until the test ends. */
export async function startLoggedEdge(environment: Record<string, string> = {}) {
  const edge = await startEdge(environment);
  /** Ends the server, and returns its log. */
  async function text(): Promise<string> {
    edge.process.kill('SIGINT');
    return (await edge.ended).stdout;
  }
  return {
    /** Its output until it was ready. */
    ready: await edge.ready,
    address: edge.site,
    text,
    /** Ends the server, and returns the lines of its log. */
    async lines(): Promise<readonly Line[]> {
      return (await text())
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
    },
  };
}

/** The response to a request on a new connection. */
export function request(address: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(address, { agent: false, headers }, (response) => resolve(response.resume())).once('error', reject);
  });
}
