import { readFileSync } from 'node:fs';
import { intlLocale, LANGUAGES, type LanguageCode } from '@livery/contract/market/language';
import { describe, expect, it } from 'vitest';
import { compareTexts } from '../../../scripts/texts/compare-texts.mjs';
import { messagesByKey } from '../../../scripts/texts/messages-by-key.mjs';
import sameAsEnglish from '../../../scripts/texts/same-as-english.json' with { type: 'json' };
import { designSystemMessages, loadMessages } from '../../../src/ui/texts/messages.ts';

/** The shell's messages in a language, including those of the deals, which are loaded later. */
async function messagesIn(language: LanguageCode): Promise<ReadonlyMap<string, string>> {
  const { default: ofDeals } = await import(`../../../src/ui/deals/texts/${language}.json`);
  return new Map([...messagesByKey((await loadMessages(language)) ?? {}), ...messagesByKey(ofDeals)]);
}

const messages = await messagesIn('en');
const alike = new Map<string, readonly string[]>(Object.entries(sameAsEnglish['src/ui/texts']));

describe.each(LANGUAGES)('the texts in %s', async (language) => {
  const ownMessages = await messagesIn(language);
  const comparison = compareTexts(messages, ownMessages, {
    language: intlLocale(language),
    mayBeAlike: (stem) => alike.get(stem)?.includes(language) === true,
  });

  it('have every key of English, in the plural forms of the language, with all placeholders, and are translated', () => {
    expect(comparison).toEqual({ missing: [], surplus: [], placeholders: [], blank: [], alike: [] });
  });

  it('say what components of @livery/ui say in the words of @livery/ui', async () => {
    const sharedTexts = Object.entries(designSystemMessages((await loadMessages(language)) ?? {}));
    const theirs = JSON.parse(readFileSync(`packages/ui/texts/${language}.json`, 'utf8'));
    expect(sharedTexts.length).toBeGreaterThan(0);
    for (const [key, message] of sharedTexts) expect(message, key).toBe(theirs[key]);
  });

  it('hold no characters that steer the direction, which the page does, and no HTML but the elements of <Trans>', () => {
    const odd = [...ownMessages].filter(([, translated]) =>
      /[\u200e\u200f\u202a-\u202e\u2066-\u2069]|<\w|&\w+;|\$t\(/.test(
        translated.replaceAll(/<\w+\/>|<(hidden)>[^<]*<\/\1>/g, ''),
      ),
    );
    expect(odd).toEqual([]);
  });
});

describe('the list of what may be as in English', () => {
  it('names only what is', async () => {
    const files = new Map(await Promise.all(LANGUAGES.map(async (code) => [code, await messagesIn(code)] as const)));
    const idle = [...alike].flatMap(([key, languages]) =>
      languages
        .filter(
          (code) =>
            !LANGUAGES.some(
              (knownLanguage) => knownLanguage === code && files.get(knownLanguage)?.get(key) === messages.get(key),
            ),
        )
        .map((code) => `${key} in ${code}`),
    );
    expect(idle).toEqual([]);
  });
});

/** Texts of the rules that no other test checks on a page. */
describe('the English texts', () => {
  it.each([
    ['footer.contact', 'Contact Us'],
    ['menu.command-center', 'Command Center'],
    ['menu.profile-settings', 'Profile Settings'],
    ['menu.website-settings', 'Website Settings'],
    ['menu.xeni-pay', 'XeniPay'],
    ['menu.customize-theme', 'Customize Theme'],
    ['menu.deal-link', 'Deal Link'],
    ['menu.log-out', 'Log Out'],
    ['menu.logout', 'Logout'],
    ['pages.flights', 'Air Travel'],
    ['notices.suggest', 'Failed to fetch suggestions'],
    ['notices.resortRelease', 'Internal Server Error'],
    ['notices.cancelled', 'Request was canceled'],
    ['notices.unmatchedRoute', "The page you're looking for is not found."],
    ['notices.agencyInactive', 'Agency is inactive, Please contact the administrator'],
    ['notices.noAgency', 'Agency not found!'],
  ])('give %s exactly as the rules do', (key, text) => {
    expect(messages.get(key)).toBe(text);
  });
});
