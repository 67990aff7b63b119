import { featureNames } from '../session/feature-names.ts';
import { MENU_LABELS, type MenuText } from './menu-labels.ts';

const TEXTS: ReadonlySet<string> = new Set(Object.keys(MENU_LABELS));

/** The text of ours that a back end's label is, in whatever letter case; `null` for one that we don't know. */
export function menuTextOf(label: string): MenuText | null {
  return featureNames(label).find(isMenuText) ?? null;
}

function isMenuText(name: string): name is MenuText {
  return TEXTS.has(name);
}
