import { Building2 } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useAgency } from '../agency/agency-context.tsx';
import { PageTitle } from '../agency/page-title.tsx';
import { FailedPage } from '../kit/states/failed-page.tsx';
import { MessagePage } from '../kit/states/message-page.tsx';
import { HomeLink } from '../navigation/home-link.tsx';
import { useShell } from '../shell-context.tsx';
import { useLive } from '../use-live.ts';
import { AboutContent } from './about-content.tsx';
import { ContentFrame } from './content-frame.tsx';
import { ContentSkeleton } from './content-skeleton.tsx';

/** @see rules §2, /about */
export function AboutPage() {
  const { t } = useTranslation();
  const { content } = useShell();
  const state = useLive(content.about);
  const agency = useAgency();
  const given = agency.about.title.trim();
  const about = state.kind === 'ready' ? state.value : null;
  const written = about?.kind === 'content' ? about : null;
  const language = written?.language ?? agency.language;
  // Our own word for the page, where the agency gave it no title, is in the language of the page.
  const page = given || t('header.about');
  const titled = given !== '' || (written?.title ?? '') !== '';

  useEffect(() => content.loadAbout(), [content]);

  return (
    <>
      <PageTitle page={page} />
      {body()}
    </>
  );

  /** The heading stays the same element when the words arrive: the focus may be on it. */
  function body() {
    if (state.kind === 'failed') {
      return <FailedPage heading={t('content.failed')} failure={state.failure} onRetry={content.loadAbout} />;
    }
    if (about?.kind === 'disabled') {
      return (
        <MessagePage takesFocus icon={Building2} heading={t('notices.aboutDisabled')} actions={<HomeLink />}>
          <p>{t('notices.aboutDisabledHint')}</p>
        </MessagePage>
      );
    }
    return (
      <ContentFrame heading={about?.title || page} language={titled ? language : ''}>
        {about === null ? (
          <ContentSkeleton picture />
        ) : (
          <AboutContent image={about.image} html={about.content} language={language} />
        )}
      </ContentFrame>
    );
  }
}
