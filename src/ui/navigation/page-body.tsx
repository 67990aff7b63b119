import { lazy, Suspense } from 'react';
import type { Handler } from '../../domain/navigation/page.ts';
import { HomePage } from '../home/home-page.tsx';
import { PageSpinner } from '../kit/page-spinner.tsx';

const LatePage = lazy(async () => ({ default: (await import('./late-page.tsx')).LatePage }));

interface Props {
  readonly handledBy: Handler;
  readonly path: string;
}

/** The page itself; all but the home page, which nothing may hold back, come when they are asked for. */
export function PageBody({ handledBy, path }: Props) {
  if (handledBy === 'home') return <HomePage />;
  return (
    <Suspense fallback={<PageSpinner />}>
      <LatePage handledBy={handledBy} path={path} />
    </Suspense>
  );
}
