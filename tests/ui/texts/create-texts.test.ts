import { describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '../../../src/domain/market/language.ts';
import { createTexts } from '../../../src/ui/texts/create-texts.ts';
import sentences from '../../../src/ui/texts/en.json' with { type: 'json' };

describe('createTexts', () => {
  it.each(LANGUAGES)('speaks %s, or English where it has no sentences', async (language) => {
    const speech = (await createTexts(language)).now();
    expect(speech.language).toBe(language);
    expect(speech.t('deals.title')).not.toBe('deals.title');
  });

  it('says which language has no sentences, and only then', async () => {
    const missing = vi.fn();
    await (await createTexts('en', missing)).speak('xx' as 'en');
    expect(missing).toHaveBeenCalledExactlyOnceWith('xx');
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

  it('ends with the language that was chosen last', async () => {
    const texts = await createTexts('en');
    await Promise.all([texts.speak('de'), texts.speak('fr'), texts.speak('ar')]);
    expect(texts.now().language).toBe('ar');
  });

  it('keeps the exact texts of the specification (§2, §4 and §8)', () => {
    expect(sentences.agency.notFound).toBe('Agency not found!');
    expect(sentences.agency.inactive).toBe('Agency is inactive, Please contact the administrator');
    expect(sentences.error.title).toBe('Something went wrong.');
    expect(sentences.notFound.title).toBe("The page you're looking for is not found.");
    expect(sentences.takeMeHome).toBe('Take me home');
    expect(sentences.savePrice.title).toBe('Unlock instant savings by signing in');
  });
});
