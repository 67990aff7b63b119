import { MENU_LABELS, type MenuText } from '@livery/contract/navigation/menu-labels';
import { featureNames } from '../session/permissions.ts';

const MENU_TEXTS: ReadonlySet<string> = new Set(Object.keys(MENU_LABELS));

/** The interface text that matches a back end's label, in any letter case; `null` if none does. @rule 2.18 */
export function parseMenuText(label: string): MenuText | null {
  return featureNames(label).find(isMenuText) ?? null;
}

function isMenuText(name: string): name is MenuText {
  return MENU_TEXTS.has(name);
}
