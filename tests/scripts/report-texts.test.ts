import { LANGUAGES, languageTagOf } from '@livery/contract/market/language';
import { describe, expect, it } from 'vitest';
import { interfaceLanguages } from '../../scripts/texts/interface-languages.mjs';
import { textReport } from '../../scripts/texts/text-report.mjs';
import { aTree, runScript } from '../architecture/a-tree.ts';

it('reads every language of the table, with what documents call it', () => {
  expect(interfaceLanguages('.')).toEqual(LANGUAGES.map((code) => ({ code, tag: languageTagOf(code) })));
});

const LANGUAGE = `const TABLE = [
  { code: 'en', name: 'English' },
  { code: 'de', name: 'Deutsch' },
  { code: 'ar', name: 'العربية', locale: 'ar-u-nu-latn', direction: 'rtl' },
] as const;`;

const ENGLISH = {
  loading: 'Loading…',
  menu: { help: 'Help', wallet: 'Wallet of {{name}}' },
  found_one: '{{count}} deal',
  found_other: '{{count}} deals',
};

const GERMAN = {
  loading: 'Wird geladen …',
  menu: { help: 'Hilfe', wallet: 'Konto von {{name}}' },
  found_one: '{{count}} Angebot',
  found_other: '{{count}} Angebote',
};

const ARABIC = {
  loading: 'جارٍ التحميل…',
  menu: { help: 'مساعدة', wallet: 'محفظة {{name}}' },
  found_zero: 'لا عروض',
  found_one: 'عرض واحد',
  found_two: 'عرضان',
  found_few: '{{count}} عروض',
  found_many: '{{count}} عرضًا',
  found_other: '{{count}} عرض',
};

const SOURCE = [
  "const ITEMS = ['help', 'wallet'] as const;",
  'export const Menu = () => <p>{ready ? t(`menu.${item}`) : t("loading")}{t("found", { count })}</p>;',
].join('\n');

interface Planted {
  readonly de?: object | undefined;
  readonly ar?: object;
  readonly en?: object;
  readonly source?: string;
  readonly more?: Readonly<Record<string, string>>;
}

/** The report on a small site with complete texts, apart from the given changes. */
function report({ de = GERMAN, ar = ARABIC, en = ENGLISH, source = SOURCE, more = {} }: Planted = {}) {
  return textReport(
    aTree({
      'packages/contract/src/market/language.ts': LANGUAGE,
      'src/ui/menu.tsx': source,
      'src/ui/texts/en.json': JSON.stringify(en),
      'src/ui/texts/de.json': JSON.stringify(de),
      'src/ui/texts/ar.json': JSON.stringify(ar),
      ...more,
    }),
  );
}

describe('the report on texts', () => {
  it('is content where every language has what English has, in its own plural forms', () => {
    expect(report()).toEqual({ ok: true, output: 'src/ui/texts: all there, in 3 languages\n' });
  });

  const { found_few: _, ...withoutFew } = ARABIC;
  const german = (menu: object, more: object = {}) => ({ ...GERMAN, menu: { ...GERMAN.menu, ...menu }, ...more });

  it.each<[string, Planted, ...string[]]>([
    [
      'what is missing, a whole file and one plural form alike',
      { ar: withoutFew, de: {} },
      '1 missing in ar: found_few',
      '5 missing in de: loading, menu.help, menu.wallet, found_one, found_other',
    ],
    [
      'what a language has and nothing uses, plural forms of other languages too',
      { de: german({ extra: 'Mehr' }, { found_two: '{{count}}' }) },
      '2 unused in de: menu.extra, found_two',
    ],
    [
      'keys that no source has; those that are put together count, but only from words that there are',
      { source: SOURCE.replace("'wallet'", "'purse'") },
      '1 unused: menu.wallet',
    ],
    [
      'keys whose last word is put together, but not of words that there are',
      { source: SOURCE.replace("['help', 'wallet']", "['hel', `${first}p`, `${second}llet`]") },
      '1 unused: menu.wallet',
    ],
    ['keys of plurals that no source has', { source: SOURCE.replace('t("found", { count })', '') }, '1 unused: found'],
    [
      'messages with other placeholders; only a form that stands for one number may leave it out',
      { de: german({ wallet: 'Konto von {{nahme}}' }), ar: { ...ARABIC, found_many: 'عروض' } },
      '1 with other placeholders in de: menu.wallet',
      '1 with other placeholders in ar: found_many',
    ],
    [
      'what is missing of messages that join others later',
      {
        source: `${SOURCE}\nexport const card = t('board');`,
        more: {
          'src/ui/deals/texts/en.json': '{"board":"Breakfast included"}',
          'src/ui/deals/texts/de.json': '{"board":"Frühstück inbegriffen"}',
        },
      },
      '1 missing in ar: board',
    ],
    [
      'empty sentences, and blanks around one',
      { de: german({ help: 'Hilfe ' }, { loading: ' ' }) },
      '2 blank, or with blanks around it, in de: loading, menu.help',
    ],
  ])('names %s', (_title, planted, ...problems) => {
    const { ok, output } = report(planted);
    expect(ok).toBe(false);
    for (const problem of problems) expect(output).toContain(problem);
  });

  it.each([
    [
      'in tables and behind conditions',
      "export const TITLES = [['/help', 'menu.help']]; t(open ? 'menu.wallet' : 'loading'); t('found');",
    ],
    ['of a group that is read whole', "t('menu', { returnObjects: true }); t('loading'); t('found');"],
  ])('finds keys %s', (_title, source) => {
    expect(report({ source }).ok).toBe(true);
  });

  it('names sentences that are English to the letter, and lets them be', () => {
    const { ok, output } = report({ de: german({ help: 'Help' }) });
    expect(ok).toBe(true);
    expect(output).toContain('1 identical to English in de: menu.help');
  });

  it('reads the remotes’ texts too, where an unknown key is no type error', () => {
    const more = {
      'reference/remotes/blog/texts/en.json': '{"hello":"Hello"}',
      'reference/remotes/blog/texts/de.json': '{"hello":"Hallo"}',
      'reference/remotes/blog/texts/ar.json': '{"hello":"مرحبا"}',
      'reference/remotes/blog/page.tsx': "t('hello'); t('ui:retry'); t('bye');",
      'packages/ui/texts/en.json': '{"retry":"Retry"}',
      'packages/ui/texts/de.json': '{"retry":"Noch einmal"}',
      'packages/ui/texts/ar.json': '{"retry":"أعد المحاولة"}',
    };
    const { ok, output } = report({ more });
    expect(ok).toBe(false);
    expect(output).toContain('packages/ui/texts: all there');
    expect(output).toMatch(/remotes\/blog\/texts:\n {2}1 used, and written nowhere: bye\n/);
  });

  it('reports on nothing where there are no texts: the command fails', () => {
    const { ok, output } = runScript(
      'report-texts.mjs',
      aTree({ 'packages/contract/src/market/language.ts': LANGUAGE }),
    );
    expect([ok, output]).toEqual([false, expect.stringMatching(/^No texts under /)]);
  });
});
