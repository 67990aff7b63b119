import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

interface Props {
  readonly children?: ReactNode;
}

/** For screen readers only. */
export function VisuallyHidden({ children }: Props) {
  return <span className={styles.hidden}>{children}</span>;
}

/** A live region: screen readers announce changes in it. */
export function VisuallyHiddenStatus({ children }: Props) {
  return (
    <VisuallyHidden>
      <output>{children}</output>
    </VisuallyHidden>
  );
}
