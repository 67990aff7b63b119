import { KIT_TEXTS } from '@livery/kit/kit-texts';
import { Lazy, PagePlaceholder } from '@livery/kit/lazy';
import { NotFoundState, Screens, Translations } from '@livery/remote';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { AREAS, type Area, type AreaEntry, areaAt } from './areas.ts';

/** Sign-in, account and booking: an area stays mounted while the visitor navigates within it. */
export function MainApp() {
  const { pathname } = useLocation();
  const entry = areaAt(pathname);
  if (entry === undefined) return <NotFoundState />;
  return renderArea(entry, ({ routes }) => <Screens routes={routes} fallback={<NotFoundState />} />);
}

/** The list of clients, in the shell's dialog in which an agent chooses one. */
export function ClientPicker() {
  return renderFolder('account', ({ clientPicker }) => clientPicker);
}

/** An agent's actions for an item on a card of the shell; nothing until they are loaded, or if they can't be. */
export function ItemActions(item: { readonly path: string; readonly title: string }) {
  return renderFolder('booking', ({ itemActions }) => itemActions?.(item), NO_PLACEHOLDERS);
}

/** The agent's proposal in progress, on a page of the shell; nothing until it is loaded, or if it can't be. */
export function ItemTray() {
  return renderFolder('booking', ({ itemTray }) => itemTray, NO_PLACEHOLDERS);
}

const NO_PLACEHOLDERS = { waiting: null, failed: null };

function renderFolder(name: string, ...how: [show: (area: Area) => ReactNode, states?: typeof NO_PLACEHOLDERS]) {
  const entry = AREAS.find(({ folder }) => folder === name);
  return entry && renderArea(entry, ...how);
}

/** The content of an area, once it and its messages are loaded. */
function renderArea(
  { folder, load }: AreaEntry,
  show: (area: Area) => ReactNode,
  states: { readonly waiting: ReactNode; readonly failed?: ReactNode } = { waiting: <PagePlaceholder /> },
) {
  return (
    <Lazy key={folder} load={load} {...states}>
      {({ area }) => (
        <Translations files={[KIT_TEXTS, area.messages]} loading={states.waiting}>
          {show(area)}
        </Translations>
      )}
    </Lazy>
  );
}
