import { MessageCircleQuestion } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useAgency } from '../agency/agency-context.tsx';
import { PageTitle } from '../agency/page-title.tsx';
import { FailedPage } from '../kit/failed-page.tsx';
import { MessagePage } from '../kit/message-page.tsx';
import { HomeLink } from '../navigation/home-link.tsx';
import { useShell } from '../shell-context.tsx';
import { useLive } from '../use-live.ts';
import { ContentFrame } from './content-frame.tsx';
import { ContentSkeleton } from './content-skeleton.tsx';
import { FaqAccordion } from './faq-accordion.tsx';
import { NoFaqs } from './no-faqs.tsx';

/** @see specification §2, /faqs */
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
