import { describe, expect, it } from 'vitest';
import type { NavigationSource } from '../../src/application/navigation/navigation-source.port.ts';
import { answerTo, type MakeSource } from './source-answers.ts';

/** What every navigation source owes, whichever way it asks. */
export function navigationSourceContract(name: string, make: MakeSource<NavigationSource>): void {
  const read = (wire: unknown) => answerTo(make, wire, (source, signal) => source.read(signal));

  describe(`${name} keeps the navigation source's contract`, () => {
    it('hands on the entries in their order, as they were written', async () => {
      const items = [
        { label: 'Dashboard', path: '/dashboard' },
        { label: 'Book Now', path: '' },
        { label: '<b>Odd</b>', path: 'javascript:alert(1)' },
      ];
      expect(await read({ agencyNavigation: items })).toEqual({ ok: true, value: items });
      expect(await read(items)).toEqual({ ok: true, value: items });
    });

    it('leaves out entries without a label, and a path that is not text', async () => {
      const wire = [null, {}, { path: '/no/label' }, { label: '  ' }, { label: 'Kept', path: ['/a'] }];
      expect(await read({ agencyNavigation: wire })).toEqual({ ok: true, value: [{ label: 'Kept', path: '' }] });
    });

    it('takes an empty list, and one entry in place of a list of one', async () => {
      expect(await read({ agencyNavigation: [] })).toEqual({ ok: true, value: [] });
      expect(await read({ agencyNavigation: { label: 'Solo', path: '/solo' } })).toMatchObject({
        value: [{ label: 'Solo' }],
      });
    });

    it.each([[{}], ['navigation'], [null], [{ agencyNavigation: 'none' }]])(
      'calls %j malformed: there is not a list in it',
      async (wire) => {
        expect(await read(wire)).toMatchObject({ ok: false, error: { kind: 'malformed' } });
      },
    );
  });
}
