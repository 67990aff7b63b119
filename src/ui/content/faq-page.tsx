import { MessageCircleQuestion } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FaqQuestion } from '../../domain/content/faq-state.ts';
import { useAgency } from '../agency/agency-context.tsx';
import { ContactLink } from '../agency/contact-link.tsx';
import { PageTitle } from '../agency/page-title.tsx';
import { FailedPage } from '../kit/states/failed-page.tsx';
import { MessagePage } from '../kit/states/message-page.tsx';
import { HomeLink } from '../navigation/home-link.tsx';
import { useShell } from '../shell-context.tsx';
import { useLive } from '../use-live.ts';
import { ContentFrame } from './content-frame.tsx';
import { ContentSkeleton } from './content-skeleton.tsx';
import { FaqItem } from './faq-item.tsx';
import styles from './faq-page.module.css';

/** @see rules §2, /faqs */
export function FaqPage() {
  const { t } = useTranslation();
  const { content } = useShell();
  const state = useLive(content.faq);
  const agency = useAgency();
  const given = agency.faq.title.trim();
  const page = given || t('content.faqs');
  const faq = state.kind === 'ready' ? state.value : null;
  const language = (faq === null || faq.kind === 'disabled' ? undefined : faq.language) ?? agency.language;

  useEffect(() => content.loadFaq(), [content]);

  return (
    <>
      <PageTitle page={page} />
      {body()}
    </>
  );

  /** The heading stays the same element when the questions arrive: the focus may be on it. */
  function body() {
    if (state.kind === 'failed') {
      return <FailedPage heading={t('content.failed')} failure={state.failure} onRetry={content.loadFaq} />;
    }
    if (faq?.kind === 'disabled') {
      return (
        <MessagePage takesFocus icon={MessageCircleQuestion} heading={t('notices.faqDisabled')} actions={<HomeLink />}>
          <p>{t('notices.aboutDisabledHint')}</p>
        </MessagePage>
      );
    }
    return (
      <ContentFrame heading={page} language={given === '' ? '' : language} lead={faq?.headerMessage}>
        {faq === null && <ContentSkeleton />}
        {faq?.kind === 'list' && <FaqAccordion questions={faq.questions} language={language} />}
        {faq?.kind === 'none' && <NoFaqs />}
      </ContentFrame>
    );
  }
}

/** The agency has no questions that are fit to show (rules §5). */
function NoFaqs() {
  const { t } = useTranslation();
  return (
    <div className={styles.nothing}>
      <MessageCircleQuestion size={32} strokeWidth={1.5} aria-hidden="true" className={styles.icon} />
      <h2 className={styles.words}>{t('notices.faqNone')}</h2>
      <p>{t('content.askUs')}</p>
      <ContactLink look="secondary" />
    </div>
  );
}

interface Props {
  readonly questions: readonly FaqQuestion[];
  /** That the platform names for them; the empty text where it names none. */
  readonly language?: string | undefined;
}

/** Questions and answers, of which one is open at a time (rules §2, /faqs). */
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
