import { useLive } from '@livery/ui/use-live';
import { ChevronDown, MessageCircleQuestion } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { FaqQuestion } from '../../domain/content/faq-state.ts';
import { useAgency } from '../agency/agency-context.tsx';
import { ContactLink } from '../agency/contact-link.tsx';
import { AuthoredText } from '../kit/authored-text.tsx';
import { useShell } from '../shell-context.tsx';
import { ContentPage } from './content-page.tsx';
import { ContentSkeleton } from './content-skeleton.tsx';
import styles from './faq-page.module.css';
import { RichText } from './rich/rich-text.tsx';
import { useOpenQuestion } from './use-open-question.ts';

/** @see rules §2, /faqs */
export function FaqPage() {
  const { t } = useTranslation();
  const { content } = useShell();
  const state = useLive(content.faq);
  const agency = useAgency();
  const faq = state.kind === 'ready' && state.value.kind !== 'disabled' ? state.value : null;
  const ownTitle = agency.faq.title.trim();
  const title = ownTitle || t('content.faqs');
  const language = faq?.language ?? agency.language;

  return (
    <ContentPage
      state={state}
      onRetry={content.loadFaq}
      title={title}
      heading={title}
      language={ownTitle === '' ? '' : language}
      lead={faq?.headerMessage}
      disabled={{ icon: MessageCircleQuestion, heading: t('notices.faqDisabled') }}
    >
      {faq === null && <ContentSkeleton />}
      {faq?.kind === 'list' && <FaqAccordion questions={faq.questions} language={language} />}
      {faq?.kind === 'none' && <NoFaqs />}
    </ContentPage>
  );
}

/** The agency has no valid questions (rules §5). */
function NoFaqs() {
  const { t } = useTranslation();
  return (
    <div className={styles.nothing}>
      <MessageCircleQuestion size={32} strokeWidth={1.5} aria-hidden="true" className={styles.icon} />
      <h2 className={styles.words}>{t('notices.faqNone')}</h2>
      <p>{t('content.askUs')}</p>
      <ContactLink variant="secondary" />
    </div>
  );
}

interface Props {
  readonly questions: readonly FaqQuestion[];
  /** From the platform, untrusted. */
  readonly language?: string | undefined;
}

/** Questions and answers; one is open at a time (rules §2, /faqs). */
export function FaqAccordion({ questions, language }: Props) {
  const { open, show } = useOpenQuestion();
  return (
    <div className={styles.items}>
      {questions.map((question, index) => (
        <FaqItem
          key={index}
          question={question}
          language={language}
          isOpen={index === open}
          onToggle={() => show(index === open ? null : index)}
          onTarget={() => show(index)}
        />
      ))}
    </div>
  );
}

interface ItemProps {
  readonly question: FaqQuestion;
  readonly language?: string | undefined;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** Called if the address leads to a place in its answer. */
  readonly onTarget: () => void;
}

/** A question that opens its answer. In print, and without JavaScript, all answers are shown. */
function FaqItem({ question: { question, answer }, language, isOpen, onToggle, onTarget }: ItemProps) {
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
          <AuthoredText className={styles.text} text={question} language={language} />
          <ChevronDown size={20} aria-hidden="true" className={styles.mark} />
        </button>
      </h2>
      <div id={id} className={styles.answer} hidden={!isOpen}>
        <RichText html={answer} language={language} topHeading={3} isHidden={!isOpen} onTarget={onTarget} />
      </div>
    </section>
  );
}
