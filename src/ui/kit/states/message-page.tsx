import message from '@livery/ui/message.module.css';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './message-page.module.css';

interface Props {
  readonly icon: LucideIcon;
  readonly heading: string;
  /** A short text above the heading, such as 404. */
  readonly eyebrow?: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** Fills the whole screen, without header and footer. */
  readonly alone?: boolean;
  /** Moves the focus to the heading, so that it is read out. */
  readonly takesFocus?: boolean;
}

/** A page with one message: what happened, and what to do next. */
export function MessagePage({ icon: Icon, heading, eyebrow, children, actions, alone, takesFocus }: Props) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  // With the heading itself: a passive effect leaves a time in which it stands there without the focus.
  useLayoutEffect(() => {
    if (takesFocus === true) headingRef.current?.focus();
  }, [takesFocus]);

  const Frame = alone === true ? 'main' : 'div';
  return (
    <Frame className={`${message.message} ${styles.page}`}>
      <div className={`${message.badge} ${styles.badge}`} aria-hidden="true">
        <Icon size={36} strokeWidth={1.5} />
      </div>
      {eyebrow !== undefined && <p className={styles.eyebrow}>{eyebrow}</p>}
      <h1 ref={headingRef} tabIndex={-1} className={styles.heading}>
        {heading}
      </h1>
      {children !== undefined && <div className={`${message.body} ${styles.body}`}>{children}</div>}
      {actions !== undefined && <div className={message.actions}>{actions}</div>}
    </Frame>
  );
}
