import type { Shelf } from './shelf.ts';

/** Signing in and out, and what belongs to it (specification §2, authentication). */
export const SIGN_IN_PAGES: readonly Shelf[] = [
  { family: 'login', handledBy: 'logout', access: 'public', patterns: ['/logout'] },
  {
    family: 'login',
    handledBy: 'mainApp',
    access: 'public',
    patterns: ['/login', '/signup', '/forgotpassword', '/newPassword', '/newPassword/*', '/expired', '/expiry'],
  },
  {
    family: 'authentication',
    handledBy: 'mainApp',
    access: 'public',
    patterns: ['/sso', '/sso/*', '/social', '/social/*', '/verify', '/verify/*'],
  },
];
