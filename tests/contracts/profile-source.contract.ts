import { describe, expect, it } from 'vitest';
import type { ProfileSource } from '../../src/application/session/profile-source.port.ts';
import { answerTo, type MakeSource } from './source-answers.ts';

/**
 * What every profile source owes, whichever way it asks.
 *
 * @param make one for the holder of a token; `makeForVisitor`, one for a visitor without
 */
export function profileSourceContract(
  name: string,
  { make, makeForVisitor }: { make: MakeSource<ProfileSource>; makeForVisitor: MakeSource<ProfileSource> },
): void {
  const read = (wire: unknown) => answerTo(make, wire, (source, signal) => source.read(signal));

  describe(`${name} keeps the profile source's contract`, () => {
    it('hands on the profile, in a wrapper or bare', async () => {
      const wire = { id: 'u-1', userType: 'Admin', isTravelAgent: true, personal_info: { first_name: 'Ada' } };
      const expected = { ok: true, value: { id: 'u-1', userType: 'Admin', isTravelAgent: true, firstName: 'Ada' } };
      for (const answer of [wire, { data: wire }, { user: wire }, { profile: wire }, { data: [wire] }]) {
        expect(await read(answer)).toMatchObject(expected);
      }
    });

    it.each([[{}], [{ data: null }], [{ data: {} }], [{ user: null }]])('takes %j for nobody', async (wire) => {
      expect(await read(wire)).toEqual({ ok: true, value: null });
    });

    it.each([['ada'], [null], [7]])('calls %j malformed', async (wire) => {
      expect(await read(wire)).toMatchObject({ ok: false, error: { kind: 'malformed' } });
    });

    it('takes a visitor without a token for nobody, whatever would be answered', async () => {
      expect(await answerTo(makeForVisitor, { id: 'u-1' }, (source, signal) => source.read(signal))).toEqual({
        ok: true,
        value: null,
      });
    });

    it('loads what agents need besides, for whoever is signed in', async () => {
      for (const maker of [make, makeForVisitor]) {
        expect(
          await answerTo(maker, { data: { clients: 3 } }, (source, signal) => source.loadAgentData(signal)),
        ).toEqual({ ok: true, value: undefined });
      }
    });
  });
}
