import { test } from '@fast-check/vitest';
import { runs } from '@livery/testkit/runs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeEdits } from '../../account/common/merge-edits.ts';

const READ = { first: 'Ana', phone: '1', note: '' };

describe('two agents on one record', () => {
  it('take over from each other what only the other has changed', () => {
    expect(mergeEdits(READ, { ...READ, phone: '2' }, { ...READ, note: 'Aisle' })).toEqual({
      taken: { note: 'Aisle' },
      conflicts: [],
    });
  });

  it('get the names of what both have changed; the typed text stays', () => {
    const merged = mergeEdits(READ, { ...READ, phone: '2' }, { ...READ, phone: '3' });
    expect(merged).toEqual({ taken: {}, conflicts: ['phone'] });
  });

  it('agree where both have typed the same', () => {
    expect(mergeEdits(READ, { ...READ, phone: '2' }, { ...READ, phone: '2' })).toEqual({ taken: {}, conflicts: [] });
  });

  const record = fc.record({ first: fc.string(), phone: fc.constantFrom('1', '2', '3'), note: fc.string() });

  test.prop([record, record, record], { numRuns: runs(200) })('lose nothing, neither typed nor saved', (...all) => {
    const [read, typed, latest] = all;
    const { taken, conflicts } = mergeEdits(read, typed, latest);
    for (const name of ['first', 'phone', 'note'] as const) {
      const result = taken[name] ?? typed[name];
      if (typed[name] !== read[name]) expect(result).toBe(typed[name]);
      else expect(result).toBe(latest[name]);
      if (latest[name] !== read[name] && result !== latest[name]) expect(conflicts).toContain(name);
    }
  });
});
