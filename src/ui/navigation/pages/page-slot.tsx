import { createElement, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../agency/agency-context.tsx';
import { type LazyComponent, useLazyState } from '../../kit/lazy-component.tsx';
import { FailedPage } from '../../kit/states/failed-page.tsx';
import { PageSpinner } from '../../kit/states/page-spinner.tsx';
import { useShell } from '../../shell-context.tsx';

interface Props<PageProps extends object> {
  readonly page: LazyComponent<PageProps>;
  readonly with: PageProps;
  readonly path: string;
}

/** A page whose code comes when it is asked for: where it is lost only the page is missing, header and footer stay. */
export function PageSlot<PageProps extends object>({ page, with: given, path }: Props<PageProps>) {
  const { t } = useTranslation();
  const { code } = useShell();
  const state = useLazyState(page, { isPage: true, resetKey: path });
  const isShown = state.kind === 'ready';

  useEffect(() => {
    if (isShown) code.pageShown(path);
  }, [code, isShown, path]);

  switch (state.kind) {
    case 'loading':
      return <PageSpinner />;
    case 'ready':
      return createElement(state.component, given);
    case 'failed':
      return (
        <>
          <PageTitle page={t('content.failed')} />
          <FailedPage heading={t('content.failed')} onRetry={state.retry} />
        </>
      );
  }
}
