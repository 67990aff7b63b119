import { CircleCheck, CircleExclamationPoint, Info, TriangleExclamationPoint } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

const ICONS = {
  information: Info,
  success: CircleCheck,
  warning: TriangleExclamationPoint,
  failure: CircleExclamationPoint,
};

interface Props {
  readonly tone?: 'information' | 'success' | 'warning' | 'failure';
  /** A button or a link. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A message within the page; a failure is announced immediately. */
export function Notice({ tone = 'information', action, children }: Props) {
  const Icon = ICONS[tone];
  return (
    <div className={styles.notice} data-tone={tone} role={tone === 'failure' ? 'alert' : undefined}>
      <Icon className={styles.icon} size={20} aria-hidden="true" />
      <div className={styles.words}>{children}</div>
      {action}
    </div>
  );
}
