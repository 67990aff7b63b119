import { LANGUAGES, languageTagOf } from '@livery/contract/market/language';
import type { TFunction } from 'i18next';
import { describe, expect, it, vi } from 'vitest';
import { createI18n as createSlowI18n } from '../../../src/ui/texts/create-i18n.ts';
import english from '../../../src/ui/texts/en.json';
import { quickenTexts } from '../../../src/ui/texts/quick-texts.ts';

async function createI18n(...of: Parameters<typeof createSlowI18n>) {
  const i18n = await createSlowI18n(...of);
  quickenTexts(i18n);
  return i18n;
}

const keysOf = (messages: object, path = ''): readonly string[] =>
  Object.entries(messages).flatMap(([key, message]) =>
    typeof message === 'string' ? [path + key] : keysOf(message, `${path}${key}.`),
  );

const VALUES = { count: 2, agency: 'Aurora', name: 'رحلة', hours: 1250, place: '$t(logIn) {{name}}' };

describe('the messages that components read on a server', () => {
  it.each(LANGUAGES)('are in %s those that i18next itself reads, with values and without', async (language) => {
    const i18n = await createI18n(language);
    const tag = languageTagOf(language);
    const t: TFunction<'shell'> = i18n.getFixedT(tag, 'shell');
    const read = (key: string, values?: object) => Reflect.apply(t, undefined, values ? [key, values] : [key]);
    const differing = keysOf(english).filter((key) => {
      const [itself, filledIn] = [{}, VALUES].map((values) =>
        Reflect.apply(i18n.t, i18n, [key, { lng: tag, ...values }]),
      );
      return read(key) !== itself || read(key, VALUES) !== filledIn;
    });
    expect(differing).toEqual([]);
  });

  it('are read as they stand in their file if there is nothing to fill in, and else by i18next', async () => {
    const i18n = await createI18n('de', { load: async () => ({ hello: 'Hallo', named: 'Hallo {{name}}' }) });
    const itself = vi.spyOn(i18n, 't');
    const t = i18n.getFixedT('de', 'shell');
    const read = (...of: unknown[]) => Reflect.apply(t, undefined, of);
    expect([read('hello'), itself.mock.calls.length]).toEqual(['Hallo', 0]);
    expect([read('named', { name: 'Ada' }), itself.mock.calls.length]).toEqual(['Hallo Ada', 1]);
  });

  it('are in English if the language lacks one, and those of the language that is named', async () => {
    const load = async (code: string) => (code === 'en' ? { hello: 'Hello', bye: 'Bye' } : { hello: 'Hallo' });
    const i18n = await createI18n('de', { load });
    const read = (...of: unknown[]) => Reflect.apply(i18n.getFixedT('de', 'shell'), undefined, of);
    read('bye');
    await vi.waitFor(() => expect(read('bye')).toBe('Bye'));
    expect([read('hello'), read('hello', { lng: 'en' }), read(['none', 'hello']), read('none', 'A default')]).toEqual([
      'Hallo',
      'Hello',
      'Hallo',
      'A default',
    ]);
  });
});
