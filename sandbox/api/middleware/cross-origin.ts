import { cors } from 'hono/cors';

/** Lets pages of every origin call, with their cookies: each agency's site has an origin of its own. */
export const crossOrigin = cors({
  origin: (origin) => origin,
  credentials: true,
  allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
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
