import type { EveryPage, MessageFile, PathAt, Route } from '@livery/remote';
import type { ReactNode } from 'react';
import type { Area, AreaPages } from '../areas.ts';
import { FromAddress } from '../item-page.tsx';
import { CancellationScreen, CRUISE_LINES, LineScreen } from './cancellation/cancellation-screen.tsx';
import { LegalScreen, TermsScreen } from './legal/legal-screen.tsx';
import { ExpiredScreen, LandingScreen } from './log-in/landing-screen.tsx';
import { LogInScreen, SignUpScreen } from './log-in/log-in-screen.tsx';
import { NewPasswordScreen, VerifyScreen } from './password/email-token-screens.tsx';
import { ForgotPasswordScreen } from './password/forgot-password-screen.tsx';
import { SubscriptionScreen } from './subscription/subscription-screen.tsx';
import type english from './texts/en.json';

declare module 'i18next' {
  interface Namespaces {
    'sign-in': typeof english;
  }
}

type Pages = AreaPages['sign-in'];

/** Signing in, legal texts, the subscription and cancellation policies (rules §2). */
const routes = [
  ['/login', () => <LogInScreen />],
  ['/signup', () => <SignUpScreen />],
  ['/forgotpassword', () => <ForgotPasswordScreen />],
  ...tokenRoutes('/newPassword', NewPasswordScreen),
  ...tokenRoutes('/verify', VerifyScreen),
  ['/expired', () => <ExpiredScreen />],
  ['/expiry', () => <ExpiredScreen />],
  ['/sso/*', () => <LandingScreen />],
  ['/social/*', () => <LandingScreen />],
  ['/privacy-policy', () => <LegalScreen text="privacyPolicy" />],
  ['/cookies-policy', () => <LegalScreen text="cookiesPolicy" />],
  ['/disclaimer', () => <LegalScreen text="disclaimer" />],
  ['/user-terms-and-conditions', () => <TermsScreen parties="user" />],
  ['/agency-terms-and-conditions/{id}', ({ id = '' }) => <TermsScreen parties="agency" id={id} />],
  ['/cancellation-policy', () => <CancellationScreen />],
  ...CRUISE_LINES.map(
    (line): Route<`/cancellation-policy/${typeof line.path}`> => [
      `/cancellation-policy/${line.path}`,
      () => <LineScreen line={line} />,
    ],
  ),
  ['/subscription/*', () => <SubscriptionScreen />],
] as const satisfies readonly Route<PathAt<Pages>>[];

export const area: Area = {
  screens: [],
  routes: routes satisfies EveryPage<Pages, (typeof routes)[number][0]>,
  messages: {
    namespace: 'sign-in',
    english: async () => (await import('./texts/en.json', { with: { type: 'json' } })).default,
    others: import.meta.glob<MessageFile>(['./texts/*.json', '!./texts/en.json'], {
      eager: true,
      import: 'default',
    }),
  },
};

/** Where the link of an e-mail leads: its token is in the path or in the query. */
function tokenRoutes<Path extends string>(
  path: Path,
  Screen: (props: { readonly token: string }) => ReactNode,
): readonly Route<Path | `${Path}/{token}`>[] {
  return ([path, `${path}/{token}`] as const).map((pattern) => [
    pattern,
    ({ token }) => (
      <FromAddress path={token} name="token">
        {(found) => <Screen key={found} token={found} />}
      </FromAddress>
    ),
  ]);
}
