import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '../../../src/domain/market/language.ts';
import { createTexts } from '../../../src/ui/texts/create-texts.ts';
import { runs } from '../../support/runs.ts';

describe('createTexts', () => {
  it.each(LANGUAGES)('speaks %s', async (language) => {
    const speech = (await createTexts(language)).now();
    expect([speech.language, speech.chosen]).toEqual([language, language]);
    expect(speech.t('deals.title')).not.toBe('deals.title');
  });

  it('speaks English for a language without sentences, and says so once', async () => {
    const missing = vi.fn();
    const texts = await createTexts('de', missing, async (language) =>
      language === 'ar' ? undefined : { loading: language },
    );
    for (const language of ['ar', 'de', 'ar'] as const) await texts.speak(language);
    const { language, chosen, t } = texts.now();
    expect([language, chosen, t('loading')]).toEqual(['en', 'ar', 'en']);
    expect(missing).toHaveBeenCalledExactlyOnceWith('ar');
  });

  it('does not begin where not even English can be had', async () => {
    const missing = vi.fn();
    await expect(createTexts('en', missing, async () => undefined)).rejects.toThrow('can’t be had');
    expect(missing).toHaveBeenCalledOnce();
  });

  it('goes on in the language that it speaks where neither the next one nor English can be had', async () => {
    const texts = await createTexts('de', undefined, async (language) =>
      language === 'de' ? { loading: 'Lädt' } : undefined,
    );
    await texts.speak('fr');
    const { language, chosen, t } = texts.now();
    expect([language, chosen, t('loading')]).toEqual(['de', 'fr', 'Lädt']);
  });

  it('changes the language later, and says so to whoever listens', async () => {
    const texts = await createTexts('en');
    const heard = vi.fn();
    const stop = texts.subscribe(heard);
    await texts.speak('ar');
    expect(texts.now().language).toBe('ar');
    expect(heard).toHaveBeenCalledOnce();
    expect(texts.now()).toBe(texts.now());
    stop();
    await texts.speak('en');
    expect(heard).toHaveBeenCalledOnce();
  });

  it('ends with the language that was chosen last, in whatever order sentences arrive (readings 29)', async () => {
    const choices = fc.array(fc.constantFrom(...LANGUAGES), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), choices, async (scheduler, chosen) => {
        const load = scheduler.scheduleFunction(async (language: string) => ({ loading: language }));
        const opening = createTexts('en', undefined, load);
        await scheduler.waitFor(opening);
        const texts = await opening;
        scheduler.scheduleSequence(chosen.map((language) => async () => void texts.speak(language)));
        await scheduler.waitIdle();
        expect(texts.now().t('loading')).toBe(chosen.at(-1));
        expect(texts.now().chosen).toBe(chosen.at(-1));
      }),
      { numRuns: runs(24) },
    );
  });
});
