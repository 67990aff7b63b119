import { intlLocale, type LanguageCode } from '@livery/contract/remotes/remote-context';
import { UI_TEXTS } from '@livery/ui/texts';
import type { ContractNeeds, ContractTest } from './contract-needs.ts';
import { isGivenText, recordedPlatform } from './given-texts.ts';
import { type MountedRemote, mountInPage } from './mount-in-page.ts';
import { quoteTexts } from './quote-texts.ts';
import { shownTexts, withSingleSpaces } from './shown-texts.ts';
import { SITUATIONS } from './situations.ts';
import { untranslatedTexts } from './untranslated-texts.ts';

/** The languages of the site: those in which the design system has messages. */
const LANGUAGES = [
  'en',
  ...Object.keys(UI_TEXTS.others).map((path) => path.replace(/^.*\/|\.json$/g, '')),
].sort() as LanguageCode[];

/**
 * Each language is tested with the first address and every third one: so each address is shown in at least three
 * languages.
 */
const ADDRESS_STRIDE = 3;

type TextsByAddress = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * The messages of each language of the site exist, the remote follows a change of language, and no text stays English.
 */
export function languagesContract(needs: ContractNeeds): readonly ContractTest[] {
  const { remote, addresses, basePath = '/', session = {}, alike = [] } = needs;
  const [at] = addresses;
  const options = { at, basePath, session };
  let english: Promise<TextsByAddress> | undefined;

  async function textsInEnglish(): Promise<TextsByAddress> {
    const texts = new Map<string, ReadonlySet<string>>();
    await mountInPage(remote, { ...options, respond: needs.respond }, async (mountedRemote) => {
      for (const address of addresses) {
        mountedRemote.navigate(address);
        await mountedRemote.settled();
        texts.set(address, new Set(pageTexts(mountedRemote, 'en')));
      }
    });
    return texts;
  }

  return LANGUAGES.map((language, number) => [
    `has its messages in ${language}, and changes to it while it is shown`,
    async () => {
      english ??= textsInEnglish();
      const inEnglish = await english;
      const { respond, given } = recordedPlatform(needs.respond);
      await mountInPage(remote, { ...options, respond }, async (mountedRemote) => {
        const { context, i18n, setLanguage, navigate, settled, assertHealthy, missingKeys } = mountedRemote;
        const ofShell = [context.agency, context.policies, context.session.now(), SITUATIONS, alike];
        setLanguage(language);
        // All addresses in all languages would take half the time of the whole contract.
        for (const address of addresses.filter((_, index) => index === 0 || (index + number) % ADDRESS_STRIDE === 0)) {
          navigate(address);
          await settled();
          assertHealthy();
          if (language === 'en') continue;
          const englishTexts = untranslatedTexts({
            texts: pageTexts(mountedRemote, language),
            inEnglish: inEnglish.get(address) ?? new Set(),
            i18n,
            tag: messagesTag(language),
            isGiven: (text) => isGivenText(text, [...ofShell, ...given]),
          });
          if (englishTexts.length > 0)
            throw new Error(`It is English in ${language} at ${address}: ${quoteTexts(englishTexts)}.`);
        }
        if (missingKeys.size > 0) throw new Error(`It has no messages for ${[...missingKeys].join(', ')}.`);
      });
    },
  ]);
}

/** The texts of a page in a language, with its title. */
function pageTexts({ actions, shownIn }: MountedRemote, language: LanguageCode): readonly string[] {
  const titles = actions.flatMap(([name, title]) => (name === 'titlePage' ? [withSingleSpaces(String(title))] : []));
  return [...shownTexts(shownIn(), language, messagesTag(language)), ...titles.slice(-1)];
}

/** The language tag under which remotes add their messages: `nb`, `pt-PT`. */
function messagesTag(language: LanguageCode): string {
  return new Intl.Locale(intlLocale(language)).baseName;
}
