import { Hono } from 'hono';
import type { Person } from '../../world/agencies/people.ts';
import { type CodeBook, openKept } from '../reference/memory-store.ts';
import type { SandboxWorld } from '../sandbox-world.ts';

/** A letter that the sandbox would send, if it sent any. */
export interface Letter {
  readonly agency: string;
  readonly to: string;
  readonly subject: 'Choose a new password' | 'Confirm your e-mail address';
  /** What is to be opened, on the agency's site. */
  readonly path: string;
  readonly at: string;
}

type Purpose = 'password' | 'verify';

export interface MailRoom {
  send(purpose: Purpose, person: Person): void;
  /** Whose letter a token was in: once, within an hour. `expired` afterwards, undefined for one that nobody was sent. */
  open(purpose: Purpose, token: string, agency: string | null): Person | 'expired' | undefined;
  /** The newest first. */
  list(): Letter[];
}

const PATHS = { password: '/newPassword', verify: '/verify' } as const;
const SUBJECTS = { password: 'Choose a new password', verify: 'Confirm your e-mail address' } as const;
const GOOD_FOR_MS = 3_600_000;

/** Keeps the newest two hundred letters. */
export function openMailRoom(now: () => Date, code: CodeBook): MailRoom {
  const letters = openKept<Letter & { purpose: Purpose; person: Person; sent: number; used: boolean }>(200);
  return {
    send(purpose, person) {
      const token = code(`${purpose} token`, 24);
      const at = now();
      letters.keep(token, {
        agency: person.agency,
        to: person.email,
        subject: SUBJECTS[purpose],
        path: `${PATHS[purpose]}?token=${token}`,
        at: at.toISOString(),
        purpose,
        person,
        sent: at.getTime(),
        used: false,
      });
    },
    open(purpose, token, agency) {
      const letter = letters.find(token);
      if (letter?.purpose !== purpose || letter.agency !== agency) return undefined;
      if (letter.used || now().getTime() >= letter.sent + GOOD_FOR_MS) return 'expired';
      letters.keep(token, { ...letter, used: true });
      return letter.person;
    },
    list: () => letters.list().map(({ agency, to, subject, path, at }) => ({ agency, to, subject, path, at })),
  };
}

/** `GET /sandbox/outbox`: the letters that would have been sent, for tests and people. */
export function outboxCalls({ desk }: SandboxWorld): Hono {
  return new Hono().get('/sandbox/outbox', (c) => c.json({ letters: desk.mail.list() }));
}
