import { type Context, type ErrorHandler, Hono, type MiddlewareHandler, type NotFoundHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import { createAccounts } from './api/account/accounts.ts';
import { outboxRoutes } from './api/account/email-outbox.ts';
import { createFaultStore, faultRoutes } from './api/faults/fault-store.ts';
import { injectFaults } from './api/faults/inject-faults.ts';
import { requireServedHost } from './api/middleware/control-access.ts';
import { createRequestLog, logRequests, requestLogRoutes } from './api/middleware/request-log.ts';
import { routePaths, sandboxPage } from './api/page/sandbox-page.ts';
import { createOneTimeTokens, signInForms } from './api/page/sign-in-forms.ts';
import { hideAgentFigures } from './api/reference/hide-agent-figures.ts';
import { RESORT_PATHS } from './api/resort/resort-routes.ts';
import { ROUTES } from './api/routes.ts';
import { createReferenceStores, type ReferenceStores } from './api/sandbox-world.ts';
import { createHoldStore } from './world/resorts/resort-holds.ts';

interface SandboxOptions {
  /** The same seed gives the same world. */
  readonly seed?: number;
  readonly now?: () => Date;
  /** The outbox can be read only in `local`: its e-mails contain other people's tokens. */
  readonly environment?: string;
  readonly stores?: ReferenceStores;
  /** Called after an agency's settings have changed. */
  readonly onAgencyChanged?: () => void;
}

/**
 * The back end that comes with the product: the calls of rules §7, pictures, and a way to make any call fail. Each
 * sandbox has separate faults, log, people and holds.
 *
 * @see rules §7
 */
export function createSandbox({
  seed = 1,
  now = () => new Date(),
  environment = 'uat',
  stores = createReferenceStores(seed, now),
  onAgencyChanged = () => undefined,
}: SandboxOptions = {}): Hono {
  const [faultStore, log, accounts] = [createFaultStore(), createRequestLog(now), createAccounts()];
  const holds = createHoldStore(now, () => `RES-${stores.code('hold', 10)}`);
  const world = { seed, now, accounts, holds, stores, onAgencyChanged };
  const app = new Hono();
  app.use(compress());
  app.use(logRequests(log));
  for (const path of ['/api/*', '/media/*', ...RESORT_PATHS]) app.use(path, allowCrossOrigin);
  app.use(limitBody);
  app.use('/sandbox/*', requireServedHost);
  app.use(injectFaults(faultStore));
  for (const path of ['/api/reference/*', ...RESORT_PATHS]) app.use(path, hideAgentFigures(world));
  for (const family of ROUTES) app.route('/', family(world));
  if (environment === 'local') app.route('/', outboxRoutes(world));
  app.route('/', requestLogRoutes(log));
  app.route('/', faultRoutes(faultStore));
  app.route('/', signInForms(accounts, createOneTimeTokens(now)));
  app.route('/', sandboxPage({ accounts, faultStore, log, calls: () => routePaths(app) }));
  return app.notFound(handleNotFound).onError(handleError);
}

/** Allows calls with cookies from pages of every origin: each agency's site has its own origin. */
const allowCrossOrigin = cors({
  origin: (origin) => origin,
  credentials: true,
  allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  allowHeaders: [
    'content-type',
    'accept-language',
    'x-session-id',
    'timezone',
    'x-access-token',
    'x-correlation-id',
    'x-auth-optional',
  ],
  maxAge: 600,
});

const handleNotFound: NotFoundHandler = (c) =>
  c.json({ message: `The sandbox has nothing at ${c.req.method} ${c.req.path}.` }, 404);

/** An unexpected error: logged in full, and reported to the client in one sentence. */
const handleError: ErrorHandler = (error, c) => {
  console.error(`The sandbox failed at ${c.req.method} ${c.req.path}:`, error);
  return c.json({ message: 'Something broke inside the sandbox. Its terminal shows the error.' }, 500);
};

const MAX_BODY_BYTES = 65_536;

const bodySizeLimit = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: (c) => closeWithError(c, 413, 'Send 64 kB at most.'),
});

/**
 * Refuses every body over 64 kB, whatever length is announced, and compressed ones: their length is known only after
 * decompression. A body can't be longer than its `Content-Length`: Node reads no more than that.
 */
const limitBody: MiddlewareHandler = (c, next) => {
  const encoding = c.req.header('content-encoding') ?? 'identity';
  if (encoding !== 'identity')
    return Promise.resolve(closeWithError(c, 415, 'Send the body as it is, not compressed.'));
  return bodySizeLimit(c, next);
};

/** The rest of the body isn't read, so this connection can't be reused. */
function closeWithError(c: Context, status: 413 | 415, message: string): Response {
  return c.json({ message }, status, { Connection: 'close' });
}
