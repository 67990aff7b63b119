import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { CallOutcome } from '../../application/diagnosis/diagnosis.port.ts';
import { type Answer, outcomeOf } from './outcome-of.ts';
import type { ProbeResponse } from './probe.ts';

interface Request {
  readonly url: URL;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  /** Time for the whole answer, in milliseconds. */
  readonly limit: number;
}

/** An answer larger than this is not read to its end, in bytes. */
const LARGEST_ANSWER = 20 * 1024 * 1024;

/**
 * Sends one request with Node's own client, which tells apart what went wrong.
 * Redirects are not followed; `localhost` and every name below it is this
 * machine, as in browsers. Never rejects.
 */
export function sendOverHttp({ url, method, headers, body, limit }: Request): Promise<ProbeResponse> {
  const started = performance.now();
  const isLocal = /(^|\.)localhost$/i.test(url.hostname);
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;

  return new Promise((resolve) => {
    const request = send({
      method,
      protocol: url.protocol,
      hostname: isLocal ? '127.0.0.1' : url.hostname.replace(/^\[|\]$/g, ''),
      port: url.port,
      path: `${url.pathname}${url.search}`,
      headers: { ...headers, Host: url.host },
      servername: url.hostname,
      agent: false,
    });
    const end = (outcome: CallOutcome, json?: unknown) => {
      clearTimeout(timer);
      request.destroy();
      resolve({ outcome, json, milliseconds: performance.now() - started });
    };
    const timer = setTimeout(() => end({ kind: 'timed-out' }), limit);
    request.on('error', (problem) => end({ kind: 'unreachable', reason: reasonOf(problem) }));
    request.on('response', (response) => {
      readWhole(response).then(
        (answer) => {
          if (answer === undefined) return end({ kind: 'cut-off', status: response.statusCode ?? 0 });
          const { outcome, json } = outcomeOf(answer);
          return end(outcome, json);
        },
        () => end({ kind: 'cut-off', status: response.statusCode ?? 0 }),
      );
    });
    request.end(body);
  });
}

/** The answer to its end, or `undefined` where it has none: the line went dead, or it is too large. */
async function readWhole(response: IncomingMessage): Promise<Answer | undefined> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of response as AsyncIterable<Uint8Array>) {
    size += piece.length;
    if (size > LARGEST_ANSWER) return undefined;
    pieces.push(piece);
  }
  if (!response.complete) return undefined;
  return {
    status: response.statusCode ?? 0,
    contentType: response.headers['content-type'] ?? '',
    text: Buffer.concat(pieces).toString('utf8'),
  };
}

const REASONS: ReadonlyMap<string, string> = new Map([
  ['ECONNREFUSED', 'nothing listens there'],
  ['ENOTFOUND', 'there is no such host'],
  ['EAI_AGAIN', 'its name can’t be looked up'],
  ['ECONNRESET', 'the connection was lost before an answer'],
  ['EHOSTUNREACH', 'the host can’t be reached'],
  ['ENETUNREACH', 'there is no network'],
  ['ETIMEDOUT', 'the host does not answer'],
]);

function reasonOf(problem: Error): string {
  const code = 'code' in problem && typeof problem.code === 'string' ? problem.code : '';
  return REASONS.get(code) ?? (code === '' ? problem.message : code);
}
