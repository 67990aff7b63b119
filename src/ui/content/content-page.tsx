import type { ValueState } from '@livery/contract/shared/value-state';
import { MessageState } from '@livery/ui/message-state';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentTitle } from '../agency/agency-context.tsx';
import { AgencyMark } from '../agency/agency-mark.tsx';
import { AuthoredText } from '../kit/authored-text.tsx';
import { FailedPage } from '../kit/states/failed-page.tsx';
import { HomeLink } from '../navigation/home-link.tsx';
import styles from './content-page.module.css';

interface Props {
  readonly state: ValueState<{ readonly kind: string }>;
  readonly onRetry: () => void;
  /** The page's name in the document's title. */
  readonly title: string;
  readonly heading: string;
  /** The language of heading and lead, if the agency wrote them and the platform names it. */
  readonly language: string;
  /** The text below the heading. */
  readonly lead?: string | undefined;
  /** Rendered instead if the agency has disabled the page. */
  readonly disabled: { readonly icon: LucideIcon; readonly heading: string };
  readonly children: ReactNode;
}

/** A page of the agency's texts: one column of a comfortable width, suitable for printing. */
export function ContentPage({ state, onRetry, title, heading, language, lead = '', disabled, children }: Props) {
  const { t } = useTranslation();

  return (
    <>
      <DocumentTitle page={title} />
      {body()}
    </>
  );

  /**
   * The heading element stays when the content arrives, because it may have the focus. Its text and the content below
   * are replaced, because they would move if the agency's heading or lead were longer.
   */
  function body() {
    if (state.kind === 'failed') {
      return <FailedPage heading={t('content.failed')} failure={state.failure} onRetry={onRetry} />;
    }
    if (state.kind === 'ready' && state.value.kind === 'disabled') {
      return (
        <MessageState level={1} takesFocus {...disabled} actions={<HomeLink />}>
          <p>{t('notices.aboutDisabledHint')}</p>
        </MessageState>
      );
    }
    return (
      <div className={styles.page}>
        <div className={styles.letterhead}>
          <AgencyMark />
        </div>
        <header className={styles.opening}>
          <h1 tabIndex={-1} className={styles.heading}>
            <AuthoredText key={heading} text={heading} language={language} />
          </h1>
          {lead.trim() !== '' && (
            <p className={styles.lead}>
              <AuthoredText text={lead} language={language} />
            </p>
          )}
        </header>
        <div key={state.kind} className={styles.body}>
          {children}
        </div>
      </div>
    );
  }
}
