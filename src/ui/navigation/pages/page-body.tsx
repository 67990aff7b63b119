import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { LayoutState } from '../../../application/navigation/navigation.ts';
import { matchPath } from '../../../domain/navigation/match-path.ts';
import { DocumentTitle } from '../../agency/agency-context.tsx';
import { type LazyComponent, lazyComponent, useLazyElement, useLazyState } from '../../kit/lazy-component.tsx';
import { FailedPage } from '../../kit/states/failed-page.tsx';
import { PageSpinner } from '../../kit/states/page-spinner.tsx';
import { useShell } from '../../shell-context.tsx';

const PAGE_COMPONENTS = {
  home: lazyComponent('home-page', async () => (await import('../../home/home-page.tsx')).HomePage),
  about: lazyComponent('about-page', async () => (await import('../../content/about-page.tsx')).AboutPage),
  faqs: lazyComponent('faq-page', async () => (await import('../../content/faq-page.tsx')).FaqPage),
};
const lazyPage = lazyComponent('lazy-page', async () => (await import('./lazy-page.tsx')).LazyPage);

interface Props {
  readonly handledBy: LayoutState['handledBy'];
  readonly path: string;
}

/** Loads the code of the page at a path before its first render, in parallel with the agency. */
export async function preloadPage(path: string): Promise<void> {
  const handler = matchPath(path)?.handledBy;
  await (handler !== undefined && hasOwnFile(handler) ? PAGE_COMPONENTS[handler] : lazyPage).first();
}

/** The page itself; its code is loaded when it is first shown. */
export function PageBody({ handledBy, path }: Props) {
  return hasOwnFile(handledBy) ? (
    <PageSlot key={handledBy} page={PAGE_COMPONENTS[handledBy]} props={{}} path={path} />
  ) : (
    <PageSlot key="others" page={lazyPage} props={{ handledBy, path }} path={path} />
  );
}

function hasOwnFile(handler: LayoutState['handledBy']): handler is keyof typeof PAGE_COMPONENTS {
  return handler in PAGE_COMPONENTS;
}

interface SlotProps<PageProps extends object> {
  readonly page: LazyComponent<PageProps>;
  readonly props: PageProps;
  readonly path: string;
}

/** Renders a lazy page; if its code can't be loaded, header and footer stay. */
function PageSlot<PageProps extends object>({ page, props, path }: SlotProps<PageProps>) {
  const { t } = useTranslation();
  const { code } = useShell();
  const state = useLazyState(page, { isPage: true, resetKey: path });
  const content = useLazyElement(state, props);
  const isShown = state.kind === 'ready';

  useEffect(() => {
    if (isShown) code.pageShown(path);
  }, [code, isShown, path]);

  switch (state.kind) {
    case 'loading':
      return <PageSpinner />;
    case 'ready':
      return content;
    case 'failed':
      return (
        <>
          <DocumentTitle page={t('content.failed')} />
          <FailedPage heading={t('content.failed')} onRetry={state.retry} />
        </>
      );
  }
}
