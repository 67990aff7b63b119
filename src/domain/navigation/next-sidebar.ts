import { assertNever } from '../shared/assert-never.ts';

/** How long the pointer rests on the collapsed side navigation before it expands, in ms (rules §9). */
export const HOVER_EXPAND_DELAY = 100;

/** `hover-expanded` is expanded for as long as the pointer rests on it. */
export type Sidebar = 'collapsed' | 'hover-expanded' | 'expanded';

/** Its state at the start (rules §4). */
export const INITIAL_SIDEBAR: Sidebar = 'collapsed';

export type SidebarEvent =
  | { readonly kind: 'toggled' }
  | { readonly kind: 'link-clicked' }
  /** A click anywhere but on the side navigation. */
  | { readonly kind: 'clicked-outside'; readonly on: 'page' | 'toggler' | 'top-menu' }
  /** The pointer has rested on it for `HOVER_EXPAND_DELAY`. */
  | { readonly kind: 'hovered' }
  /** The pointer has left it. */
  | { readonly kind: 'left' };

/**
 * The state of the side navigation after an event: a link or a click outside
 * collapses it, except that the toggler toggles it and the top menu changes
 * nothing. While collapsed it expands under the pointer, and a toggle then makes
 * that permanent (rules §4, side navigation).
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
    default:
      return assertNever(event);
  }
}
