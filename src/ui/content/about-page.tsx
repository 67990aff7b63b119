import { useImageFallback } from '@livery/ui/use-image-fallback';
import { useLive } from '@livery/ui/use-live';
import { Building2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { hasContent } from '../../domain/content/has-content.ts';
import { useAgency } from '../agency/agency-context.tsx';
import { useShell } from '../shell-context.tsx';
import styles from './about-page.module.css';
import { ContentPage } from './content-page.tsx';
import { ContentSkeleton } from './content-skeleton.tsx';
import { RichText } from './rich/rich-text.tsx';

/** @see rules §2, /about */
export function AboutPage() {
  const { t } = useTranslation();
  const { content } = useShell();
  const state = useLive(content.about);
  const agency = useAgency();
  const about = state.kind === 'ready' && state.value.kind === 'content' ? state.value : null;
  const { src, ...image } = useImageFallback(about?.image ?? null);
  const ownTitle = agency.about.title.trim();
  // If the agency has no title, the default one is used, in the language of the page.
  const title = ownTitle || t('header.about');
  const language = about?.language ?? agency.language;

  return (
    <ContentPage
      state={state}
      onRetry={content.loadAbout}
      title={title}
      heading={about?.title || title}
      language={ownTitle === '' && !about?.title ? '' : language}
      disabled={{ icon: Building2, heading: t('notices.aboutDisabled') }}
    >
      {about === null ? (
        <ContentSkeleton picture />
      ) : (
        <>
          {src !== null && (
            <img {...image} className={styles.picture} src={src} alt="" width={960} height={480} fetchPriority="high" />
          )}
          {src === null && about.image !== null && <MissingPicture />}
          {hasContent(about.content) && <RichText html={about.content} language={language} topHeading={2} />}
        </>
      )}
    </ContentPage>
  );
}

/** Replaces a picture that can't be loaded, so that the text below it doesn't move. */
function MissingPicture() {
  return (
    <div className={`${styles.picture} ${styles.missing}`} aria-hidden="true">
      <Building2 size={48} strokeWidth={1.25} />
    </div>
  );
}
