import type { ReactNode } from 'react';
import { AgencyMark } from '../agency/agency-mark.tsx';
import { AuthoredText } from '../kit/authored-text.tsx';
import styles from './content-frame.module.css';

interface Props {
  readonly heading: string;
  /** The language of heading and lead, where they are the agency's and the platform tells. */
  readonly language?: string | undefined;
  /** Words right below the heading. */
  readonly lead?: string | undefined;
  readonly children?: ReactNode;
}

/** A page to be read: one column of a comfortable width, and fit to be printed. */
export function ContentFrame({ heading, language, lead = '', children }: Props) {
  return (
    <div className={styles.page}>
      <div className={styles.letterhead}>
        <AgencyMark />
      </div>
      <header className={styles.opening}>
        <h1 tabIndex={-1} className={styles.heading}>
          <AuthoredText text={heading} language={language} />
        </h1>
        {lead.trim() !== '' && (
          <p className={styles.lead}>
            <AuthoredText text={lead} language={language} />
          </p>
        )}
      </header>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
