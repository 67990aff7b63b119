import { Hono } from 'hono';
import type { SandboxWorld } from '../sandbox-world.ts';

/** `GET /sandbox/outbox`: the letters that would have been sent, for tests and people. */
export function outboxCalls({ desk }: SandboxWorld): Hono {
  return new Hono().get('/sandbox/outbox', (c) => c.json({ letters: desk.mail.list() }));
}
