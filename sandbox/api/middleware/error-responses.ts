import type { ErrorHandler, NotFoundHandler } from 'hono';

export const answerNotFound: NotFoundHandler = (c) =>
  c.json({ message: `The sandbox has nothing at ${c.req.method} ${c.req.path}.` }, 404);

/** A fault of our own: told to the terminal in full, to the caller in a sentence. */
export const answerError: ErrorHandler = (error, c) => {
  console.error(`The sandbox failed at ${c.req.method} ${c.req.path}:`, error);
  return c.json({ message: 'Something broke inside the sandbox. Its terminal says what.' }, 500);
};
