import { Hono } from 'hono';
import { answerError } from './api/answer-error.ts';
import { answerNotFound } from './api/answer-not-found.ts';
import { crossOrigin } from './api/cross-origin.ts';
import { FAMILIES } from './api/families.ts';
import { openFaultBook } from './api/faults/fault-book.ts';
import { faultControl } from './api/faults/fault-control.ts';
import { spoilAnswers } from './api/faults/spoil-answers.ts';
import { limitBody } from './api/limit-body.ts';
import { callsOf } from './api/page/calls-of.ts';
import { entryForms } from './api/page/entry.ts';
import { sandboxPage } from './api/page/sandbox-page.ts';
import { openTickets } from './api/page/tickets.ts';
import { openDesk } from './api/reference/desk.ts';
import { outboxCalls } from './api/reference/outbox.ts';
import { openRegister } from './api/register.ts';
import { openRequestLog } from './api/request-log.ts';
import { recordRequests, requestControl } from './api/requests.ts';
import { RESORT_PATHS } from './api/resort.ts';
import { servedHost } from './api/served-host.ts';
import { openHoldBook } from './world/resort-holds.ts';

interface SandboxNeeds {
  /** The same seed gives the same world. */
  readonly seed?: number;
  readonly now?: () => Date;
  /** Only where it is `local` may the letters be read, with the tokens in them that other people were sent. */
  readonly environment?: string;
}

/**
 * The back end that comes with the product: the calls of rules §7, pictures, and the means to make any of
 * them go wrong. Each sandbox has its own faults, its own log, and its own memory of people and holds.
 *
 * @see rules §7
 */
export function createSandbox({ seed = 1, now = () => new Date(), environment = 'uat' }: SandboxNeeds = {}): Hono {
  const [book, log, register] = [openFaultBook(), openRequestLog(now), openRegister()];
  const world = { seed, now, register, holds: openHoldBook(now), desk: openDesk(seed, now) };
  const app = new Hono();
  app.use(recordRequests(log));
  for (const path of ['/api/*', '/media/*', ...RESORT_PATHS]) app.use(path, crossOrigin);
  app.use(limitBody);
  app.use('/sandbox/*', servedHost);
  app.use(spoilAnswers(book));
  for (const family of FAMILIES) app.route('/', family(world));
  if (environment === 'local') app.route('/', outboxCalls(world));
  app.route('/', requestControl(log));
  app.route('/', faultControl(book));
  app.route('/', entryForms(register, openTickets(now)));
  app.route('/', sandboxPage({ register, book, log, calls: () => callsOf(app) }));
  return app.notFound(answerNotFound).onError(answerError);
}
