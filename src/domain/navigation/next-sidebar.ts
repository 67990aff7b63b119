import { assertNever } from '@livery/contract/shared/assert-never';

/** How long the pointer has to rest on the collapsed side navigation before it expands, in ms (rules §9). @rule 4.4 */
export const HOVER_EXPAND_DELAY_MS = 100;

/**
 * `hover-expanded` is expanded while the pointer rests on it. `reopened` was left expanded on the last page, but it
 * isn't known yet whether it has room beside the page: if it has, it becomes expanded, else collapsed.
 */
export type Sidebar = 'collapsed' | 'hover-expanded' | 'expanded' | 'reopened';

/** The initial state (rules §4). @rule 4.4 */
export const INITIAL_SIDEBAR: Sidebar = 'collapsed';

/** @rule 4.4 */
export type SidebarEvent =
  | { readonly kind: 'toggled' }
  | { readonly kind: 'link-clicked' }
  /** A click anywhere outside the side navigation. */
  | { readonly kind: 'clicked-outside'; readonly on: 'page' | 'toggler' | 'top-menu' }
  /** The pointer has rested on it for `HOVER_EXPAND_DELAY_MS`. */
  | { readonly kind: 'hovered' }
  /** The pointer has left it. */
  | { readonly kind: 'left' }
  /** It became known whether there is room beside the page. */
  | { readonly kind: 'room-measured'; readonly hasRoom: boolean }
  /** The window's width has changed, so that there is now room, or no longer any. */
  | { readonly kind: 'room-changed'; readonly hasRoom: boolean };

/**
 * The state of the side navigation after an event. A link or a click outside collapses it, but the toggler toggles it
 * and the top menu changes nothing. While collapsed it expands under the pointer; a toggle then makes that permanent.
 * If there is no room beside the page, it collapses (rules §4, side navigation).
 * @rule 4.4
 */
export function nextSidebar(currentSidebar: Sidebar, event: SidebarEvent): Sidebar {
  switch (event.kind) {
    case 'toggled':
      return currentSidebar === 'expanded' ? 'collapsed' : 'expanded';
    case 'link-clicked':
      return 'collapsed';
    case 'clicked-outside':
      return event.on === 'page' ? 'collapsed' : currentSidebar;
    case 'hovered':
      return currentSidebar === 'collapsed' ? 'hover-expanded' : currentSidebar;
    case 'left':
      return currentSidebar === 'hover-expanded' ? 'collapsed' : currentSidebar;
    case 'room-measured':
      if (currentSidebar === 'reopened') return event.hasRoom ? 'expanded' : 'collapsed';
      // The visitor may have expanded it before its code was loaded.
      return currentSidebar;
    case 'room-changed':
      return currentSidebar === 'expanded' && !event.hasRoom ? 'collapsed' : currentSidebar;
    default:
      return assertNever(event);
  }
}
