import { Hono } from 'hono';
import { answerError } from './api/answer-error.ts';
import { answerNotFound } from './api/answer-not-found.ts';
import { crossOrigin } from './api/cross-origin.ts';
import { FAMILIES } from './api/families.ts';
import { openFaultBook } from './api/faults/fault-book.ts';
import { faultControl } from './api/faults/fault-control.ts';
import { spoilAnswers } from './api/faults/spoil-answers.ts';
import { openRequestLog } from './api/request-log.ts';
import { recordRequests, requestControl } from './api/requests.ts';

interface SandboxNeeds {
  /** The same seed gives the same world. */
  readonly seed?: number;
  readonly now?: () => Date;
}

/**
 * The back end that comes with the product: the calls of the specification, pictures, and the means to make any of
 * them go wrong. Each sandbox has its own faults and its own log.
 *
 * @see specification §7
 */
export function createSandbox({ seed = 1, now = () => new Date() }: SandboxNeeds = {}): Hono {
  const [book, log] = [openFaultBook(), openRequestLog(now)];
  const app = new Hono();
  app.use(recordRequests(log));
  app.use('/api/*', crossOrigin);
  app.use('/media/*', crossOrigin);
  app.use(spoilAnswers(book));
  for (const family of FAMILIES) app.route('/', family({ seed, now }));
  app.route('/', requestControl(log));
  app.route('/', faultControl(book));
  return app.notFound(answerNotFound).onError(answerError);
}
