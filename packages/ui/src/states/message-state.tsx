import { Inbox, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import message from './message.module.css';
import styles from './message-state.module.css';

interface Props {
  readonly icon: LucideIcon;
  readonly heading: string;
  /** The level of the heading: 1 where it is the whole page. */
  readonly level?: 1 | 2 | 3;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

/** One message in place of the content: what happened, and what to do next. */
export function MessageState({ icon: Icon, heading, level = 2, children, actions }: Props) {
  const Heading = level === 1 ? 'h1' : level === 2 ? 'h2' : 'h3';
  return (
    <div className={`${message.message} ${styles.state}`} data-whole={level === 1 ? '' : undefined}>
      <div className={`${message.badge} ${styles.badge}`} aria-hidden="true">
        <Icon size={28} strokeWidth={1.5} />
      </div>
      <Heading tabIndex={-1} className={styles.heading}>
        {heading}
      </Heading>
      {children !== undefined && <div className={`${message.body} ${styles.body}`}>{children}</div>}
      {actions !== undefined && <div className={message.actions}>{actions}</div>}
    </div>
  );
}

/** An empty list, and what to do about it. */
export function EmptyState({ icon = Inbox, ...rest }: Omit<Props, 'icon'> & Partial<Pick<Props, 'icon'>>) {
  return <MessageState icon={icon} {...rest} />;
}
