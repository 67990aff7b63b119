import { type ChildProcess, spawn } from 'node:child_process';
import { get } from 'node:http';
import { afterEach, expect } from 'vitest';
import { builtProgram } from '../support/built-program.ts';

export interface EndedEdge {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunningEdge {
  readonly process: ChildProcess;
  /** The line with which it reports that it is ready. */
  readonly ready: Promise<string>;
  /** Its output so far. */
  log(): string;
  readonly ended: Promise<EndedEdge>;
}

/** Starts the built edge as its own program: Node can't run its sources, because the page's components import styles. */
export async function aBuiltEdge(): Promise<RunEdge> {
  const program = await builtProgram('edge');
  return (root, environment = {}, command = {}) => start(program, root, environment, command);
}

/** Starts the built edge for one test after another; each ends with its test. */
export async function edgeStarter(root: string) {
  const runEdge = await aBuiltEdge();
  let runningEdge: RunningEdge | undefined;
  afterEach(() => void runningEdge?.process.kill('SIGKILL'));
  return async (environment: Record<string, string> = {}) => {
    runningEdge = runEdge(root, { PORT: '0', ...environment });
    return { ...runningEdge, ...addressesIn(await runningEdge.ready) };
  };
}

/** The addresses of the site and the admin port, from the output of a server that is ready. */
export function addressesIn(output: string): { readonly site: string; readonly admin: string } {
  const addressAfter = (text: string) => new RegExp(`${text} is listening on (\\S+)`).exec(output)?.[1] ?? '';
  return { site: addressAfter('Livery'), admin: addressAfter('The admin port') };
}

/** The status of a response on a new connection; rejects if there is none. */
export function statusOf(address: string | URL, headers: Record<string, string> = {}): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(address, { headers, agent: false }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode));
      response.once('error', reject);
    }).once('error', reject);
  });
}

type RunEdge = (root: string, environment?: Record<string, string>, command?: Command) => RunningEdge;

interface Command {
  /** Options of Node. */
  readonly options?: readonly string[];
  /** Arguments of the edge, after the build's folder. */
  readonly args?: readonly string[];
}

function start(
  program: string,
  root: string,
  environment: Record<string, string>,
  { options = [], args = [] }: Command,
): RunningEdge {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [...options, program, root, ...args], {
    env: { PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [stdout, stderr] = ['', ''];
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
      if (/Livery is listening on .*\n/.test(stdout)) resolve(messagesIn(stdout).join('\n'));
    });
    child.once('close', () => reject(new Error(`The edge ended before it was ready: ${stderr}`)));
  });
  ready.catch(() => undefined);
  const endedPromise = new Promise<EndedEdge>((resolve) => {
    child.once('close', (code) => resolve({ code, stdout, stderr }));
  });
  return { process: child, ready, ended: endedPromise, log: () => stdout };
}

/** The lines of level `fatal` in a JSON log. */
export function fatalIn(log: string): readonly unknown[] {
  const lines = log.split('\n').filter((line) => line !== '');
  return lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 'fatal');
}

/** The one log line of a server that refuses to start. */
export const refusalOf = (...because: readonly unknown[]) => [
  expect.objectContaining({ level: 'fatal', msg: 'The server can’t start.', because }),
];

/** The messages of a log; whole lines if the log is for people. */
export function messagesIn(log: string): readonly string[] {
  return log
    .trim()
    .split('\n')
    .map((line) => (line.startsWith('{') ? (JSON.parse(line).msg ?? '') : line));
}
