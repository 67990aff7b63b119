import { test } from '@fast-check/vitest';
import { runCount } from '@livery/testkit/runs';
import fc from 'fast-check';
import { expect } from 'vitest';
import { mergeEdits } from '../../account/common/merge-edits.ts';

const FIELD_NAMES = ['first', 'phone', 'note'] as const;
const record = fc.record({
  first: fc.string(),
  phone: fc.constantFrom('1', '2', '3'),
  note: fc.constantFrom('', 'Aisle'),
});

test.prop([record, record, record], { numRuns: runCount(200) })(
  'two agents on one record take over what only the other has changed, and hear of what both have changed differently',
  (read, typed, latest) => {
    const theirs = FIELD_NAMES.filter((name) => latest[name] !== read[name]);
    const untouched = theirs.filter((name) => typed[name] === read[name]);
    expect(mergeEdits(read, typed, latest)).toEqual({
      taken: Object.fromEntries(untouched.map((name) => [name, latest[name]])),
      conflicts: theirs.filter((name) => typed[name] !== read[name] && typed[name] !== latest[name]),
    });
  },
);
