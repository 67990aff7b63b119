import { test } from '@fast-check/vitest';
import { runCount } from '@livery/testkit/runs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TravelPerson } from '../../clients/client-profile.ts';
import { assignPeople, type FieldGroup, fillIn } from '../../clients/fill-in.ts';

const traveller = (who: string, first: string, passport: string): FieldGroup => ({
  values: { who, first, passport },
  who: 'who',
});
const ANA = traveller('ana', 'Ana', 'P1');
const BEN = traveller('ben', 'Ben', 'P2');
const EMPTY = { who: '', first: '', passport: '' };

describe('a form that is filled in from a profile', () => {
  it('gets what is empty', () => {
    expect(fillIn(EMPTY, [], [ANA])).toEqual(ANA.values);
  });

  it('changes to another profile, or to nobody, where nothing was typed', () => {
    expect(fillIn(ANA.values, [ANA], [BEN])).toEqual(BEN.values);
    expect(fillIn(ANA.values, [ANA], [])).toEqual(EMPTY);
  });

  it('keeps a person together: of one that was typed into, nothing becomes another’s', () => {
    expect(fillIn({ ...ANA.values, first: 'Anna' }, [ANA], [BEN])).toEqual({});
    expect(fillIn({ ...EMPTY, first: 'Zoë' }, [], [ANA])).toEqual({});
  });

  it('gives what is missing to the person who was chosen before, as after a reload without passports', () => {
    expect(fillIn({ who: 'ana', first: 'Anna', passport: '' }, [], [ANA])).toEqual({ passport: 'P1' });
    expect(fillIn({ who: 'ben', first: 'Ben', passport: '' }, [], [ANA])).toEqual({});
  });

  const texts = fc.record({
    who: fc.constantFrom('', 'ana', 'ben'),
    first: fc.constantFrom('', 'Ana', 'Ben', 'Zoë'),
    passport: fc.constantFrom('', 'P1', 'P2'),
  });
  const groups = fc.constantFrom([], [ANA], [BEN]);

  test.prop([texts, groups, groups], { numRuns: runCount(200) })(
    'never loses a text that was not filled in, and never mixes two people',
    (values, before, next) => {
      const result: Readonly<Record<string, string>> = { ...values, ...fillIn(values, before, next) };
      for (const [name, value] of Object.entries(values)) {
        const wasFilledIn = before[0]?.values[name] === value;
        if (value !== '' && !wasFilledIn) expect(result[name]).toBe(value);
      }
      const hasChanged = JSON.stringify(result) !== JSON.stringify(values);
      if (hasChanged && result['who'] !== '') expect(next[0]?.values['who']).toBe(result['who']);
    },
  );
});

const person = (id: string, birthDate = ''): TravelPerson => ({
  id,
  firstName: id,
  lastName: '',
  birthDate,
  nationality: '',
  passport: '',
});
const kindOf = (birthDate: string) => (birthDate > '2014' ? 'child' : 'adult');
const ids = (people: readonly (TravelPerson | undefined)[]) => people.map((one) => one?.id);

describe('who travels', () => {
  const family = [person('ana', '1980-01-01'), person('child', '2019-01-01'), person('ben')];

  it('is the client first, then who has the right age, each once', () => {
    const found = assignPeople(family, ['adult', 'adult', 'adult', 'child'], { chosen: [], kindOf });
    expect(ids(found)).toEqual(['ana', 'ben', undefined, 'child']);
  });

  it('is who was chosen, wherever', () => {
    const found = assignPeople(family, ['adult', 'child'], { chosen: ['ben', ''], kindOf });
    expect(ids(found)).toEqual(['ben', 'child']);
  });

  test.prop([fc.array(fc.constantFrom('adult', 'child', 'infant')), fc.array(fc.constantFrom('', 'ana', 'ben'))], {})(
    'is as many as are asked for, and nobody twice unless chosen so',
    (kinds, chosen) => {
      const found = ids(assignPeople(family, kinds, { chosen, kindOf }));
      expect(found).toHaveLength(kinds.length);
      const assigned = found.filter((id, at) => id !== undefined && chosen[at] !== id);
      expect(new Set(assigned).size).toBe(assigned.length);
      expect(assigned.filter((id) => found.filter((other) => other === id).length > 1)).toEqual([]);
    },
  );
});
