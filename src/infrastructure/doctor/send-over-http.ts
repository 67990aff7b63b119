import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { CallOutcome } from '../../application/diagnosis/diagnosis.port.ts';
import { serverText } from '../../domain/notices/server-text.ts';
import { isRecord } from '../wire/tolerant.ts';
import type { ProbeResponse } from './probe.ts';

interface Request {
  readonly url: URL;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  /** Time for the whole response, in milliseconds. */
  readonly limit: number;
}

/** A response larger than this is not read to its end, in bytes. */
const LARGEST_RESPONSE = 20 * 1024 * 1024;

/**
 * Sends one request with Node's own client, whose errors name the cause.
 * Redirects are not followed; `localhost` and every name below it is this
 * machine, as in browsers. Never rejects.
 */
export function sendOverHttp({ url, method, headers, body, limit }: Request): Promise<ProbeResponse> {
  const started = performance.now();
  const isLocal = /(^|\.)localhost$/i.test(url.hostname);
  const timeLimit = AbortSignal.timeout(limit);
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
      signal: timeLimit,
    });
    const end = (given: CallOutcome, json?: unknown) => {
      request.destroy();
      const outcome: CallOutcome = timeLimit.aborted ? { kind: 'timed-out' } : given;
      resolve({ outcome, json, milliseconds: performance.now() - started });
    };
    request.on('error', (problem) => end({ kind: 'unreachable', reason: reasonOf(problem) }));
    request.on('response', (response) => {
      readBody(response).then(
        (received) => {
          if (received === undefined) return end({ kind: 'cut-off', status: response.statusCode ?? 0 });
          const { outcome, json } = outcomeOf(received);
          return end(outcome, json);
        },
        () => end({ kind: 'cut-off', status: response.statusCode ?? 0 }),
      );
    });
    request.end(body);
  });
}

/** The response to its end, or `undefined` where the connection broke, or it is too large. */
async function readBody(response: IncomingMessage): Promise<TextResponse | undefined> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of response as AsyncIterable<Uint8Array>) {
    size += piece.length;
    if (size > LARGEST_RESPONSE) return undefined;
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
  ['ECONNRESET', 'the connection was lost before a response'],
  ['EHOSTUNREACH', 'the host can’t be reached'],
  ['ENETUNREACH', 'there is no network'],
  ['ETIMEDOUT', 'the host does not respond'],
]);

function reasonOf(problem: Error): string {
  const code = 'code' in problem && typeof problem.code === 'string' ? problem.code : '';
  return REASONS.get(code) ?? (code === '' ? problem.message : code);
}

/** A whole response, as it came over the wire. */
interface TextResponse {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
}

/** The JSON of a good response, else what is wrong with it. */
function outcomeOf({ status, contentType, text }: TextResponse): { outcome: CallOutcome; json: unknown } {
  const json = parseJson(text);
  if (status < 200 || status > 299) {
    const message = isRecord(json) && typeof json.message === 'string' ? serverText(json.message) : '';
    return { outcome: { kind: 'refused', status, message }, json: undefined };
  }
  if (text.trim() === '') return { outcome: { kind: 'empty', status }, json: undefined };
  if (json === undefined) return { outcome: { kind: 'not-json', status, contentType }, json };
  return { outcome: { kind: 'good', status }, json };
}

/** The parsed JSON, or `undefined` where the text is none. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
