import { keepsFocus } from './keeps-focus.ts';

/**
 * Keeps the focus in a list when an item is removed: the same button of the next item takes it, else of the previous
 * one, else what `keepsFocus` finds around it.
 *
 * @param button as the `ref` of a button in an item
 */
export function keepsFocusInList(button: HTMLElement | null): () => void {
  return keepsFocus(button, findInOtherItems);
}

/** The same button in the following items, then in the preceding ones, the nearest first. */
function findInOtherItems(button: HTMLElement): readonly HTMLElement[] {
  const item = button.closest('li, [role="row"]');
  if (item === null) return [];
  const alike = (within: Element) => [...within.querySelectorAll<HTMLElement>(`[class="${button.className}"]`)];
  const index = alike(item).indexOf(button);
  const items = [...(item.parentElement?.children ?? [])];
  const place = items.indexOf(item);
  return [...items.slice(place + 1), ...items.slice(0, place).reverse()].flatMap((other) => alike(other)[index] ?? []);
}
