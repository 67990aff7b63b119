import { KIT_TEXTS } from '@livery/kit/kit-texts';
import { matchRoute, NotFoundState, Routes, Translations, useLocation } from '@livery/remote';
import { AREAS } from './areas.ts';
import { Lazy, Waiting } from './lazy.tsx';

/** Sign-in, account and booking: an area stays mounted while the visitor navigates within it. */
export function MainApp() {
  const { path } = useLocation();
  const entry = AREAS.find(({ patterns }) => patterns.some((pattern) => matchRoute(pattern, path) !== null));
  if (entry === undefined) return <NotFoundState />;
  return (
    <Lazy key={entry.folder} load={entry.load}>
      {({ area }) => (
        <Translations files={[KIT_TEXTS, area.messages]} loading={<Waiting />}>
          <Routes routes={area.routes} fallback={<NotFoundState />} />
        </Translations>
      )}
    </Lazy>
  );
}
