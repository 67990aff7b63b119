import { Hono } from 'hono';
import type { Person } from '../../world/agencies/people.ts';
import { type CodeGenerator, createMemoryStore } from '../reference/memory-store.ts';

/** An e-mail that a production system would send; the sandbox only lists it. */
export interface OutgoingEmail {
  readonly agency: string;
  readonly to: string;
  readonly subject: 'Choose a new password' | 'Confirm your e-mail address';
  /** The path of the link in it, on the agency's site. */
  readonly path: string;
  readonly at: string;
}

type EmailPurpose = 'password' | 'verify';

export interface EmailOutbox {
  send(purpose: EmailPurpose, person: Person): void;
  /**
   * The person to whom a token was sent: valid once, for one hour. Afterwards `expired`; undefined for an unknown
   * token.
   */
  redeem(purpose: EmailPurpose, token: string, agency: string | null): Person | 'expired' | undefined;
  /** The newest first. */
  list(): OutgoingEmail[];
}

const LINK_PATHS = { password: '/newPassword', verify: '/verify' } as const;
const SUBJECTS = { password: 'Choose a new password', verify: 'Confirm your e-mail address' } as const;
const TOKEN_LIFETIME_MS = 3_600_000;

/** Stores the newest two hundred e-mails. */
export function createEmailOutbox(now: () => Date, code: CodeGenerator): EmailOutbox {
  const emails = createMemoryStore<
    OutgoingEmail & { purpose: EmailPurpose; person: Person; sent: number; used: boolean }
  >(200);
  return {
    send(purpose, person) {
      const token = code(`${purpose} token`, 24);
      const at = now();
      emails.save(token, {
        agency: person.agency,
        to: person.email,
        subject: SUBJECTS[purpose],
        path: `${LINK_PATHS[purpose]}?token=${token}`,
        at: at.toISOString(),
        purpose,
        person,
        sent: at.getTime(),
        used: false,
      });
    },
    redeem(purpose, token, agency) {
      const email = emails.find(token);
      if (email?.purpose !== purpose || email.agency !== agency) return undefined;
      if (email.used || now().getTime() >= email.sent + TOKEN_LIFETIME_MS) return 'expired';
      emails.save(token, { ...email, used: true });
      return email.person;
    },
    list: () => emails.list().map(({ agency, to, subject, path, at }) => ({ agency, to, subject, path, at })),
  };
}

/** `GET /sandbox/outbox`: the e-mails that would have been sent, for tests and developers. */
export function outboxRoutes({ stores }: { readonly stores: { readonly outbox: EmailOutbox } }): Hono {
  return new Hono().get('/sandbox/outbox', (c) => c.json({ letters: stores.outbox.list() }));
}
