import { type MapBounds, useAddressQuery } from '@livery/remote';
import { Button } from '@livery/ui/button';
import { keepsFocus } from '@livery/ui/keeps-focus';
import { X } from 'lucide-react';
import {
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { areaText, isInArea, parseArea } from './area.ts';
import { MapFrame } from './map-frame.tsx';
import { findPlace, groupByPlace, type MapItem } from './map-item.ts';
import styles from './results-map.module.css';

interface Props {
  /** In the order of the list. */
  readonly items: readonly MapItem[];
  /** Scrolled to when the map opens: the link back to the list, above the map. */
  readonly top: RefObject<HTMLElement | null>;
  /** The list; the element of an item has its id in the attribute `data-map-item`. */
  readonly children: ReactNode;
}

/**
 * A list and a map of the same results, kept in step: the pin of the card under the pointer is highlighted, and the
 * card of the chosen pin is marked and shown on the map. If there isn't enough space for both, only the map is shown.
 */
export function ResultsMap({ items, top, children }: Props) {
  const { t } = useTranslation('kit');
  const [selected, setSelected] = useState<string | null>(null);
  const [pointedAt, setPointedAt] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const places = useMemo(
    () => groupByPlace(items, (first, count) => t('map.more', { title: first, count })),
    [items, t],
  );
  const pins = useMemo(() => places.map(({ pin }) => pin), [places]);
  const chosenPlace = findPlace(places, selected);
  useEffect(() => {
    top.current?.scrollIntoView({ block: 'start' });
  }, [top]);
  useMarkedItem(list, chosenPlace?.pin.id);
  const { movedBounds, setMoved, searchHere } = useArea();
  const map = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLElement>(null);
  const chosenId = chosenPlace?.pin.id;
  useEffect(() => {
    // If the focus is on the chosen pin, it moves to the card, which would otherwise come after all others.
    const isOnPin = map.current?.querySelector('[aria-current="true"]') === document.activeElement;
    if (chosenId !== undefined && isOnPin) card.current?.focus({ preventScroll: true });
  }, [chosenId]);

  return (
    <div className={styles.place}>
      <div className={styles.split}>
        {/* The pointer only highlights a pin on the map: the focus does the same for keyboard users. */}
        <div
          ref={list}
          className={styles.list}
          onPointerOver={point}
          onFocus={point}
          onPointerLeave={leave}
          onBlur={leave}
        >
          {children}
        </div>
        <div ref={map} className={styles.map} role="presentation" onKeyDown={({ key }) => key === 'Escape' && close()}>
          <MapFrame
            label={t('map.label')}
            pins={pins}
            selected={chosenPlace?.pin.id ?? null}
            highlighted={findPlace(places, pointedAt)?.pin.id ?? null}
            interactive
            onSelect={setSelected}
            onMove={setMoved}
            onShowAll={() => setMoved(null)}
          >
            {movedBounds !== null && (
              <div className={styles.here}>
                <Button ref={keepsFocus} onClick={searchHere}>
                  {t('map.area')}
                </Button>
              </div>
            )}
            {chosenPlace !== undefined && (
              <section
                ref={card}
                className={styles.chosen}
                aria-label={chosenPlace.pin.title}
                aria-live="polite"
                tabIndex={-1}
              >
                <ul role="list" className={styles.cards}>
                  {chosenPlace.items.map(({ id, card }) => (
                    <li key={id}>{card}</li>
                  ))}
                </ul>
                <button type="button" className={styles.close} aria-label={t('map.close')} onClick={close}>
                  <X size={20} aria-hidden="true" />
                </button>
              </section>
            )}
          </MapFrame>
        </div>
      </div>
    </div>
  );

  /** The focus returns to the pin: the element that had it was removed. */
  function close() {
    map.current?.querySelector<HTMLElement>('[aria-current="true"]')?.focus({ preventScroll: true });
    setSelected(null);
  }

  function point({ target }: SyntheticEvent) {
    const item = target instanceof Element ? target.closest<HTMLElement>('[data-map-item]') : null;
    setPointedAt(item?.dataset.mapItem ?? null);
  }

  function leave() {
    setPointedAt(null);
  }
}

/** The area to which the visitor has moved the map, until they search there: then it is in the address. */
function useArea() {
  const { change } = useAddressQuery();
  const [movedBounds, setMoved] = useState<MapBounds | null>(null);
  const searchHere = useCallback(() => {
    if (movedBounds !== null) change({ area: areaText(movedBounds) });
    setMoved(null);
  }, [change, movedBounds]);
  return { movedBounds: movedBounds, setMoved, searchHere };
}

/** Marks the item in the list, and scrolls to it. */
function useMarkedItem(list: { readonly current: HTMLElement | null }, id: string | undefined): void {
  useEffect(() => {
    const items = list.current?.querySelectorAll<HTMLElement>('[data-map-item]') ?? [];
    const item = [...items].find(({ dataset }) => dataset.mapItem === id);
    if (item === undefined) return undefined;
    item.setAttribute('data-map-chosen', '');
    item.scrollIntoView({ block: 'nearest' });
    return () => item.removeAttribute('data-map-chosen');
  }, [list, id]);
}

/** The items within the area in the address; without an area, all of them. */
export function useSearchedArea<Item extends { readonly point: MapItem['point'] | null }>(
  items: readonly Item[],
): readonly Item[] {
  const { read } = useAddressQuery();
  const area = parseArea(read('area'));
  return area === null ? items : items.filter(({ point }) => point !== null && isInArea(point, area));
}

interface NoticeProps {
  readonly shown: number;
  /** The link back to the list, which gets the focus: the button that had it was removed. */
  readonly top: RefObject<HTMLElement | null>;
}

/** The number of results in the area of the address, and a button to show all. */
export function AreaNotice({ shown, top }: NoticeProps) {
  const { t } = useTranslation('kit');
  const { read, change } = useAddressQuery();
  if (parseArea(read('area')) === null) return null;
  return (
    <div className={styles.notice}>
      <output>{t('map.inArea', { count: shown })}</output>
      <Button variant="plain" onClick={showAll}>
        {t('map.everywhere')}
      </Button>
    </div>
  );

  function showAll() {
    top.current?.querySelector('button')?.focus({ preventScroll: true });
    change({ area: null });
  }
}
