import { MENU_LABELS, type MenuText } from '@livery/contract/navigation/menu-labels';
import type { PagePath } from '@livery/contract/navigation/page-path';

/** An entry of a menu. */
export interface MenuItem {
  /** The key of its text; `null` for an entry with the back end's text. */
  readonly text: MenuText | null;
  /** In English, or the back end's text: untrusted, never used as a key. */
  readonly label: string;
  /** A path on this site; the academy's address; empty if the entry has no target. */
  readonly path: string;
  readonly disabled: boolean;
  readonly opens: 'page' | 'chat' | 'academy';
}

/** An entry that leads to a page of this site; only the academy has its address elsewhere. */
export function pageItem<Text extends MenuText>(text: Text, path: MenuItemTarget<Text>, disabled = false): MenuItem {
  return { text, label: MENU_LABELS[text], path, disabled, opens: 'page' };
}

type MenuItemTarget<Text> = Text extends 'xeni-academy' ? string : PagePath | `${PagePath}/`;

/** The names of the permission to request help; Support is an older name of the same feature. */
export const HELP_PERMISSION = ['help', 'support'] as const;

/** Opens the chat widget; replaces Support (rules §6). @rule 6.8 */
export function helpItem(disabled = false): MenuItem {
  return { text: 'help', label: MENU_LABELS.help, path: '', disabled, opens: 'chat' };
}
