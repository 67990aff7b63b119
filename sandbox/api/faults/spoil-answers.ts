import type { MiddlewareHandler } from 'hono';
import { askingHost } from '../asking-host.ts';
import { isOwnControl } from '../own-control.ts';
import { answerFault } from './answer-fault.ts';
import { FAULT_NAMES, parseFault } from './fault.ts';
import type { FaultBook } from './fault-book.ts';

/** Makes a call go wrong where its query (`?fault=`) or the book says so. Preflights and our own controls are spared. */
export function spoilAnswers(book: FaultBook): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.method === 'OPTIONS' || isOwnControl(c.req.path)) return next();
    const ordered = c.req.query('fault') ?? book.take(c.req.path, askingHost(c.req.raw));
    if (ordered === null) return next();
    const fault = parseFault(ordered);
    if (fault === null) return c.json({ message: `There is no such fault: use ${FAULT_NAMES}.` }, 400);
    const spoiled = await answerFault(fault, c.req.raw, async () => {
      await next();
      const real = c.res;
      // Otherwise Hono lays the real answer's headers over those of what is made of it.
      c.res = undefined;
      return real;
    });
    c.res = spoiled;
  };
}
