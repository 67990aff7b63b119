import { lazy } from 'react';
import type { Handler } from '../../domain/navigation/page.ts';
import { RemoteSlot } from '../remotes/remote-slot.tsx';
import { LogoutPage } from '../session/logout-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';

const AboutPage = lazy(async () => ({ default: (await import('../content/about-page.tsx')).AboutPage }));
const FaqPage = lazy(async () => ({ default: (await import('../content/faq-page.tsx')).FaqPage }));

interface Props {
  readonly handledBy: Exclude<Handler, 'home'>;
  readonly path: string;
}

/** Every page but the home page, by whoever shows it. */
export function LatePage({ handledBy, path }: Props) {
  switch (handledBy) {
    case 'about':
      return <AboutPage />;
    case 'faqs':
      return <FaqPage />;
    case 'errors':
      return <NotFoundPage />;
    case 'logout':
      return <LogoutPage />;
    default:
      return <RemoteSlot remote={handledBy} path={path} />;
  }
}
