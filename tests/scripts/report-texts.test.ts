import { describe, expect, it } from 'vitest';
import { interfaceLanguages } from '../../scripts/texts/interface-languages.mjs';
import { LANGUAGES, languageTagOf } from '../../src/domain/market/language.ts';
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

/** What is reported of a small site whose texts are all there, but for what is planted. */
function report({ de = GERMAN, ar = ARABIC, en = ENGLISH, source = SOURCE, more = {} }: Planted = {}) {
  return runScript(
    'report-texts.mjs',
    aTree({
      'src/domain/market/language.ts': LANGUAGE,
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
    expect(report()).toEqual({ ok: true, said: 'src/ui/texts: all there, in 3 languages\n' });
  });

  it('names what is missing, a whole file and one plural form alike', () => {
    const { found_few: _, ...others } = ARABIC;
    const { ok, said } = report({ ar: others, de: {} });
    expect(ok).toBe(false);
    expect(said).toContain('1 missing in ar: found_few');
    expect(said).toContain('5 missing in de: loading, menu.help, menu.wallet, found_one, found_other');
  });

  it('names what a language has and nobody asks it for, plural forms of other languages too', () => {
    const { ok, said } = report({ de: { ...GERMAN, found_two: '{{count}}', menu: { ...GERMAN.menu, extra: 'Mehr' } } });
    expect(ok).toBe(false);
    expect(said).toContain('2 unused in de: menu.extra, found_two');
  });

  it('names keys that no source says; those that are put together count, but only from words that there are', () => {
    const { ok, said } = report({ source: SOURCE.replace("'wallet'", "'purse'") });
    expect(ok).toBe(false);
    expect(said).toContain('1 unused: menu.wallet');
    const never = report({ source: SOURCE.replace('t("found", { count })', '') });
    expect(never.said).toContain('1 unused: found');
  });

  it('finds keys in tables and behind conditions', () => {
    const source = "export const TITLES = [['/help', 'menu.help']]; t(open ? 'menu.wallet' : 'loading'); t('found');";
    expect(report({ source }).ok).toBe(true);
  });

  it('counts every key of a group that is read whole', () => {
    const source = "Object.keys(english.menu); t('loading'); t('found');";
    expect(report({ source }).ok).toBe(true);
  });

  it('names sentences that are English to the letter, and lets them be', () => {
    const { ok, said } = report({ de: { ...GERMAN, menu: { ...GERMAN.menu, help: 'Help' } } });
    expect(ok).toBe(true);
    expect(said).toContain('1 identical to English in de: menu.help');
  });

  it('names sentences with other gaps; only a form that stands for one number may leave it out', () => {
    const { ok, said } = report({
      de: { ...GERMAN, menu: { ...GERMAN.menu, wallet: 'Konto von {{nahme}}' } },
      ar: { ...ARABIC, found_many: 'عروض' },
    });
    expect(ok).toBe(false);
    expect(said).toContain('1 with other gaps in de: menu.wallet');
    expect(said).toContain('1 with other gaps in ar: found_many');
  });

  it('names empty sentences, and blanks around one', () => {
    const { ok, said } = report({ de: { ...GERMAN, loading: ' ', menu: { ...GERMAN.menu, help: 'Hilfe ' } } });
    expect(ok).toBe(false);
    expect(said).toContain('2 blank, or with blanks around it, in de: loading, menu.help');
  });

  it('reads the remotes’ texts too, where a key that nobody wrote is no type error', () => {
    const words = (hello: string) => JSON.stringify({ hello });
    const { ok, said } = report({
      more: {
        'remotes/blog/texts/en.json': words('Hello'),
        'remotes/blog/texts/de.json': words('Hallo'),
        'remotes/blog/texts/ar.json': words('مرحبا'),
        'remotes/blog/page.tsx': "t('hello'); t('kit:retry'); t('bye');",
        'remotes/kit/texts/en.json': JSON.stringify({ retry: 'Retry' }),
        'remotes/kit/texts/de.json': JSON.stringify({ retry: 'Noch einmal' }),
        'remotes/kit/texts/ar.json': JSON.stringify({ retry: 'أعد المحاولة' }),
      },
    });
    expect(ok).toBe(false);
    expect(said).toContain('remotes/kit/texts: all there');
    expect(said).toMatch(/remotes\/blog\/texts:\n {2}1 used, and written nowhere: bye\n/);
  });

  it('reports on nothing where there are no texts', () => {
    expect(runScript('report-texts.mjs', aTree({ 'src/domain/market/language.ts': LANGUAGE })).ok).toBe(false);
  });
});
