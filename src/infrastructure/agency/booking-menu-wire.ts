import * as v from 'valibot';
import { type BookingMenuItem, serviceOfTitle } from '../../domain/agency/products.ts';
import { flag, record, text } from '../wire/tolerant.ts';

const wireItem = record({ title: text, active: flag });

/** Reads the booking menu; an entry whose title names no service of ours is left out, a repeated one counts once. */
export function parseBookingMenu(items: readonly unknown[]): readonly BookingMenuItem[] {
  const menu = new Map<string, BookingMenuItem>();
  for (const item of items) {
    const { title, active } = v.parse(wireItem, item);
    const service = serviceOfTitle(title);
    if (service !== undefined && !menu.has(service)) menu.set(service, { service, active });
  }
  return [...menu.values()];
}
