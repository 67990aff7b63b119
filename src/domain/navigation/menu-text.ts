import { MENU_LABELS, type MenuText } from '@livery/contract/navigation/menu-labels';
import { featureNames } from '../session/permissions.ts';

const MENU_TEXTS: ReadonlySet<string> = new Set(Object.keys(MENU_LABELS));

/** The text of ours that a back end's label is, in whatever letter case; `null` for any other. @rule 2.18 */
export function parseMenuText(label: string): MenuText | null {
  return featureNames(label).find(isMenuText) ?? null;
}

function isMenuText(name: string): name is MenuText {
  return MENU_TEXTS.has(name);
}
