import type { ReactNode } from 'react';
import { useAddressQuery } from '../../kit/navigation/address-query.ts';
import type { Route } from '../../kit/navigation/routes.tsx';
import type { Area } from '../area.ts';
import { CancellationScreen, LineScreen } from './cancellation/cancellation-screen.tsx';
import { CRUISE_LINES } from './cancellation/cruise-lines.ts';
import { LegalScreen } from './legal/legal-screen.tsx';
import { TermsScreen } from './legal/terms-screen.tsx';
import { ExpiredScreen } from './log-in/expired-screen.tsx';
import { LandingScreen } from './log-in/landing-screen.tsx';
import { LogInScreen } from './log-in/log-in-screen.tsx';
import { SignUpScreen } from './log-in/sign-up-screen.tsx';
import { messages } from './messages.ts';
import { ForgotPasswordScreen } from './password/forgot-password-screen.tsx';
import { NewPasswordScreen } from './password/new-password-screen.tsx';
import { VerifyScreen } from './password/verify-screen.tsx';
import { SubscriptionScreen } from './subscription/subscription-screen.tsx';

/** Signing in, legal texts, the subscription and cancellation policies (rules §2). */
const routes: readonly Route[] = [
  ['/login', () => <LogInScreen />],
  ['/signup', () => <SignUpScreen />],
  ['/forgotpassword', () => <ForgotPasswordScreen />],
  ...['/newPassword', '/newPassword/{token}'].map((pattern): Route => [pattern, newPasswordAt]),
  ...['/verify', '/verify/{token}'].map((pattern): Route => [pattern, verifyAt]),
  ['/expired', () => <ExpiredScreen />],
  ['/expiry', () => <ExpiredScreen />],
  ['/sso/*', () => <LandingScreen />],
  ['/social/*', () => <LandingScreen />],
  ['/privacy-policy', () => <LegalScreen text="privacyPolicy" />],
  ['/cookies-policy', () => <LegalScreen text="cookiesPolicy" />],
  ['/disclaimer', () => <LegalScreen text="disclaimer" />],
  ['/user-terms-and-conditions', () => <TermsScreen of="user" />],
  ['/agency-terms-and-conditions/{id}', ({ id = '' }) => <TermsScreen of="agency" id={id} />],
  ['/cancellation-policy', () => <CancellationScreen />],
  ...CRUISE_LINES.map((line): Route => [`/cancellation-policy/${line.path}`, () => <LineScreen line={line} />]),
  ['/subscription/*', () => <SubscriptionScreen />],
];

export const area: Area = { routes, messages };

function newPasswordAt({ token }: { readonly token?: string }) {
  return <TokenFromAddress path={token}>{(found) => <NewPasswordScreen key={found} token={found} />}</TokenFromAddress>;
}

function verifyAt({ token }: { readonly token?: string }) {
  return <TokenFromAddress path={token}>{(found) => <VerifyScreen key={found} token={found} />}</TokenFromAddress>;
}

interface Props {
  /** The token in the path, if any. */
  readonly path?: string | undefined;
  readonly children: (token: string) => ReactNode;
}

/** The token of an e-mail's link: in its path or in its query. */
function TokenFromAddress({ path, children }: Props) {
  const query = useAddressQuery();
  return children(path ?? query.read('token'));
}
