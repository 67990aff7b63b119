import * as v from 'valibot';
import type { TabEvent } from '../../application/shared/tabs.port.ts';
import { wireCurrencyChoice } from '../market/currency-choice-wire.ts';

const wireEvent = v.variant('kind', [
  v.object({ kind: v.literal('currency-chosen'), choice: wireCurrencyChoice }),
  v.object({ kind: v.literal('signed-in') }),
  v.object({ kind: v.literal('signed-out') }),
]);

const storedChoice = v.pipe(v.string(), v.parseJson(), wireCurrencyChoice);

/** Reads another tab's event; `undefined` for one that this version doesn't know. */
export function parseTabEvent(message: unknown): TabEvent | undefined {
  const event = v.safeParse(wireEvent, message);
  return event.success ? event.output : undefined;
}

/** Reads the currency that another tab stored as an event; `undefined` where it was cleared or is damaged. */
export function parseStoredCurrency(stored: unknown): TabEvent | undefined {
  const choice = v.safeParse(storedChoice, stored);
  return choice.success ? { kind: 'currency-chosen', choice: choice.output } : undefined;
}
