import type { MenuText } from '../../src/domain/navigation/menu-labels.ts';
import { MENU_LABELS } from '../../src/domain/navigation/menu-labels.ts';
import type { SideNavigationItem } from '../../src/domain/navigation/side-navigation.ts';
import { LONG_TEXT } from './long-texts.ts';

/** The agents' tools as an agency may tell them: open ones, closed ones, one of its own, one on another site. */
export const TOOLS: readonly SideNavigationItem[] = [
  tool('dashboard'),
  tool('book-now'),
  tool('my-trips'),
  { ...tool('wallet'), disabled: true },
  { ...tool('dashboard'), text: null, label: LONG_TEXT, path: '/users/guides' },
  { ...tool('xeni-academy'), opens: 'academy', external: true },
];

function tool(text: MenuText): SideNavigationItem {
  return { text, label: MENU_LABELS[text], path: `/${text}`, disabled: false, opens: 'page', external: false };
}
