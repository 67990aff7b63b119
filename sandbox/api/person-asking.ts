import type { Context } from 'hono';
import type { Person } from '../world/people.ts';
import { askingAgency } from './asking-agency.ts';
import type { Register } from './register.ts';

/** Who asks, by the token in the header; null for a visitor, and for people of another agency. */
export function personAsking(c: Context, register: Register): Person | null {
  const person = register.personOf(c.req.header('x-access-token') ?? '');
  return person !== null && person.agency === askingAgency(c) ? person : null;
}
