import { matchRoute } from '../kit/navigation/match-route.ts';
import { useLocation } from '../kit/navigation/use-location.ts';
import { NotFoundState } from '../kit/states/not-found-state.tsx';
import { AreaSlot } from './area-slot.tsx';
import { AREAS } from './areas.ts';

/** Signing in, accounts and booking: each area stays as it is while the visitor moves within it. */
export function MainApp() {
  const { path } = useLocation();
  const entry = AREAS.find(({ patterns }) => patterns.some((pattern) => matchRoute(pattern, path) !== null));
  return entry === undefined ? <NotFoundState /> : <AreaSlot key={entry.folder} load={entry.load} />;
}
