import type { ErrorHandler, NotFoundHandler } from 'hono';

export const handleNotFound: NotFoundHandler = (c) =>
  c.json({ message: `The sandbox has nothing at ${c.req.method} ${c.req.path}.` }, 404);

/** An unexpected error: logged in full, and reported to the client in one sentence. */
export const handleError: ErrorHandler = (error, c) => {
  console.error(`The sandbox failed at ${c.req.method} ${c.req.path}:`, error);
  return c.json({ message: 'Something broke inside the sandbox. Its terminal says what.' }, 500);
};
