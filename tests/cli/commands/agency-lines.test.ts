import { describe, expect, it } from 'vitest';
import { colourLines, tabLines } from '../../../src/cli/commands/agency-lines.ts';
import { outputFor } from '../support/output-for.ts';

describe('tab --batch', () => {
  it('refuses a query that is not an object of texts', () => {
    expect(outputFor(tabLines, { query: { tab: 5 } })).toEqual({ error: 'The field "query.tab" must be text, not 5.' });
  });
});

describe('colour --batch', () => {
  it('refuses a colour that is not text', () => {
    expect(outputFor(colourLines, { primaryColor: 5 })).toHaveProperty('error');
  });
});
