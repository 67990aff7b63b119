import layout from '@livery/ui/layout.module.css';
import styles from '@livery/ui/page.module.css';
import { type ReactNode, useEffect } from 'react';
import { AuthoredText } from '../format/authored-text.tsx';
import { useRemote } from '../use-remote.ts';

interface Props {
  /** The page's only h1, and its title in the browser's tab. */
  readonly title: string;
  /** The language of the title, if it is authored and the platform names it. */
  readonly language?: string | undefined;
  readonly lead?: ReactNode;
  /** Content above the heading, such as breadcrumbs. */
  readonly above?: ReactNode;
  /** Buttons next to the heading. */
  readonly actions?: ReactNode;
  /** `reading` for texts, `narrow` for a single form, such as the log-in. */
  readonly width?: 'wide' | 'reading' | 'narrow';
  /** Content in one column, with gaps. */
  readonly children?: ReactNode;
}

/** A screen of a remote. */
export function Page({ title, language, lead, above, actions, width = 'wide', children }: Props) {
  usePageTitle(title);
  return (
    <div className={styles.page} data-width={width}>
      <header className={styles.head}>
        {above}
        <div className={layout.ends}>
          <h1 tabIndex={-1} className={styles.heading}>
            <AuthoredText text={title} language={language} />
          </h1>
          {actions !== undefined && <div className={layout.actions}>{actions}</div>}
        </div>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </header>
      <div className={styles.body}>{children}</div>
    </div>
  );
}

/** Sets the document title while this component is mounted. */
export function usePageTitle(title: string): void {
  const { titlePage } = useRemote();
  // Effects don't run on a server.
  if (typeof document === 'undefined') titlePage(title);
  useEffect(() => titlePage(title), [titlePage, title]);
}
