import type { ReactNode } from 'react';
import { AgencyMark } from '../agency/agency-mark.tsx';
import styles from './content-frame.module.css';

interface Props {
  readonly heading: string;
  /** Words right below the heading. */
  readonly lead?: string | undefined;
  readonly children?: ReactNode;
}

/** A page to be read: one column of a comfortable width, and fit to be printed. */
export function ContentFrame({ heading, lead = '', children }: Props) {
  return (
    <div className={styles.page}>
      <div className={styles.letterhead}>
        <AgencyMark />
      </div>
      <header className={styles.opening}>
        <h1 tabIndex={-1} className={styles.heading}>
          <bdi>{heading}</bdi>
        </h1>
        {lead.trim() !== '' && (
          <p className={styles.lead}>
            <bdi>{lead}</bdi>
          </p>
        )}
      </header>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
