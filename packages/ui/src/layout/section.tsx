import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

interface Props {
  readonly heading: string;
  /** Links or buttons next to the heading. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A section of a page, with its h2. */
export function Section({ heading, actions, children }: Props) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.heading}>
          {heading}
        </h2>
        {actions}
      </div>
      {children}
    </section>
  );
}
