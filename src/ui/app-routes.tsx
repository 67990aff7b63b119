import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { afterSignIn } from '../domain/navigation/after-sign-in.ts';
import { FailedPage } from './kit/failed-page.tsx';
import { FullScreenSpinner } from './kit/full-screen-spinner.tsx';
import { latePart } from './kit/late-part.ts';
import { LateSlot } from './kit/late-slot.tsx';
import { PageBody } from './navigation/page-body.tsx';
import { PageLayout } from './navigation/page-layout.tsx';
import { Redirect } from './navigation/redirect.tsx';
import { useArrival } from './navigation/use-arrival.ts';
import { useLayout } from './navigation/use-layout.ts';
import { usePageAddress } from './navigation/use-page-address.ts';
import { useShell } from './shell-context.tsx';
import { useLive } from './use-live.ts';

const loginLayout = latePart(async () => (await import('./navigation/login-layout.tsx')).LoginLayout);

/**
 * Every page of the site: the domain decides what stands at a path, for this
 * visitor, and who shows it.
 *
 * @see specification §2, host routes and layout rules; §4, loading
 */
export function AppRoutes() {
  const page = usePageAddress();
  const decision = useLayout(page);
  const { session } = useShell();
  const signedIn = useLive(session.signedIn);
  const deepLink = useLive(session.deepLink);
  const { t } = useTranslation();
  useArrival();
  if (decision === null) return <FullScreenSpinner />;

  const { handledBy, layout } = decision;
  const elsewhere = afterSignIn({ page, signedIn, deepLink }) ?? decision.redirectTo;
  // An unknown page looks like the one that it leads to.
  if (elsewhere !== null && handledBy !== 'errors') {
    return (
      <>
        <Redirect to={elsewhere} />
        <FullScreenSpinner />
      </>
    );
  }
  const body = (
    <>
      {elsewhere !== null && <Redirect to={elsewhere} />}
      <PageBody handledBy={handledBy} path={page.path} />
    </>
  );
  if (layout === 'login') {
    return (
      <Suspense fallback={<FullScreenSpinner />}>
        <LateSlot
          isPage
          resetKey={page.path}
          part={loginLayout}
          with={{ children: body }}
          waiting={<FullScreenSpinner />}
          renderFailed={(retry) => <FailedPage alone heading={t('content.failed')} onRetry={retry} />}
        />
      </Suspense>
    );
  }
  return (
    <PageLayout path={page.path} decision={decision}>
      {body}
    </PageLayout>
  );
}
