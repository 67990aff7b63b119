import { Suspense } from 'react';
import { matchPath } from '../../../domain/navigation/match-path.ts';
import type { Handler } from '../../../domain/navigation/page.ts';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { PageSpinner } from '../../kit/states/page-spinner.tsx';
import { PageSlot } from './page-slot.tsx';

const home = lazyComponent(async () => (await import('../../home/home-page.tsx')).HomePage);
const about = lazyComponent(async () => (await import('../../content/about-page.tsx')).AboutPage);
const faqs = lazyComponent(async () => (await import('../../content/faq-page.tsx')).FaqPage);
const others = lazyComponent(async () => (await import('./lazy-page.tsx')).LazyPage);

interface Props {
  readonly handledBy: Handler;
  readonly path: string;
}

/** Loads the code of the page at a path ahead of its first render, as while the agency is still requested. */
export async function preloadPage(path: string): Promise<void> {
  switch (matchPath(path)?.handledBy) {
    case 'home':
      await home.first();
      break;
    case 'about':
      await about.first();
      break;
    case 'faqs':
      await faqs.first();
      break;
    default:
      await others.first();
  }
}

/** The page itself, whose code is loaded when it is first shown. */
export function PageBody(props: Props) {
  return (
    <Suspense fallback={<PageSpinner />}>
      <LazyPageBody {...props} />
    </Suspense>
  );
}

function LazyPageBody({ handledBy, path }: Props) {
  switch (handledBy) {
    case 'home':
      return <PageSlot key="home" page={home} with={{}} path={path} />;
    case 'about':
      return <PageSlot key="about" page={about} with={{}} path={path} />;
    case 'faqs':
      return <PageSlot key="faqs" page={faqs} with={{}} path={path} />;
    default:
      return <PageSlot key="others" page={others} with={{ handledBy, path }} path={path} />;
  }
}
