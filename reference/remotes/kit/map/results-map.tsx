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
  /** Scrolled to when the map opens: the way back to the list, above it. */
  readonly top: RefObject<HTMLElement | null>;
  /** The list; an element in it that has the attribute `data-map-item` is the item of that id. */
  readonly children: ReactNode;
}

/**
 * A list and a map of the same results, which move together: the pin of the card that is pointed at is highlighted, and the
 * card of the pin that is chosen is marked and shown on the map. If there is no room for both, there is the map.
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
  const chosen = findPlace(places, selected);
  useEffect(() => {
    top.current?.scrollIntoView({ block: 'start' });
  }, [top]);
  useMarkedItem(list, chosen?.pin.id);
  const { moved, setMoved, searchHere } = useArea();
  const map = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLElement>(null);
  const chosenId = chosen?.pin.id;
  useEffect(() => {
    // Whoever chose the pin is on it: its card would come after all others.
    const isOnPin = map.current?.querySelector('[aria-current="true"]') === document.activeElement;
    if (chosenId !== undefined && isOnPin) card.current?.focus({ preventScroll: true });
  }, [chosenId]);

  return (
    <div className={styles.place}>
      <div className={styles.split}>
        {/* The pointer highlights a pin of the map only: for the keyboard the focus does the same. */}
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
            selected={chosen?.pin.id ?? null}
            highlighted={findPlace(places, pointedAt)?.pin.id ?? null}
            interactive
            onSelect={setSelected}
            onMove={setMoved}
            onShowAll={() => setMoved(null)}
          >
            {moved !== null && (
              <div className={styles.here}>
                <Button ref={keepsFocus} onClick={searchHere}>
                  {t('map.area')}
                </Button>
              </div>
            )}
            {chosen !== undefined && (
              <section
                ref={card}
                className={styles.chosen}
                aria-label={chosen.pin.title}
                aria-live="polite"
                tabIndex={-1}
              >
                <ul role="list" className={styles.cards}>
                  {chosen.items.map(({ id, card }) => (
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

  /** The focus goes back to the pin: what had it is gone. */
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

/** Where the visitor has moved the map, until they search there: that is in the address. */
function useArea() {
  const { change } = useAddressQuery();
  const [moved, setMoved] = useState<MapBounds | null>(null);
  const searchHere = useCallback(() => {
    if (moved !== null) change({ area: areaText(moved) });
    setMoved(null);
  }, [change, moved]);
  return { moved, setMoved, searchHere };
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

/** Of items with places those in the part of the map that the address asks for: all, without one. */
export function useSearchedArea<Item extends { readonly point: MapItem['point'] | null }>(
  items: readonly Item[],
): readonly Item[] {
  const { read } = useAddressQuery();
  const area = parseArea(read('area'));
  return area === null ? items : items.filter(({ point }) => point !== null && isInArea(point, area));
}

interface NoticeProps {
  readonly shown: number;
  /** The way back to the list, which gets the focus: the button that had it is gone. */
  readonly top: RefObject<HTMLElement | null>;
}

/** How many results the part of the map has that the address asks for, and the way back to all. */
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
