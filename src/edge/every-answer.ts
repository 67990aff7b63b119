import type { MiddlewareHandler } from 'hono';
import { siteOf } from './site.ts';

const A_YEAR = 'max-age=31536000';

/**
 * What holds for every answer, whoever gives it: nobody guesses its type, nobody
 * keeps one that doesn't say for how long, and whoever came by https comes by
 * https again. Other hosts below an agency's own are not ours to speak for.
 */
export const everyAnswer: MiddlewareHandler = async (context, next) => {
  await next();
  context.header('X-Content-Type-Options', 'nosniff');
  if (!context.res.headers.has('Cache-Control')) context.header('Cache-Control', 'no-store');
  if (siteOf(context).isSecure) context.header('Strict-Transport-Security', A_YEAR);
};
