import { describe, expect, it } from 'vitest';
import { titleLines } from '../../../src/cli/commands/agency-lines.ts';
import { answer } from '../support/answer.ts';

describe('title --batch', () => {
  it("takes the agency's own title (specification §9)", () => {
    expect(answer(titleLines, { agency: { agencyName: 'A', metaData: { title: 'Trips' } } })).toEqual({
      title: 'Trips',
    });
  });
});
