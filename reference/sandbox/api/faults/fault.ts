import { isRecord, parseJson } from '../../world/query-fields.ts';

/** A fault that was added for some calls, as it is posted and listed. */
export interface FaultRule {
  /** A path, or the beginning of one followed by `*`. */
  readonly call: string;
  readonly fault: string;
  /** Only for this requesting host, written without a port. */
  readonly host?: string;
  /** The number of further responses that it affects; by default, all. */
  readonly times?: number;
}

const RULE_FIELDS: ReadonlySet<string> = new Set(['call', 'fault', 'host', 'times']);

/** Parses a posted rule; returns one sentence with the reason if it is invalid. */
export function parseFaultRule(body: unknown): FaultRule | string {
  if (!isRecord(body)) return 'Send a JSON object such as {"call":"/api/agency","fault":"500"}.';
  const unknown = Object.keys(body).find((field) => !RULE_FIELDS.has(field));
  if (unknown !== undefined) return `There is no field ${JSON.stringify(unknown)}: use ${[...RULE_FIELDS].join(', ')}.`;
  const { call, fault, host, times } = body;
  if (typeof call !== 'string' || !/^\/[^*]*\*?$/.test(call)) {
    return 'call must be a path such as "/api/agency", or the beginning of one and a star: "/api/*".';
  }
  if (typeof fault !== 'string' || parseFault(fault) === null) return `There is no such fault: use ${FAULT_NAMES}.`;
  if (host !== undefined && !isHostName(host)) {
    return 'host must be a host name without scheme and port, such as "aurora.localhost".';
  }
  if (times !== undefined && !isCount(times)) return 'times must be a whole number, 1 or more.';
  return { call, fault, ...(host === undefined ? {} : { host }), ...(times === undefined ? {} : { times }) };
}

function isHostName(value: unknown): value is string {
  return typeof value === 'string' && /^([a-z0-9._-]+|\[[0-9a-f:.]+\])$/.test(value);
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 1;
}

/** A way for a response to go wrong. */
export type Fault =
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'delay'; readonly ms: number }
  | { readonly kind: 'body'; readonly json: string }
  | { readonly kind: 'never' | 'drip' | 'cut' | 'malformed' | 'html' };

/** The names of the faults, to complete "…: use one of". */
export const FAULT_NAMES =
  'a status from 400 to 599 (such as 401 or 503), delay:<milliseconds, up to 600000>, never, drip, cut, malformed, html, ' +
  'or body:<json>';

const MAX_DELAY_MS = 600_000;

/** Parses a fault, or returns null if there is no such fault. */
export function parseFault(text: string): Fault | null {
  if (/^[45]\d\d$/.test(text)) return { kind: 'status', status: Number(text) };
  if (/^delay:\d{1,6}$/.test(text)) {
    const ms = Number(text.slice('delay:'.length));
    return ms <= MAX_DELAY_MS ? { kind: 'delay', ms } : null;
  }
  if (text.startsWith('body:')) {
    const json = text.slice('body:'.length);
    return parseJson(json) === undefined ? null : { kind: 'body', json };
  }
  switch (text) {
    case 'never':
    case 'drip':
    case 'cut':
    case 'malformed':
    case 'html':
      return { kind: text };
    default:
      return null;
  }
}
