import { test } from '@fast-check/vitest';
import { runCount } from '@livery/testkit/runs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TravelPerson } from '../../clients/client-profile.ts';
import { assignPeople, type FieldGroup, fillIn } from '../../clients/fill-in.ts';

const travellerFields = (who: string, first: string, passport: string): FieldGroup => ({
  values: { who, first, passport },
  who: 'who',
});
const ANA = travellerFields('ana', 'Ana', 'P1');
const BEN = travellerFields('ben', 'Ben', 'P2');
const EMPTY_FIELDS = { who: '', first: '', passport: '' };

describe('a form that is filled in from a profile', () => {
  it('gets what is empty', () => {
    expect(fillIn(EMPTY_FIELDS, [], [ANA])).toEqual(ANA.values);
  });

  it('changes to another profile, or to nobody, where nothing was typed', () => {
    expect(fillIn(ANA.values, [ANA], [BEN])).toEqual(BEN.values);
    expect(fillIn(ANA.values, [ANA], [])).toEqual(EMPTY_FIELDS);
  });

  it('keeps a person together: of one that was typed into, nothing becomes another’s', () => {
    expect(fillIn({ ...ANA.values, first: 'Anna' }, [ANA], [BEN])).toEqual({});
    expect(fillIn({ ...EMPTY_FIELDS, first: 'Zoë' }, [], [ANA])).toEqual({});
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

const aPerson = (id: string, birthDate = ''): TravelPerson => ({
  id,
  firstName: id,
  lastName: '',
  birthDate,
  nationality: '',
  passport: '',
});
const kindOf = (birthDate: string) => (birthDate > '2014' ? 'child' : 'adult');
const idsOf = (people: readonly (TravelPerson | undefined)[]) => people.map((one) => one?.id);

describe('who travels', () => {
  const family = [aPerson('ana', '1980-01-01'), aPerson('child', '2019-01-01'), aPerson('ben')];

  it('is the client first, then who has the right age, each once', () => {
    const people = assignPeople(family, ['adult', 'adult', 'adult', 'child'], { chosen: [], kindOf });
    expect(idsOf(people)).toEqual(['ana', 'ben', undefined, 'child']);
  });

  it('is who was chosen, wherever', () => {
    const people = assignPeople(family, ['adult', 'child'], { chosen: ['ben', ''], kindOf });
    expect(idsOf(people)).toEqual(['ben', 'child']);
  });

  test.prop([fc.array(fc.constantFrom('adult', 'child', 'infant')), fc.array(fc.constantFrom('', 'ana', 'ben'))], {})(
    'is as many as are asked for, and nobody twice unless chosen so',
    (kinds, chosenKinds) => {
      const ids = idsOf(assignPeople(family, kinds, { chosen: chosenKinds, kindOf }));
      expect(ids).toHaveLength(kinds.length);
      const assignedIds = ids.filter((id, index) => id !== undefined && chosenKinds[index] !== id);
      expect(new Set(assignedIds).size).toBe(assignedIds.length);
      expect(assignedIds.filter((id) => ids.filter((otherId) => otherId === id).length > 1)).toEqual([]);
    },
  );
});
