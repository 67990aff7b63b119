import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isRecord } from '@livery/contract/wire/is-record';
import type { CallOutcome } from '../../application/diagnosis/diagnosis.port.ts';
import { serverText } from '../../domain/notices/server-text.ts';
import type { ProbeResponse } from './probe.ts';

interface ProbeRequest {
  readonly url: URL;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  /** Limit for the whole response, in milliseconds. */
  readonly limit: number;
}

/** A larger response isn't read to its end. */
const MAX_RESPONSE_MEGABYTES = 20;

/**
 * Sends one request with Node's client, whose errors name the cause. Redirects aren't followed; `localhost` and names
 * below it are this machine, as in browsers. Never rejects.
 */
export function sendOverHttp({ url, method, headers, body, limit }: ProbeRequest): Promise<ProbeResponse> {
  const startTime = performance.now();
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
    const end = ({ outcome, ...body }: UntimedResponse) => {
      request.destroy();
      const milliseconds = performance.now() - startTime;
      if (timeLimit.aborted) resolve({ outcome: { kind: 'timed-out' }, json: undefined, milliseconds });
      else resolve({ outcome, ...body, milliseconds });
    };
    request.on('error', (problem) =>
      end(outcomeWithoutBody({ kind: 'unreachable', reason: connectionProblem(problem) })),
    );
    request.on('response', (response) => {
      const status = response.statusCode ?? 0;
      readResponse(response, status).then(end, () => end(outcomeWithoutBody({ kind: 'cut-off', status })));
    });
    request.end(body);
  });
}

type UntimedResponse = Omit<ProbeResponse, 'milliseconds'>;

/** A response without a known body. */
function outcomeWithoutBody(outcome: CallOutcome): UntimedResponse {
  return { outcome, json: undefined };
}

/** Reads a response to its end. Rejects if the connection breaks. */
async function readResponse(response: IncomingMessage, status: number): Promise<UntimedResponse> {
  const { location, 'content-type': contentType = '' } = response.headers;
  if (status >= 300 && status < 400)
    return outcomeWithoutBody({ kind: 'redirected', status, location: location ?? '' });
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of response as AsyncIterable<Uint8Array>) {
    size += piece.length;
    if (size > MAX_RESPONSE_MEGABYTES * 1024 * 1024)
      return outcomeWithoutBody({ kind: 'too-large', status, megabytes: MAX_RESPONSE_MEGABYTES });
    pieces.push(piece);
  }
  if (!response.complete) return outcomeWithoutBody({ kind: 'cut-off', status });
  const text = Buffer.concat(pieces).toString('utf8');
  if (text.trim() === '')
    return outcomeWithoutBody(status < 300 ? { kind: 'empty', status } : refusedOutcome(status, undefined));
  const hasByteOrderMark = text.startsWith('\ufeff');
  const json = parseJson(hasByteOrderMark ? text.slice(1) : text);
  return { outcome: callOutcome({ status, contentType, json }), json, sent: { contentType, hasByteOrderMark } };
}

const REASONS_BY_CODE: ReadonlyMap<string, string> = new Map([
  ['ECONNREFUSED', 'nothing listens there'],
  ['ENOTFOUND', 'there is no such host'],
  ['EAI_AGAIN', 'its name can’t be looked up'],
  ['ECONNRESET', 'the connection was lost before a response'],
  ['EHOSTUNREACH', 'the host can’t be reached'],
  ['ENETUNREACH', 'there is no network'],
  ['ETIMEDOUT', 'the host does not respond'],
]);

function connectionProblem(problem: Error): string {
  const code = 'code' in problem && typeof problem.code === 'string' ? problem.code : '';
  // An error of Node's parser: the response isn't valid HTTP.
  if (code.startsWith('HPE_'))
    return `its response is not valid HTTP (${problem.message.replace(/^Parse Error: /, '')})`;
  return REASONS_BY_CODE.get(code) ?? (code === '' ? problem.message : code);
}

/** @param json `undefined` if the body isn't JSON */
function callOutcome({
  status,
  contentType,
  json,
}: {
  status: number;
  contentType: string;
  json: unknown;
}): CallOutcome {
  if (status < 200 || status > 299) return refusedOutcome(status, json);
  return json === undefined ? { kind: 'not-json', status, contentType } : { kind: 'good', status };
}

function refusedOutcome(status: number, json: unknown): CallOutcome {
  const message = isRecord(json) && typeof json.message === 'string' ? serverText(json.message) : '';
  return { kind: 'refused', status, message };
}

/** The parsed JSON, or `undefined` if the text isn't JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
