import { expect, it } from 'vitest';
import { isInterruptible } from '../../../src/domain/navigation/is-interruptible.ts';

it.each(['/', '/about', '/faqs', '/blog/a', '/privacy-policy', '/dashboard', '/mytrip/mytrips', '/nowhere'])(
  'a notice may be shown on %s',
  (path) => expect(isInterruptible(path)).toBe(true),
);

it.each([
  '/booknow/hotels',
  '/booknow/hotels/deal/7',
  '/login',
  '/signup',
  '/forgotpassword',
  '/verify',
  '/disapproveProposal',
])('no notice is shown on %s, where something is begun that would be lost', (path) =>
  expect(isInterruptible(path)).toBe(false),
);
