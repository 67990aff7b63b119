import { describe, expect, it } from 'vitest';
import { colourLines, tabLines, titleLines } from '../../../src/cli/commands/agency-lines.ts';
import { outputFor } from '../support/output-for.ts';

describe('tab --batch', () => {
  const agency = {
    bookingMenuItemOptions: ['Car Rentals', 'Resorts', 'Air Travel'].map((title) => ({ title, active: true })),
  };

  it('opens the first active service where the address requests none (rules §4)', () => {
    expect(outputFor(tabLines, { query: { tab: 'Hotels' }, agency })).toEqual({
      tab: 'Car Rentals',
      tabs: ['Car Rentals', 'Flights'],
    });
  });

  it('has no tab for an agency that sells nothing', () => {
    expect(outputFor(tabLines, {})).toEqual({ tab: null, tabs: [] });
  });

  it('refuses a query that is not an object of texts', () => {
    expect(outputFor(tabLines, { query: { tab: 5 } })).toEqual({ error: 'The field "query.tab" must be text, not 5.' });
  });
});

describe('title --batch', () => {
  it("takes the agency's own title (rules 1.1)", () => {
    expect(outputFor(titleLines, { agency: { agencyName: 'A', metaData: { title: 'Trips' } } })).toEqual({
      title: 'Trips',
    });
  });
});

describe('colour --batch', () => {
  it.each([null, undefined, 'red;}body{display:none', ''])(
    'paints in the default for %j (rules §9)',
    (primaryColor) => {
      expect(outputFor(colourLines, { primaryColor })).toMatchObject({ primary: '#2c7be5' });
    },
  );

  it('refuses a colour that is not text', () => {
    expect(outputFor(colourLines, { primaryColor: 5 })).toHaveProperty('error');
  });
});
