import type { CataloguePath, ConcretePath, EveryPage, MessageFile, ScreenRoute } from '@livery/remote';
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
  { path: '/login', element: <LogInScreen /> },
  { path: '/signup', element: <SignUpScreen /> },
  { path: '/forgotpassword', element: <ForgotPasswordScreen /> },
  ...tokenRoutes('/newPassword', NewPasswordScreen),
  ...tokenRoutes('/verify', VerifyScreen),
  { path: '/expired', element: <ExpiredScreen /> },
  { path: '/expiry', element: <ExpiredScreen /> },
  { path: '/sso/*', element: <LandingScreen /> },
  { path: '/social/*', element: <LandingScreen /> },
  { path: '/privacy-policy', element: <LegalScreen text="privacyPolicy" /> },
  { path: '/cookies-policy', element: <LegalScreen text="cookiesPolicy" /> },
  { path: '/disclaimer', element: <LegalScreen text="disclaimer" /> },
  { path: '/user-terms-and-conditions', element: <TermsScreen parties="user" /> },
  {
    path: '/agency-terms-and-conditions/:id',
    element: <FromAddress>{(id) => <TermsScreen parties="agency" id={id} />}</FromAddress>,
  },
  { path: '/cancellation-policy', element: <CancellationScreen /> },
  ...CRUISE_LINES.map((line) => ({
    path: `/cancellation-policy/${line.path}` as const,
    element: <LineScreen line={line} />,
  })),
  { path: '/subscription/*', element: <SubscriptionScreen /> },
] as const satisfies readonly ScreenRoute<ConcretePath<Pages>>[];

export const area: Area = {
  screens: [],
  routes: routes satisfies EveryPage<Pages, CataloguePath<(typeof routes)[number]['path']>>,
  messages: {
    namespace: 'sign-in',
    english: async () => (await import('./texts/en.json', { with: { type: 'json' } })).default,
    others: import.meta.glob<MessageFile>(['./texts/*.json', '!./texts/en.json'], {
      eager: true,
      import: 'default',
    }),
  },
};

/** The routes for the link of an e-mail: its token is in the path or in the query. */
function tokenRoutes<Path extends string>(
  path: Path,
  Screen: (props: { readonly token: string }) => ReactNode,
): readonly ScreenRoute<Path | `${Path}/:id`>[] {
  const element = <FromAddress query="token">{(token) => <Screen key={token} token={token} />}</FromAddress>;
  return ([path, `${path}/:id`] as const).map((pattern) => ({ path: pattern, element }));
}
