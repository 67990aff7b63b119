import type { MiddlewareHandler } from 'hono';

/** Lets only our own page's forms through: a browser says in `Origin` where a form comes from. */
export const sameOrigin: MiddlewareHandler = async (c, next) => {
  const origin = c.req.header('origin') ?? '';
  if (URL.canParse(origin) && new URL(origin).host === new URL(c.req.url).host) return next();
  return c.json({ message: 'Only the page of this sandbox may send this.' }, 403);
};
