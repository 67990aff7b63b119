import type { CallOutcome } from '../../application/diagnosis/diagnosis.port.ts';
import { serverText } from '../../domain/notices/server-text.ts';
import { isRecord } from '../wire/tolerant.ts';

/** A whole answer, as it came over the wire. */
export interface Answer {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
}

/** What an answer is worth: its JSON where it is a good one, else why it is none. */
export function outcomeOf({ status, contentType, text }: Answer): { outcome: CallOutcome; json: unknown } {
  const json = parseJson(text);
  if (status < 200 || status > 299) {
    const message = isRecord(json) && typeof json.message === 'string' ? serverText(json.message) : '';
    return { outcome: { kind: 'refused', status, message }, json: undefined };
  }
  if (text.trim() === '') return { outcome: { kind: 'empty', status }, json: undefined };
  if (json === undefined) return { outcome: { kind: 'not-json', status, contentType }, json };
  return { outcome: { kind: 'good', status }, json };
}

/** `undefined`, which JSON can't say, where the text is none. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
