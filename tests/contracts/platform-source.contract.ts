import { describe, expect, it } from 'vitest';
import type { PlatformSource } from '../../src/application/agency/platform-source.port.ts';
import { answerTo, type MakeSource } from './source-answers.ts';

/** What every platform source owes, whichever way it asks. */
export function platformSourceContract(name: string, make: MakeSource<PlatformSource>): void {
  const gateway = (wire: unknown) => answerTo(make, wire, (source, signal) => source.paymentGateway(signal));
  const codes = (wire: unknown) => answerTo(make, wire, (source, signal) => source.countryCodes(signal));
  const countries = (wire: unknown) => answerTo(make, wire, (source, signal) => source.enabledCountries(signal));

  describe(`${name} keeps the platform source's contract`, () => {
    it('names the payment gateway', async () => {
      expect(await gateway({ CurrentPayment: ' stripe ' })).toEqual({ ok: true, value: 'stripe' });
      expect(await gateway('stripe')).toEqual({ ok: true, value: 'stripe' });
    });

    it.each([[{}], [{ CurrentPayment: null }], [{ CurrentPayment: '' }]])(
      'takes %j for a platform without one',
      async (wire) => expect(await gateway(wire)).toEqual({ ok: true, value: '' }),
    );

    it('hands on country codes by whichever name they go', async () => {
      const wire = [
        { name: 'United Arab Emirates', code: 'AE', dialCode: '+971' },
        { name: 'Germany', code: 'de', dial_code: '49' },
        { countryName: 'Jamaica', countryCode: 'JM', callingCode: '001-876' },
        { name: 'Antarctica', code: 'AQ' },
        { name: 'Nowhere' },
      ];
      const expected = {
        ok: true,
        value: [
          { name: 'United Arab Emirates', code: 'AE', dialCode: '+971' },
          { name: 'Germany', code: 'DE', dialCode: '+49' },
          { name: 'Jamaica', code: 'JM', dialCode: '+1876' },
          { name: 'Antarctica', code: 'AQ', dialCode: '' },
        ],
      };
      for (const answer of [{ data: wire }, { codes: wire }, wire]) expect(await codes(answer)).toEqual(expected);
    });

    it('hands on the enabled countries', async () => {
      const wire = [{ name: 'Norway', code: 'NO' }, { code: 'SE' }, { name: 'Erewhon', code: 'EREWHON' }, null];
      const expected = [
        { name: 'Norway', code: 'NO' },
        { name: 'SE', code: 'SE' },
      ];
      expect(await countries({ data: wire })).toEqual({ ok: true, value: expected });
      expect(await countries(wire)).toEqual({ ok: true, value: expected });
      expect(await countries({ data: { name: 'Norway', code: 'NO' } })).toMatchObject({ value: [{ code: 'NO' }] });
      expect(await countries({ data: [] })).toEqual({ ok: true, value: [] });
    });

    it.each([[7], [null], [true]])('calls %j malformed, whatever was asked', async (wire) => {
      for (const ask of [gateway, codes, countries]) {
        expect(await ask(wire)).toMatchObject({ ok: false, error: { kind: 'malformed' } });
      }
    });
  });
}
