import type { Agency } from '@livery/contract/agency/agency';
import { parseColour } from '@livery/contract/agency/colour';
import { parseUrl } from '@livery/contract/shared/parse-url';
import type { Risk } from '../../application/diagnosis/diagnosis.port.ts';
import { safeLink } from '../../domain/agency/safe-link.ts';
import { parseGoogleId, parsePixelId } from '../../domain/analytics/analytics-scripts.ts';
import { aboutState } from '../../domain/content/about-state.ts';
import { faqState } from '../../domain/content/faq-state.ts';
import { hasContent } from '../../domain/content/has-content.ts';
import { parseAbout, parseContentResponse, parseFaq } from '../content/content-wire.ts';

/** The settings of an agency that are unsafe, or make its site unusable for visitors. */
export function agencyRisks(agency: Agency): readonly Risk[] {
  return [
    ...addressRisks(agency),
    ...colourRisks(agency),
    ...analyticsRisks(agency),
    ...textRisks(agency),
    ...signInRisks(agency),
  ];
}

function addressRisks({ returnUrl }: Agency): readonly Risk[] {
  const advice = 'Set it to an https address, or to nothing.';
  const address = returnUrl.trim();
  if (address === '') return [];
  if (safeLink('returnUrl', address) === null) {
    return [{ setting: 'returnUrl', problem: 'can’t be used as a link: visitors are not sent there', advice }];
  }
  if (/^https:/i.test(address)) return [];
  return [{ setting: 'returnUrl', problem: 'is not https: visitors on their way there can be sent elsewhere', advice }];
}

function colourRisks({ primaryColor }: Agency): readonly Risk[] {
  if (parseColour(primaryColor) !== undefined) return [];
  const problem = `${primaryColor.trim() === '' ? 'is missing' : 'is not a colour'}: the site is painted in the default blue`;
  return [{ setting: 'primaryColor', problem, advice: 'Set it to a colour such as #0b7285.' }];
}

function analyticsRisks({ analytics: { enabled, googleId, facebookId } }: Agency): readonly Risk[] {
  if (!enabled) return [];
  const problem = 'is not an id of its service: nothing is measured with it';
  const risks: Risk[] = [];
  if (googleId.trim() !== '' && parseGoogleId(googleId) === undefined) {
    risks.push({ setting: 'analytics.googleAnalyticsId', problem, advice: 'Set it to G-…, UA-… or GTM-….' });
  }
  if (facebookId.trim() !== '' && parsePixelId(facebookId) === undefined) {
    risks.push({ setting: 'analytics.facebookAnalyticsId', problem, advice: 'Set it to the digits of the pixel.' });
  }
  if (googleId.trim() === '' && facebookId.trim() === '') {
    const nothing = 'is on, though there is nothing to measure with';
    risks.push({ setting: 'analytics.isEnabled', problem: nothing, advice: 'Add an id, or switch it off.' });
  }
  return risks;
}

function textRisks({ legal }: Agency): readonly Risk[] {
  return Object.entries(legal)
    .filter(([, html]) => !hasContent(html))
    .map(([setting]) => ({
      setting,
      problem: 'has no text: the footer has no link to it',
      advice: 'Write it; most countries ask for it.',
    }));
}

function signInRisks(agency: Agency): readonly Risk[] {
  const { sso, returnUrl, hidesLogin, allowsNonLoginFlow, bookingMenu } = agency;
  const risks: Risk[] = [];
  if (sso.enabled && !sso.directLoginAllowed && safeLink('returnUrl', returnUrl) === null) {
    const problem = 'is on without direct login, and there is no returnUrl: users can’t log in';
    risks.push({ setting: 'sso', problem, advice: 'Set returnUrl, or allow direct login.' });
  }
  if (hidesLogin && !allowsNonLoginFlow) {
    const problem = 'is on, though prices are for those who have logged in: visitors see none';
    risks.push({ setting: 'isHideLoginOption', problem, advice: 'Show the login, or switch allowNonLoginFlow on.' });
  }
  if (bookingMenu.every(({ active }) => !active)) {
    const problem = 'has no active service: there is nothing to book';
    risks.push({ setting: 'bookingMenuItemOptions', problem, advice: 'Activate one service or more.' });
  }
  return risks;
}

/**
 * Pages in the agency's menu that have nothing to show.
 *
 * @param responses the responses to the two calls; `undefined` for a call without one
 */
export function contentRisks(
  { about, faq }: Pick<Agency, 'about' | 'faq'>,
  responses: { readonly about: unknown; readonly faq: unknown },
): readonly Risk[] {
  const risks: Risk[] = [];
  const aboutPage = parseContentResponse(responses.about, parseAbout);
  if (about.enabled && aboutPage.ok) {
    const state = aboutState(aboutPage.value, about.enabled);
    if (state.kind === 'disabled' || !hasContent(state.content)) {
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

interface Deployment {
  /** Addresses by name, such as the API's; an empty one is on the page's origin. */
  readonly addresses: Readonly<Record<string, string>>;
  /** The problems of the policies file, in plain words. */
  readonly policyProblems: readonly string[];
}

/** The unsafe settings of a deployment. */
export function deploymentRisks({ addresses, policyProblems }: Deployment): readonly Risk[] {
  const open = Object.entries(addresses).filter(([, address]) => isPlainHttp(address));
  return [
    ...open.map(([setting]) => ({
      setting,
      problem: 'is http: others on the network can read tokens and change responses',
      advice: 'Serve it over https.',
    })),
    ...policyProblems.map((problem) => ({
      setting: 'policies',
      problem,
      advice: 'Correct the policies file: the rule has no effect as it is.',
    })),
  ];
}

/** Whether an address uses plain http to another machine. */
function isPlainHttp(address: string): boolean {
  const url = parseUrl(address);
  return url?.protocol === 'http:' && !/^(?:.*\.)?localhost$|^127\.[\d.]+$|^\[::1\]$/.test(url.hostname);
}
