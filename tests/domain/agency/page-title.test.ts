import { test } from '@fast-check/vitest';
import { anyAgency } from '@livery/testkit/arbitraries';
import { describe, expect, it } from 'vitest';
import { pageMetadata, pageTitle, siteName } from '../../../src/domain/agency/page-metadata.ts';
import { anAgency } from '../../support/data/an-agency.ts';

const agencyTitled = (name: string, title: string) =>
  anAgency({ name, metadata: { title, description: '', keywords: [] } });

// @rule 3.1, 9.11
describe('pageTitle', () => {
  it('is "{agencyName} - Online Hotel, Flight, Car Booking Agency" when no meta title (rules 9.11)', () => {
    expect(pageTitle(agencyTitled('Sunny Trips', ''))).toBe('Sunny Trips - Online Hotel, Flight, Car Booking Agency');
  });

  it('takes a title of blanks for none, and leaves blanks around the name out', () => {
    expect(pageTitle(agencyTitled(' Sunny Trips ', ' \t\n'))).toBe(
      'Sunny Trips - Online Hotel, Flight, Car Booking Agency',
    );
  });

  it("is the agency's own title where it wrote one, blanks around it left out", () => {
    expect(pageTitle(agencyTitled('Sunny Trips', ' Sun all year\n'))).toBe('Sun all year');
  });

  it('is only the page’s purpose for an agency without a name', () => {
    expect(pageTitle(agencyTitled('  ', ''))).toBe('Online Hotel, Flight, Car Booking Agency');
  });

  test.prop([anyAgency])('is never blank', (agency) => {
    expect(pageTitle(agency).trim()).not.toBe('');
  });
});

// @rule 1.1, 3.1
describe('pageMetadata', () => {
  it('joins the keywords, and leaves blank ones and blanks around out', () => {
    const metadata = { title: 'Sun', description: ' All year ', keywords: ['beach', ' ', ' palm trees ', ''] };
    expect(pageMetadata(anAgency({ metadata }))).toEqual({
      title: 'Sun',
      description: 'All year',
      keywords: 'beach, palm trees',
    });
  });

  test.prop([anyAgency])('has the page title as its title', (agency) => {
    expect(pageMetadata(agency).title).toBe(pageTitle(agency));
  });
});

describe('siteName', () => {
  it('is the name of the agency without blanks around it', () => {
    expect(siteName({ name: ' Sunny Trips\n' })).toBe('Sunny Trips');
  });

  it('is the purpose of the site where the agency has no name', () => {
    expect(siteName({ name: ' \t' })).toBe('Online Hotel, Flight, Car Booking Agency');
  });
});
