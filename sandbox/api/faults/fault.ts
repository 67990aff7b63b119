import { jsonOf } from '../json-of.ts';

/** A way for an answer to go wrong. */
export type Fault =
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'delay'; readonly ms: number }
  | { readonly kind: 'body'; readonly json: string }
  | { readonly kind: 'never' | 'drip' | 'cut' | 'malformed' | 'html' };

/** Which faults there are, to complete "…: use one of". */
export const FAULT_NAMES =
  'a status from 400 to 599 (such as 401 or 503), delay:<milliseconds, up to 600000>, never, drip, cut, malformed, html, ' +
  'or body:<json>';

const LONGEST_DELAY = 600_000;

/** Reads a fault as people write it, or null when there is no such fault. */
export function parseFault(text: string): Fault | null {
  if (/^[45]\d\d$/.test(text)) return { kind: 'status', status: Number(text) };
  if (/^delay:\d{1,6}$/.test(text)) {
    const ms = Number(text.slice('delay:'.length));
    return ms <= LONGEST_DELAY ? { kind: 'delay', ms } : null;
  }
  if (text.startsWith('body:')) {
    const json = text.slice('body:'.length);
    return jsonOf(json) === undefined ? null : { kind: 'body', json };
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
