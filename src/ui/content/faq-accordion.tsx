import { useState } from 'react';
import type { FaqQuestion } from '../../domain/content/faq-state.ts';
import styles from './faq-accordion.module.css';
import { FaqItem } from './faq-item.tsx';

interface Props {
  readonly questions: readonly FaqQuestion[];
  /** That the platform names for them; the empty text where it names none. */
  readonly language?: string | undefined;
}

/** Questions and answers, of which one is open at a time (specification §2, /faqs). */
export function FaqAccordion({ questions, language }: Props) {
  const [open, setOpen] = useState<number | null>(null);
  return (
    <div className={styles.items}>
      {questions.map((question, index) => (
        <FaqItem
          key={index}
          question={question}
          language={language}
          isOpen={index === open}
          onToggle={() => setOpen(index === open ? null : index)}
        />
      ))}
    </div>
  );
}
