import { useState } from 'react';
import type { FaqQuestion } from '../../domain/content/faq.ts';
import styles from './faq-accordion.module.css';
import { FaqItem } from './faq-item.tsx';

/** Questions and answers, of which one is open at a time (specification §2, /faqs). */
export function FaqAccordion({ questions }: { readonly questions: readonly FaqQuestion[] }) {
  const [open, setOpen] = useState<number | null>(null);
  return (
    <div className={styles.items}>
      {questions.map((question, index) => (
        <FaqItem
          key={index}
          question={question}
          isOpen={index === open}
          onToggle={() => setOpen(index === open ? null : index)}
        />
      ))}
    </div>
  );
}
