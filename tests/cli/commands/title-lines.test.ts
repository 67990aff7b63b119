import { describe, expect, it } from 'vitest';
import { titleLines } from '../../../src/cli/commands/title-lines.ts';
import { answer } from '../support/answer.ts';

describe('title --batch', () => {
  it("takes the agency's own title (rules §9)", () => {
    expect(answer(titleLines, { agency: { agencyName: 'A', metaData: { title: 'Trips' } } })).toEqual({
      title: 'Trips',
    });
  });
});
