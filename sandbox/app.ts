import { Hono } from 'hono';
import { openRegister } from './api/account/accounts.ts';
import { outboxCalls } from './api/account/email-outbox.ts';
import { faultControl, openFaultBook } from './api/faults/fault-store.ts';
import { spoilAnswers } from './api/faults/inject-faults.ts';
import { servedHost } from './api/middleware/control-access.ts';
import { crossOrigin } from './api/middleware/cross-origin.ts';
import { answerError, answerNotFound } from './api/middleware/error-responses.ts';
import { limitBody } from './api/middleware/limit-body.ts';
import { openRequestLog, recordRequests, requestControl } from './api/middleware/request-log.ts';
import { callsOf, sandboxPage } from './api/page/sandbox-page.ts';
import { entryForms, openTickets } from './api/page/sign-in-forms.ts';
import { RESORT_PATHS } from './api/resort/resort-routes.ts';
import { FAMILIES } from './api/routes.ts';
import { openDesk } from './api/sandbox-world.ts';
import { openHoldBook } from './world/resorts/resort-holds.ts';

interface SandboxNeeds {
  /** The same seed gives the same world. */
  readonly seed?: number;
  readonly now?: () => Date;
  /** Only where it is `local` may the letters be read, with the tokens in them that other people were sent. */
  readonly environment?: string;
}

/**
 * The back end that comes with the product: the calls of the specification, pictures, and the means to make any of
 * them go wrong. Each sandbox has its own faults, its own log, and its own memory of people and holds.
 *
 * @see specification §7
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
