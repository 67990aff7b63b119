import { GripVertical } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button, GridList, GridListItem } from 'react-aria-components/GridList';
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import type { AriaPlace } from './aria-place.ts';
import { AriaScope } from './aria-scope.tsx';
import { indexAfterMove } from './index-after-move.ts';

interface Item {
  readonly id: string;
  readonly name: string;
}

interface Props<T extends Item> {
  readonly place: AriaPlace;
  readonly classes: Readonly<Record<string, string>>;
  readonly label: string;
  readonly items: readonly T[];
  readonly onMove: (id: string, index: number) => void;
  readonly children: (item: T) => ReactNode;
}

/** The items of a `SortableList`, each with a drag handle. */
export function AriaSortableList<T extends Item>({ place, ...list }: Props<T>) {
  const { place: listRef, focusHandle, onDropped } = useFocusOnDropped();
  return (
    <AriaScope language={place.language}>
      <div ref={listRef} role="presentation" onFocusCapture={focusHandle} onKeyDownCapture={leaveTabToBrowser}>
        <Items {...list} onDropped={onDropped} />
      </div>
    </AriaScope>
  );
}

/**
 * Keeps the focus on the handle of the dropped item until a key or a pointer is used, or the focus leaves the list:
 * React Aria leaves it on the row.
 */
function useFocusOnDropped() {
  const place = useRef<HTMLDivElement>(null);
  const dropped = useRef<string>(null);
  const focusHandle = () => {
    if (dropped.current === null) return;
    const row = place.current?.querySelector(`[data-key="${CSS.escape(dropped.current)}"]`);
    const handle = row?.querySelector<HTMLElement>('button[slot="drag"]');
    if (handle !== document.activeElement) handle?.focus();
  };

  useEffect(focusHandle);
  useEffect(() => {
    const release = ({ type, target }: Event) => {
      if (type !== 'focusin' || !place.current?.contains(target as Node)) dropped.current = null;
    };
    const useEvents = ['keydown', 'pointerdown', 'focusin'] as const;
    for (const type of useEvents) window.addEventListener(type, release, { capture: true });
    return () => {
      for (const type of useEvents) window.removeEventListener(type, release, { capture: true });
    };
  }, []);
  return {
    place,
    focusHandle,
    onDropped(id: string) {
      dropped.current = id;
    },
  };
}

/** In a grid, Tab leaves after one row, but here each item has several fields. */
function leaveTabToBrowser(event: KeyboardEvent) {
  if (event.key === 'Tab') event.stopPropagation();
}

interface ItemsProps<T extends Item> extends Omit<Props<T>, 'place'> {
  /** Called with the item, even if it stays in its place. */
  readonly onDropped: (id: string) => void;
}

function Items<T extends Item>({ classes, label, items, onMove, onDropped, children }: ItemsProps<T>) {
  const { dragAndDropHooks } = useDragAndDrop({
    // With a type that text fields don't accept.
    getItems: (keys) => [...keys].map((key) => ({ 'livery/item': `${key}` })),
    getAllowedDropOperations: () => ['move'],
    renderDropIndicator: (target) => <DropIndicator target={target} className={`${classes['indicator']}`} />,
    onReorder({ keys: [movedKey], target: { key, dropPosition } }) {
      onDropped(`${movedKey}`);
      const ids = items.map(({ id }) => id);
      const index = indexAfterMove(ids, `${movedKey}`, `${key}`, dropPosition === 'after');
      if (index !== null) onMove(`${movedKey}`, index);
    },
  });
  return (
    <GridList
      aria-label={label}
      className={`${classes['list']}`}
      items={items}
      // The content of an item may change without the item.
      dependencies={[children]}
      keyboardNavigationBehavior="tab"
      dragAndDropHooks={dragAndDropHooks}
    >
      {(item) => (
        <GridListItem id={item.id} textValue={item.name} className={`${classes['item']}`}>
          <Button slot="drag" className={`${classes['handle']}`}>
            <GripVertical size={20} aria-hidden="true" />
          </Button>
          <div className={`${classes['content']}`}>{children(item)}</div>
        </GridListItem>
      )}
    </GridList>
  );
}
