import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import type { FaqQuestion } from '../../domain/content/faq-state.ts';
import { AuthoredText } from '../kit/authored-text.tsx';
import styles from './faq-item.module.css';
import { RichText } from './rich/rich-text.tsx';

interface Props {
  readonly question: FaqQuestion;
  readonly language?: string | undefined;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** A question that opens its answer. Printed, every answer shows. */
export function FaqItem({ question: { question, answer }, language, isOpen, onToggle }: Props) {
  const id = useId();
  return (
    <section className={styles.item}>
      <h2 className={styles.heading}>
        <button
          type="button"
          id={`${id}-question`}
          className={styles.question}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
        >
          <AuthoredText className={styles.words} text={question} language={language} />
          <ChevronDown size={20} aria-hidden="true" className={styles.mark} />
        </button>
      </h2>
      <div id={id} className={styles.answer} hidden={!isOpen}>
        <RichText html={answer} language={language} topHeading={3} />
      </div>
    </section>
  );
}
