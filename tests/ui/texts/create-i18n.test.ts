import { LANGUAGES, type LanguageCode, languageTag } from '@livery/contract/market/language';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createI18n } from '../../../src/ui/texts/create-i18n.ts';
import type { ShellMessages } from '../../../src/ui/texts/messages.ts';

const filesOf = (files: Partial<Record<LanguageCode, ShellMessages>>) =>
  vi.fn(async (language: LanguageCode) => files[language]);

describe('createI18n', () => {
  it.each(LANGUAGES)('has the messages in %s', async (language) => {
    const { language: chosen, resolvedLanguage, t } = await createI18n(language);
    expect([chosen, resolvedLanguage]).toEqual([languageTag(language), languageTag(language)]);
    expect(t('logIn')).not.toBe('logIn');
  });

  it('loads the file of the language, and no other', async () => {
    const load = filesOf({ de: { loading: 'Lädt' }, en: { loading: 'Loading' } });
    const i18n = await createI18n('de', { load });
    expect([i18n.t('loading'), load.mock.calls]).toEqual(['Lädt', [['de']]]);
  });

  it('serves two languages at once, each by its own instance', async () => {
    const [german, arabic] = await Promise.all([createI18n('de'), createI18n('ar')]);
    const bothTexts = () => [german.t('logIn'), arabic.t('logIn')];
    expect(bothTexts()).toEqual(['Anmelden', 'تسجيل الدخول']);
    await Promise.all([german.changeLanguage('fr'), arabic.changeLanguage('da')]);
    expect([german.language, arabic.language]).toEqual(['fr', 'da']);
    expect(german.t('logIn')).not.toBe(arabic.t('logIn'));
  });

  it('is in English for a language without messages, and reports it once', async () => {
    const onMissing = vi.fn();
    const load = vi.fn(async (language: LanguageCode) => (language === 'ar' ? undefined : { loading: language }));
    const i18n = await createI18n('de', { onMissing, load });
    for (const language of ['ar', 'de', 'ar']) await i18n.changeLanguage(language);
    expect([i18n.language, i18n.resolvedLanguage, i18n.t('loading')]).toEqual(['ar', 'en', 'en']);
    expect(onMissing).toHaveBeenCalledExactlyOnceWith('ar');
    expect(load.mock.calls.flat()).toEqual(['de', 'ar', 'en', 'ar']);
  });

  it('takes a load that rejects for a language without messages, at the beginning and later', async () => {
    const onMissing = vi.fn();
    const load = async (language: LanguageCode) => {
      if (language !== 'en') throw new Error('The file can’t be fetched.');
      return { loading: 'Loading' };
    };
    const i18n = await createI18n('de', { onMissing, load });
    expect([i18n.language, i18n.resolvedLanguage, i18n.t('loading')]).toEqual(['de', 'en', 'Loading']);
    await i18n.changeLanguage('fr');
    expect([i18n.language, i18n.t('loading'), i18n.t('retry')]).toEqual(['fr', 'Loading', 'retry']);
    expect(onMissing.mock.calls.flat()).toEqual(['de', 'fr']);
  });

  it('does not begin where every load rejects', async () => {
    const onMissing = vi.fn();
    const opening = createI18n('de', { onMissing, load: () => Promise.reject(new Error('offline')) });
    await expect(opening).rejects.toThrow('can’t be had');
    expect(onMissing).toHaveBeenCalledExactlyOnceWith('de');
  });

  it('loads a file that failed again when its language is chosen again', async () => {
    let online = false;
    const i18n = await createI18n('en', {
      load: async (language) => (language === 'en' || online ? { loading: language } : undefined),
    });
    await i18n.changeLanguage('fr');
    expect(i18n.t('loading')).toBe('en');
    online = true;
    await i18n.changeLanguage('en');
    await i18n.changeLanguage('fr');
    expect([i18n.t('loading'), i18n.resolvedLanguage]).toEqual(['fr', 'fr']);
  });

  it('does not begin where not even English can be had', async () => {
    const onMissing = vi.fn();
    await expect(createI18n('en', { onMissing, load: filesOf({}) })).rejects.toThrow('can’t be had');
    expect(onMissing).toHaveBeenCalledOnce();
  });

  it('stays in its language where neither the next one nor English can be had', async () => {
    const i18n = await createI18n('de', { load: filesOf({ de: { loading: 'Lädt' } }) });
    await i18n.changeLanguage('fr');
    expect([i18n.resolvedLanguage, i18n.language, i18n.t('loading')]).toEqual(['de', 'fr', 'Lädt']);
  });

  it('shows a missing message in English, which is loaded for it', async () => {
    const load = filesOf({ da: { loading: 'Indlæser' }, en: { loading: 'Loading', retry: 'Try again' } });
    const i18n = await createI18n('da', { load });
    const onChange = vi.fn();
    i18n.on('languageChanged', onChange);
    expect(i18n.t('retry')).toBe('retry');
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
    expect([i18n.t('retry'), i18n.t('loading'), i18n.language]).toEqual(['Try again', 'Indlæser', 'da']);
    expect(i18n.t('logIn')).toBe('logIn');
    expect(load.mock.calls.flat()).toEqual(['da', 'en']);
  });

  it('ends with the language that was chosen last, in whatever order files arrive (rules 4.6)', async () => {
    const choices = fc.array(fc.constantFrom(...LANGUAGES), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), choices, async (scheduler, chosen) => {
        const load = scheduler.scheduleFunction(async (language: string) => ({ loading: language }));
        const opening = createI18n('en', { load });
        await new Promise((resolve) => setTimeout(resolve));
        await scheduler.waitFor(opening);
        const i18n = await opening;
        scheduler.scheduleSequence(
          chosen.map((language) => async () => void i18n.changeLanguage(languageTag(language))),
        );
        await scheduler.waitIdle();
        expect([i18n.t('loading'), i18n.language]).toEqual([chosen.at(-1), languageTag(chosen.at(-1) ?? 'en')]);
      }),
    );
  });
});
