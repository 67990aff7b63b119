import { lazy, Suspense } from 'react';
import type { Handler } from '../../domain/navigation/page.ts';
import { PageSpinner } from '../kit/page-spinner.tsx';
import { RemoteSlot } from '../remotes/remote-slot.tsx';
import { LogoutPage } from '../session/logout-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';

const AboutPage = lazy(async () => ({ default: (await import('../content/about-page.tsx')).AboutPage }));
const FaqPage = lazy(async () => ({ default: (await import('../content/faq-page.tsx')).FaqPage }));

interface Props {
  readonly handledBy: Exclude<Handler, 'home'>;
  readonly path: string;
}

/**
 * Every page but the home page, by whoever shows it. What is fetched late waits
 * behind a boundary of its own: in a common one React would keep the page that
 * was left in the document, hidden, and its heading would be taken for the new.
 */
export function LatePage({ handledBy, path }: Props) {
  switch (handledBy) {
    case 'about':
      return (
        <Suspense key={handledBy} fallback={<PageSpinner />}>
          <AboutPage />
        </Suspense>
      );
    case 'faqs':
      return (
        <Suspense key={handledBy} fallback={<PageSpinner />}>
          <FaqPage />
        </Suspense>
      );
    case 'errors':
      return <NotFoundPage />;
    case 'logout':
      return <LogoutPage />;
    default:
      return <RemoteSlot remote={handledBy} path={path} />;
  }
}
