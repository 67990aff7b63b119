import type { NotFoundHandler } from 'hono';

export const answerNotFound: NotFoundHandler = (c) =>
  c.json({ message: `The sandbox has nothing at ${c.req.method} ${c.req.path}.` }, 404);
