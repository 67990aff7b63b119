import type { Risk } from '../../application/diagnosis/diagnosis.port.ts';
import type { Agency } from '../../domain/agency/agency.ts';
import { aboutState } from '../../domain/content/about-state.ts';
import { faqState } from '../../domain/content/faq-state.ts';
import { parseAbout, parseContentResponse, parseFaq } from '../content/content-wire.ts';

/**
 * Pages that the agency's menu offers and that have nothing to show.
 *
 * @param responses the answers to the two calls; `undefined` where there was none
 */
export function contentRisks(
  { about, faq }: Pick<Agency, 'about' | 'faq'>,
  responses: { readonly about: unknown; readonly faq: unknown },
): readonly Risk[] {
  const risks: Risk[] = [];
  const aboutPage = parseContentResponse(responses.about, parseAbout);
  if (about.enabled && aboutPage.ok) {
    const state = aboutState(aboutPage.value, about.enabled);
    if (state.kind === 'disabled' || state.content === null) {
      const problem = 'is on, though the About page has nothing to show';
      risks.push({ setting: 'isAbousUsEnable', problem, advice: 'Write the page, or switch it off.' });
    }
  }
  const faqPage = parseContentResponse(responses.faq, parseFaq);
  if (faq.enabled && faqPage.ok && faqState(faqPage.value, faq.enabled).kind !== 'list') {
    const problem = 'is on, though the FAQ page has no questions to show';
    risks.push({ setting: 'isFaqEnable', problem, advice: 'Complete the questions, or switch it off.' });
  }
  return risks;
}
