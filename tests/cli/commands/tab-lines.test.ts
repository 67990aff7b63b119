import { describe, expect, it } from 'vitest';
import { tabLines } from '../../../src/cli/commands/tab-lines.ts';
import { answer } from '../support/answer.ts';

describe('tab --batch', () => {
  const agency = {
    bookingMenuItemOptions: ['Car Rentals', 'Resorts', 'Air Travel'].map((title) => ({ title, active: true })),
  };

  it('opens the first active service where the address asks for none (rules §4)', () => {
    expect(answer(tabLines, { query: { tab: 'Hotels' }, agency })).toEqual({
      tab: 'Car Rentals',
      tabs: ['Car Rentals', 'Flights'],
    });
  });

  it('has no tab for an agency that sells nothing', () => {
    expect(answer(tabLines, {})).toEqual({ tab: null, tabs: [] });
  });

  it('refuses a query that is not an object of texts', () => {
    expect(answer(tabLines, { query: { tab: 5 } })).toEqual({ error: 'The field "query.tab" must be text, not 5.' });
  });
});
