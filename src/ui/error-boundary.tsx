import { buttonClass } from '@livery/ui/button-class';
import { MessageState } from '@livery/ui/message-state';
import type { i18n } from 'i18next';
import { CloudAlert } from 'lucide-react';
import { Component, type ReactNode } from 'react';

interface Props {
  readonly i18n: i18n;
  readonly children: ReactNode;
  /** If it changes, for example on another page, the children are rendered again. */
  readonly resetKey?: string;
}

interface ErrorBoundaryState {
  readonly broken: boolean;
  readonly resetKey?: string | undefined;
}

/**
 * Renders an error page instead of children that threw; the root's `onCaughtError` reports the error.
 *
 * @rule 4.21
 */
export class ErrorBoundary extends Component<Props, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { broken: false };

  static getDerivedStateFromProps({ resetKey }: Props, state: ErrorBoundaryState): ErrorBoundaryState | null {
    return resetKey === state.resetKey ? null : { broken: false, resetKey };
  }

  static getDerivedStateFromError(): Pick<ErrorBoundaryState, 'broken'> {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? <CrashPage i18n={this.props.i18n} /> : this.props.children;
  }
}

/** Uses neither context nor router, because these may have failed; its links reload the page. */
function CrashPage({ i18n: { t } }: { readonly i18n: i18n }) {
  return (
    <MessageState
      level={1}
      alone
      takesFocus
      icon={CloudAlert}
      heading={t('error.title')}
      actions={
        <>
          <button type="button" className={buttonClass('primary')} onClick={() => window.location.reload()}>
            {t('error.reload')}
          </button>
          <a className={buttonClass('secondary')} href="/">
            {t('error.home')}
          </a>
        </>
      }
    >
      <title>{t('error.title')}</title>
      <p>{t('error.hint')}</p>
    </MessageState>
  );
}
