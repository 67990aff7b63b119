import { describe, expect, it } from 'vitest';
import type { AgencySource } from '../../src/application/agency/agency-source.port.ts';
import { answerTo, type MakeSource } from './source-answers.ts';

/** What every agency source owes, whichever way it asks. */
export function agencySourceContract(name: string, make: MakeSource<AgencySource>): void {
  const read = (wireAnswer: unknown) => answerTo(make, wireAnswer, (source, signal) => source.read(signal));

  describe(`${name} keeps the agency source's contract`, () => {
    it('hands on the agency of the answer', async () => {
      const answer = await read({ agency: { agencyName: ' Aurora ', allowNonLoginFlow: true } });
      expect(answer).toMatchObject({ ok: true, value: { name: 'Aurora', allowsNonLoginFlow: true, status: 'active' } });
    });

    it.each([
      ['null', { agency: null }],
      ['an empty list', { agency: [] }],
      ['an empty object', { agency: {} }],
      ['nothing', {}],
      ['a text', { agency: 'Aurora' }],
    ])('takes %s for a host without an agency', async (_, wireAnswer) => {
      expect(await read(wireAnswer)).toEqual({ ok: true, value: null });
    });

    it('accepts a missing wrapper and a list of one', async () => {
      expect(await read({ agencyName: 'Bare' })).toMatchObject({ ok: true, value: { name: 'Bare' } });
      expect(await read({ agency: [{ agencyName: 'One' }] })).toMatchObject({ ok: true, value: { name: 'One' } });
    });

    it('lets a field of the wrong type cost only itself', async () => {
      const answer = await read({
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
      expect(answer).toMatchObject({
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

    it('calls an answer that is not an object malformed', async () => {
      expect(await read('agency')).toMatchObject({ ok: false, error: { kind: 'malformed' } });
      expect(await read([])).toMatchObject({ ok: false, error: { kind: 'malformed' } });
    });
  });
}
