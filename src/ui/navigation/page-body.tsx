import { Suspense } from 'react';
import type { Handler } from '../../domain/navigation/page.ts';
import { HomePage } from '../home/home-page.tsx';
import { lazyComponent } from '../kit/lazy-component.ts';
import { PageSpinner } from '../kit/page-spinner.tsx';
import { PageSlot } from './page-slot.tsx';

const about = lazyComponent(async () => (await import('../content/about-page.tsx')).AboutPage);
const faqs = lazyComponent(async () => (await import('../content/faq-page.tsx')).FaqPage);
const others = lazyComponent(async () => (await import('./lazy-page.tsx')).LazyPage);

interface Props {
  readonly handledBy: Handler;
  readonly path: string;
}

/** The page itself; all but the home page, which nothing may hold back, come when they are asked for. */
export function PageBody({ handledBy, path }: Props) {
  if (handledBy === 'home') return <HomePage />;
  return (
    <Suspense fallback={<PageSpinner />}>
      <LatePageSlot handledBy={handledBy} path={path} />
    </Suspense>
  );
}

function LatePageSlot({ handledBy, path }: Props & { readonly handledBy: Exclude<Handler, 'home'> }) {
  switch (handledBy) {
    case 'about':
      return <PageSlot key="about" page={about} with={{}} path={path} />;
    case 'faqs':
      return <PageSlot key="faqs" page={faqs} with={{}} path={path} />;
    default:
      return <PageSlot key="others" page={others} with={{ handledBy, path }} path={path} />;
  }
}
