import { useLive } from '@livery/ui/use-live';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { LayoutState } from '../application/navigation/navigation.ts';
import { afterSignIn } from '../domain/navigation/after-sign-in.ts';
import type { MissingPage } from '../domain/navigation/missing-page.ts';
import type { PageAddress } from '../domain/navigation/page-address.ts';
import { LazySlot, lazyComponent } from './kit/lazy-component.tsx';
import { FailedPage } from './kit/states/failed-page.tsx';
import { FullScreenSpinner } from './kit/states/page-spinner.tsx';
import { PageLayout } from './navigation/page-layout.tsx';
import { PageBody } from './navigation/pages/page-body.tsx';
import { useScrollRestoration } from './navigation/use-scroll-restoration.ts';
import { useShell } from './shell-context.tsx';

const loginLayout = lazyComponent(
  'login-layout',
  async () => (await import('./navigation/login-layout.tsx')).LoginLayout,
);

/**
 * All pages of the site. The domain decides which page a path shows to this visitor, and which component renders it.
 *
 * @see rules §2, host routes and layout rules; §4, loading
 */
export function AppRoutes() {
  const page = usePageAddress();
  const decision = useLayout(page);
  const { session } = useShell();
  const signedIn = useLive(session.signedIn);
  const deepLink = useLive(session.deepLink);
  const { t } = useTranslation();
  useScrollRestoration();
  if (decision === null) return <FullScreenSpinner />;

  const { handledBy, layout } = decision;
  const signInRedirect = afterSignIn({ page, signedIn, deepLink }) ?? decision.redirectTo;
  const redirects = signInRedirect !== null && handledBy !== 'errors';
  // A page that only redirects shows a spinner meanwhile; a step of the sign-in keeps its layout.
  if (redirects && layout !== 'login') {
    return (
      <>
        <Redirect to={signInRedirect} />
        <FullScreenSpinner />
      </>
    );
  }
  const body = (
    <>
      {signInRedirect !== null && (
        <Redirect to={signInRedirect} from={handledBy === 'errors' ? page.path : undefined} />
      )}
      <PageBody handledBy={redirects ? 'pending' : handledBy} path={page.path} />
    </>
  );
  if (layout === 'login') {
    return (
      <LazySlot
        isPage
        resetKey={page.path}
        component={loginLayout}
        props={{ children: body }}
        fallback={<FullScreenSpinner />}
        renderFailed={(retry) => <FailedPage alone heading={t('content.failed')} onRetry={retry} />}
      />
    );
  }
  return (
    <PageLayout path={page.path} decision={decision}>
      {body}
    </PageLayout>
  );
}

/** The current page; the same object until the visitor navigates. */
function usePageAddress(): PageAddress {
  const { pathname, search } = useLocation();
  return useMemo(() => ({ path: pathname, query: new URLSearchParams(search) }), [pathname, search]);
}

/** The layout of a page; `null` if it may redirect. Notifies the shell of every page. */
function useLayout(page: PageAddress): LayoutState | null {
  const { navigation, session, pageData } = useShell();
  useEffect(() => {
    navigation.rememberChrome(page);
    session.pageOpened(page);
    pageData.open(page);
  }, [navigation, session, pageData, page]);
  return useLive(useMemo(() => navigation.layoutOf(page), [navigation, page]));
}

/**
 * Redirects the visitor; Back returns to the previous page.
 *
 * @param to a path on this site, or the agency's http(s) address, from `decideLayout`
 * @param from the missing page, whose address the next page shows
 */
function Redirect({ to, from = '' }: { readonly to: string; readonly from?: string | undefined }) {
  const navigate = useNavigate();
  useEffect(() => {
    if (to.startsWith('/')) void navigate(to, { replace: true, state: { missing: from } satisfies MissingPage });
    else window.location.replace(to);
  }, [navigate, to, from]);
  return null;
}
