import { LAZY_KIT_TEXTS } from '@livery/kit/lazy-kit-texts';
import { NotFoundState, Screens, Translations } from '@livery/remote';
import { matchPath, useLocation } from 'react-router-dom';
import { AREAS } from './areas.ts';
import { Lazy, Waiting } from './lazy.tsx';

/** Sign-in, account and booking: an area stays mounted while the visitor navigates within it. */
export function MainApp() {
  const { pathname } = useLocation();
  const entry = AREAS.find(({ patterns }) =>
    patterns.some((path) => matchPath({ path, caseSensitive: true }, pathname) !== null),
  );
  if (entry === undefined) return <NotFoundState />;
  return (
    <Lazy key={entry.folder} load={entry.load}>
      {({ area }) => (
        <Translations files={[LAZY_KIT_TEXTS, area.messages]} loading={<Waiting />}>
          <Screens routes={area.routes} fallback={<NotFoundState />} />
        </Translations>
      )}
    </Lazy>
  );
}
