import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';

/**
 * The option that typed letters select, as in listboxes: the next one whose label begins with them, ignoring case
 * and accents, wrapping around at the end. Repeating one letter moves from match to match.
 *
 * @param active the index of the active option; with more than one letter it may stay active
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/listbox/ (type-ahead)
 */
export function findTypedOption(typedText: string, labels: readonly string[], active: number): number | undefined {
  const repeated = typedText === typedText.charAt(0).repeat(typedText.length);
  const prefix = repeated ? typedText.charAt(0) : typedText;
  const firstIndex = repeated ? active + 1 : active;
  const searchOrder = labels.map((_, step) => (firstIndex + step) % labels.length);
  return searchOrder.find((index) => COLLATOR.compare((labels[index] ?? '').slice(0, prefix.length), prefix) === 0);
}

const COLLATOR = new Intl.Collator(undefined, { usage: 'search', sensitivity: 'base' });

interface UseOptionsOptions {
  readonly count: number;
  /** The initial active option, counted from 0; it may change until the visitor has moved. */
  readonly start: number;
  /** The labels of the options, if the list itself has the focus: typed letters select, Space chooses. */
  readonly labels?: readonly string[];
  readonly onChoose: (index: number) => void;
}

const PAGE_KEY_STEP = 8;
/** Letters within this time belong to one word. */
const TYPE_AHEAD_MS = 500;

/**
 * Options of a listbox, one of which is active; the focus stays on the list or the field.
 *
 * @returns `activeId`: the id of the active option; none if there are no options
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/listbox/
 */
export function useOptions({ count, start, labels, onChoose }: UseOptionsOptions) {
  const listId = useId();
  const [moved, moveTo] = useState<number>();
  const active = Math.min(moved ?? start, count - 1);
  const optionId = (index: number) => `${listId}-${index}`;
  const activeId = active < 0 ? undefined : optionId(active);

  const typeAheadRef = useRef({ letters: '', at: Number.NEGATIVE_INFINITY });
  const isShownRef = useRef(false);
  useEffect(() => {
    if (activeId === undefined) return;
    document.getElementById(activeId)?.scrollIntoView({ block: isShownRef.current ? 'nearest' : 'center' });
    isShownRef.current = true;
  }, [activeId]);

  return { active, listId, optionId, activeId, moveTo, onKeyDown };

  function onKeyDown(event: KeyboardEvent) {
    // In a text field Home, End, letters and spaces edit the text.
    const typing = event.target instanceof HTMLInputElement;
    const chooses = event.key === 'Enter' || (event.key === ' ' && !typing);
    const target = targetOf(event.key, typing) ?? typedTarget(event);
    if (target === undefined && !chooses) return;
    event.preventDefault();
    if (active < 0) return;
    if (target === undefined) onChoose(active);
    else moveTo(target);
  }

  function typedTarget({ key, timeStamp, ctrlKey, metaKey, altKey }: KeyboardEvent): number | undefined {
    if (labels === undefined || key === ' ' || [...key].length > 1 || ctrlKey || metaKey || altKey) return undefined;
    const lettersBefore = timeStamp - typeAheadRef.current.at < TYPE_AHEAD_MS ? typeAheadRef.current.letters : '';
    typeAheadRef.current = { letters: lettersBefore + key, at: timeStamp };
    return findTypedOption(typeAheadRef.current.letters, labels, active);
  }

  function targetOf(key: string, typing: boolean): number | undefined {
    switch (key) {
      case 'ArrowDown':
        return (active + 1) % count;
      case 'ArrowUp':
        return (active - 1 + count) % count;
      case 'PageDown':
        return Math.min(active + PAGE_KEY_STEP, count - 1);
      case 'PageUp':
        return Math.max(active - PAGE_KEY_STEP, 0);
      case 'Home':
        return typing ? undefined : 0;
      case 'End':
        return typing ? undefined : count - 1;
      default:
        return undefined;
    }
  }
}
