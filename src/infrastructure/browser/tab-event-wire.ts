import * as v from 'valibot';
import type { TabEvent } from '../../application/shared/tabs.port.ts';
import { wireCurrencyChoice } from '../storage/currency-choice-wire.ts';

const wireEvent = v.variant('kind', [
  v.object({ kind: v.literal('currency-chosen'), choice: wireCurrencyChoice }),
  v.object({ kind: v.literal('signed-in') }),
  v.object({ kind: v.literal('signed-out') }),
]);

/** Reads another tab's event; `undefined` for one that this version doesn't know. */
export function parseTabEvent(message: unknown): TabEvent | undefined {
  const event = v.safeParse(wireEvent, message);
  return event.success ? event.output : undefined;
}
