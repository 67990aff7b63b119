import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import card from './card.module.css';
import styles from './summary-card.module.css';

interface Props {
  readonly heading: string;
  /** Shown next to the heading while it is closed, such as a total. */
  readonly brief: ReactNode;
  readonly children: ReactNode;
}

/** A card that on phones is one line until it is opened; on wider screens it is open. */
export function SummaryCard({ heading, brief, children }: Props) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <section className={`${card.card} ${styles.summary}`} aria-labelledby={`${id}heading`}>
      <h2 id={`${id}heading`} className={card.heading}>
        <span className={styles.plain}>{heading}</span>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={`${id}content`}
          onClick={() => setOpen(!open)}
        >
          <span>{heading}</span>
          <ChevronDown className={styles.chevron} size={20} aria-hidden="true" />
          <span className={styles.brief}>{brief}</span>
        </button>
      </h2>
      <div id={`${id}content`} className={styles.content} data-open={open ? '' : undefined}>
        {children}
      </div>
    </section>
  );
}
