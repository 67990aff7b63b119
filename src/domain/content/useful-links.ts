import type { LegalTexts } from '@livery/contract/agency/agency';
import { because } from '@livery/contract/shared/because';
import { hasContent } from './has-content.ts';

/** The footer's Useful Links, in its order. */
const USEFUL_LINKS = ['privacyPolicy', 'terms', 'cookiesPolicy', 'disclaimer'] as const;

export type UsefulLink = (typeof USEFUL_LINKS)[number];

/**
 * The Useful Links that the footer shows: those whose text has content, and always Terms & Conditions, which isn't the
 * agency's text (rules §2, footer; rules 2.22).
 * @rule 2.21, 2.22, 3.1, 5.5
 */
export function usefulLinks(legal: LegalTexts): readonly UsefulLink[] {
  return because(
    '2.21',
    USEFUL_LINKS.filter((link) => link === 'terms' || hasContent(legal[link])),
  );
}
