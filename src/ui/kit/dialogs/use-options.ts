import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';

/**
 * The option that typed letters lead to, as listboxes have it: the next whose
 * label begins with them, whatever their case and accents, and round at the
 * end. A letter that is typed again and again goes from one to the next.
 *
 * @param active the index of the active option; more than one letter may stay at it
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/listbox/ (type-ahead)
 */
export function optionNamed(typed: string, labels: readonly string[], active: number): number | undefined {
  const repeated = typed === typed.charAt(0).repeat(typed.length);
  const prefix = repeated ? typed.charAt(0) : typed;
  const first = repeated ? active + 1 : active;
  const inTurn = labels.map((_, step) => (first + step) % labels.length);
  return inTurn.find((index) => COLLATOR.compare((labels[index] ?? '').slice(0, prefix.length), prefix) === 0);
}

const COLLATOR = new Intl.Collator(undefined, { usage: 'search', sensitivity: 'base' });

interface Needs {
  readonly count: number;
  /** The option to begin at, counted from 0; it may change until the visitor has moved. */
  readonly start: number;
  /** What the options are called, where the list itself has the keyboard: letters lead to them, Space chooses. */
  readonly labels?: readonly string[];
  readonly onChoose: (index: number) => void;
}

const PAGE = 8;
/** Letters that follow each other faster belong to one word. */
const TYPE_AHEAD_MS = 500;

/**
 * Options of a listbox, of which one is active: it is where the keyboard is, without having the focus.
 *
 * @returns `activeId`: the id of the active option; none where there are no options
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/listbox/
 */
export function useOptions({ count, start, labels, onChoose }: Needs) {
  const listId = useId();
  const [moved, moveTo] = useState<number>();
  const active = Math.min(moved ?? start, count - 1);
  const optionId = (index: number) => `${listId}-${index}`;
  const activeId = active < 0 ? undefined : optionId(active);

  const typed = useRef({ letters: '', at: Number.NEGATIVE_INFINITY });
  const shown = useRef(false);
  useEffect(() => {
    if (activeId === undefined) return;
    document.getElementById(activeId)?.scrollIntoView({ block: shown.current ? 'nearest' : 'center' });
    shown.current = true;
  }, [activeId]);

  return { active, listId, optionId, activeId, moveTo, onKeyDown };

  function onKeyDown(event: KeyboardEvent) {
    // In a field Home and End belong to its text, as letters and blanks do.
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
    const before = timeStamp - typed.current.at < TYPE_AHEAD_MS ? typed.current.letters : '';
    typed.current = { letters: before + key, at: timeStamp };
    return optionNamed(typed.current.letters, labels, active);
  }

  function targetOf(key: string, typing: boolean): number | undefined {
    switch (key) {
      case 'ArrowDown':
        return (active + 1) % count;
      case 'ArrowUp':
        return (active - 1 + count) % count;
      case 'PageDown':
        return Math.min(active + PAGE, count - 1);
      case 'PageUp':
        return Math.max(active - PAGE, 0);
      case 'Home':
        return typing ? undefined : 0;
      case 'End':
        return typing ? undefined : count - 1;
      default:
        return undefined;
    }
  }
}
