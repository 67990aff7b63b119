import { describe, expect, it } from 'vitest';
import type { LanguageSource } from '../../src/application/market/language-source.port.ts';
import { answerTo, type MakeSource } from './source-answers.ts';

/** What every language source owes, whichever way it asks. */
export function languageSourceContract(name: string, make: MakeSource<LanguageSource>): void {
  const enabled = (wire: unknown) => answerTo(make, wire, (source, signal) => source.enabled(signal));

  describe(`${name} keeps the language source's contract`, () => {
    it('hands on the languages in the order of the answer, by value or code', async () => {
      const wire = [
        { name: 'Deutsch', code: 'DE', value: 'de' },
        { name: 'Norsk', code: 'no' },
        { name: 'English', value: 'EN' },
        { name: 'Deutsch again', code: 'de' },
      ];
      expect(await enabled({ languages: wire })).toEqual({ ok: true, value: ['de', 'no', 'en'] });
      expect(await enabled(wire)).toEqual({ ok: true, value: ['de', 'no', 'en'] });
    });

    it('accepts bare codes, and one language in place of a list of one', async () => {
      expect(await enabled({ languages: ['ar', 'fr'] })).toEqual({ ok: true, value: ['ar', 'fr'] });
      expect(await enabled({ languages: { value: 'sv' } })).toEqual({ ok: true, value: ['sv'] });
    });

    it('leaves out languages that the interface does not speak', async () => {
      const wire = [{ value: 'tlh', code: 'tlh' }, { value: '__proto__' }, { value: 5 }, null, { value: 'da' }];
      expect(await enabled({ languages: wire })).toEqual({ ok: true, value: ['da'] });
      expect(await enabled({ languages: [] })).toEqual({ ok: true, value: [] });
    });

    it.each([[{}], ['de'], [null], [{ languages: 'de' }]])(
      'calls %j malformed: there is not a list in it',
      async (wire) => {
        expect(await enabled(wire)).toMatchObject({ ok: false, error: { kind: 'malformed' } });
      },
    );

    it.each([[{ message: 'The language has been changed.' }], [null], [[]]])(
      'remembers a language, whatever the good answer says: %j',
      async (wire) => {
        expect(await answerTo(make, wire, (source, signal) => source.remember('sv', signal))).toEqual({
          ok: true,
          value: undefined,
        });
      },
    );
  });
}
