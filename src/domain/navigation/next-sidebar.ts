import { assertNever } from '@livery/contract/shared/assert-never';

/** How long the pointer rests on the collapsed side navigation before it expands, in ms (rules §9). @rule 4.4 */
export const HOVER_EXPAND_DELAY_MS = 100;

/**
 * `hover-expanded` is expanded for as long as the pointer rests on it. `reopened` was left expanded on the last page: it
 * is expanded if there is room for it beside the page, which is not known yet, and collapsed elsewhere.
 */
export type Sidebar = 'collapsed' | 'hover-expanded' | 'expanded' | 'reopened';

/** Its state at the start (rules §4). @rule 4.4 */
export const INITIAL_SIDEBAR: Sidebar = 'collapsed';

/** @rule 4.4 */
export type SidebarEvent =
  | { readonly kind: 'toggled' }
  | { readonly kind: 'link-clicked' }
  /** A click anywhere but on the side navigation. */
  | { readonly kind: 'clicked-outside'; readonly on: 'page' | 'toggler' | 'top-menu' }
  /** The pointer has rested on it for `HOVER_EXPAND_DELAY_MS`. */
  | { readonly kind: 'hovered' }
  /** The pointer has left it. */
  | { readonly kind: 'left' }
  /** Whether there is room for it beside the page is known, or has changed. */
  | { readonly kind: 'room-measured'; readonly hasRoom: boolean };

/**
 * The state of the side navigation after an event: a link or a click outside
 * collapses it, except that the toggler toggles it and the top menu changes
 * nothing. While collapsed it expands under the pointer, and a toggle then makes
 * that permanent. If it would cover the page, it doesn't stay expanded unasked
 * (rules §4, side navigation).
 * @rule 4.4
 */
export function nextSidebar(now: Sidebar, event: SidebarEvent): Sidebar {
  switch (event.kind) {
    case 'toggled':
      return now === 'expanded' ? 'collapsed' : 'expanded';
    case 'link-clicked':
      return 'collapsed';
    case 'clicked-outside':
      return event.on === 'page' ? 'collapsed' : now;
    case 'hovered':
      return now === 'collapsed' ? 'hover-expanded' : now;
    case 'left':
      return now === 'hover-expanded' ? 'collapsed' : now;
    case 'room-measured':
      if (now === 'reopened') return event.hasRoom ? 'expanded' : 'collapsed';
      return now === 'expanded' && !event.hasRoom ? 'collapsed' : now;
    default:
      return assertNever(event);
  }
}
