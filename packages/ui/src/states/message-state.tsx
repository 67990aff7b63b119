import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './message-state.module.css';

export interface MessageStateProps {
  readonly icon: LucideIcon;
  readonly heading: string;
  /** The level of the heading: 1 if it is the whole page, which is larger. */
  readonly level?: 1 | 2 | 3;
  /** A short text above the heading, such as 404. */
  readonly eyebrow?: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** Fills the whole screen, without header and footer. */
  readonly alone?: boolean;
  /** Moves the focus to the heading, so that it is read out. */
  readonly takesFocus?: boolean;
}

/** One message instead of the content, or as a page: what happened, and what to do next. */
export function MessageState({ icon: Icon, level = 2, ...props }: MessageStateProps) {
  const { heading, eyebrow, children, actions, alone = false, takesFocus = false } = props;
  const headingRef = useRef<HTMLHeadingElement>(null);
  // Together with the heading: with a passive effect it would be shown without the focus for a moment.
  useLayoutEffect(() => {
    if (takesFocus) headingRef.current?.focus();
  }, [takesFocus]);

  const isPage = level === 1;
  const Frame = alone ? 'main' : 'div';
  const Heading = `h${level}` as const;
  return (
    <Frame className={isPage ? `${styles.message} ${styles.page}` : styles.message}>
      <div className={styles.badge} aria-hidden="true">
        <Icon size={isPage ? 36 : 28} strokeWidth={1.5} />
      </div>
      {eyebrow !== undefined && <p className={styles.eyebrow}>{eyebrow}</p>}
      <Heading ref={headingRef} tabIndex={-1} className={styles.heading}>
        {heading}
      </Heading>
      {children !== undefined && <div className={styles.body}>{children}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </Frame>
  );
}
