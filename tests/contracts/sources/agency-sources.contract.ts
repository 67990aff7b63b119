import { describe, expect, it } from 'vitest';
import type { AgencySource } from '../../../src/application/agency/agency-source.port.ts';
import type { PlatformSource } from '../../../src/application/agency/platform-source.port.ts';
import { callMalformed, callSource, type MakeSource } from './call-source.ts';

/** The contract of every agency source, however it gets its data. */
export function agencySourceContract(name: string, make: MakeSource<AgencySource>): void {
  const read = (wireResponse: unknown) => callSource(make, wireResponse, (source, signal) => source.read(signal));

  describe(`${name} fulfils the agency source's contract`, () => {
    it('hands on the agency of the response', async () => {
      const result = await read({ agency: { agencyName: ' Aurora ', allowNonLoginFlow: true } });
      expect(result).toMatchObject({ ok: true, value: { name: 'Aurora', allowsNonLoginFlow: true, status: 'active' } });
    });

    it.each([{ agency: null }, { agency: [] }, { agency: {} }, {}, { agency: 'Aurora' }])(
      'takes %j for a host without an agency',
      async (wire) => expect(await read(wire)).toEqual({ ok: true, value: null }),
    );

    it('accepts a missing wrapper and a list of one', async () => {
      expect(await read({ agencyName: 'Bare' })).toMatchObject({ ok: true, value: { name: 'Bare' } });
      expect(await read({ agency: [{ agencyName: 'One' }] })).toMatchObject({ ok: true, value: { name: 'One' } });
    });

    it('lets a field of the wrong type cost only itself', async () => {
      const result = await read({
        agency: {
          agencyName: 'Wonky',
          primaryColor: { r: 1 },
          metaData: 'Holidays',
          allowNonLoginFlow: 'true',
          zipCode: 10115,
          bookingMenuItemOptions: { title: 'Hotels', active: true },
          contactEmailId: 'hello@wonky.example',
        },
      });
      expect(result).toMatchObject({
        ok: true,
        value: {
          name: 'Wonky',
          primaryColor: '',
          metadata: { title: '', description: '', keywords: [] },
          allowsNonLoginFlow: false,
          bookingMenu: [{ service: 'hotels', active: true }],
          contact: { email: 'hello@wonky.example', address: { zipCode: '10115' } },
        },
      });
    });

    callMalformed(['agency', []], read);
  });
}

/** The contract of every platform source, however it gets its data. */
export function platformSourceContract(name: string, make: MakeSource<PlatformSource>): void {
  const gateway = (wire: unknown) => callSource(make, wire, (source, signal) => source.paymentGateway(signal));
  const codes = (wire: unknown) => callSource(make, wire, (source, signal) => source.countryCodes(signal));
  const countries = (wire: unknown) => callSource(make, wire, (source, signal) => source.enabledCountries(signal));

  describe(`${name} fulfils the platform source's contract`, () => {
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
      for (const result of [{ data: wire }, { codes: wire }, wire]) expect(await codes(result)).toEqual(expected);
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

    callMalformed([7, null, true], gateway, codes, countries);
  });
}
