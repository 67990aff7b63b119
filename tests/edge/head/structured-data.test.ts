import type { Agency } from '@livery/contract/agency/agency';
import { describe, expect, it } from 'vitest';
import { pageHead } from '../../../src/edge/head/page-head.ts';
import { anAgency } from '../../support/data/an-agency.ts';
import { aCarDeal, aHotelDeal, anActivityDeal, someRates } from '../../support/data/some-deals.ts';
import { somePrices } from '../../support/data/some-prices.ts';
import { fakeShell } from '../../support/pages/fake-shell.ts';
import type { SeenState } from '../../support/seen.ts';
import { graphIn } from './tags-in.ts';

const ORIGIN = 'https://sunny.example';

async function graphOf(path: string, seenState: Partial<SeenState> = {}) {
  const site = { url: new URL(path, ORIGIN) };
  const html = await pageHead({ shell: fakeShell(seenState), site, page: { status: 200, head: '' } });
  return graphIn(html);
}

const agencyOf = async (overrides: Partial<Agency>) =>
  (await graphOf('/about', { agency: { kind: 'ready', agency: anAgency(overrides) } }))[0];

const hotels = { kind: 'list', deals: [aHotelDeal()] } as const;

describe('the agency', () => {
  it('is described as its footer describes it', async () => {
    expect(await agencyOf({})).toEqual({
      '@type': 'TravelAgency',
      '@id': `${ORIGIN}/#agency`,
      name: 'Sunny Trips',
      url: `${ORIGIN}/`,
      description: 'Holidays by the sea',
      logo: `${ORIGIN}/media/sunny/logo.svg`,
      telephone: '+1 555 010 2030',
      email: 'hello@sunny.example',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '1 Beach Road',
        addressLocality: 'Miami',
        addressRegion: 'Florida',
        postalCode: '33139',
        addressCountry: 'United States',
      },
      sameAs: ['https://www.linkedin.com/company/sunny-trips', 'https://www.instagram.com/sunnytrips'],
    });
  });

  it('has no phone and no address where the footer shows none, and no unsafe link', async () => {
    const { contact, social } = anAgency();
    const hiddenContact = { ...contact, email: ' ', showsPhoneInFooter: false, showsAddressInFooter: false };
    const unsafe = { ...social, linkedin: 'javascript:alert(1)', instagram: '' };
    const describedAgency = await agencyOf({
      contact: hiddenContact,
      social: unsafe,
      logo: 'data:image/png;base64,AAAA',
    });
    expect(Object.keys(describedAgency ?? {})).toEqual(['@type', '@id', 'name', 'url', 'description']);
  });

  it('has a name where it wrote none', async () => {
    expect(await agencyOf({ name: ' ' })).toMatchObject({ name: 'Online Hotel, Flight, Car Booking Agency' });
  });
});

describe('the offers of the home page', () => {
  const offersOf = async (seenState: Partial<SeenState>, path = '/') => (await graphOf(path, seenState)).slice(1);

  it('are its deals, each with the price that the traveller pays', async () => {
    const url = `${ORIGIN}/booknow/hotels/search-details?id=harbour-view&isFromDeal=true`;
    expect(await offersOf({ tab: 'hotels', hotels })).toEqual([
      {
        '@type': 'Product',
        name: 'Harbour View Hotel',
        image: 'https://media.example/harbour-view.jpg',
        url,
        offers: {
          '@type': 'Offer',
          price: '150.00',
          priceCurrency: 'USD',
          availability: 'https://schema.org/InStock',
          seller: { '@id': `${ORIGIN}/#agency` },
          url,
        },
      },
    ]);
  });

  it('are in the currency that the page shows, with its own decimals', async () => {
    const inYen = await offersOf({ tab: 'hotels', hotels, prices: somePrices({ currency: 'JPY' }) });
    expect(inYen).toMatchObject([{ offers: { price: '600', priceCurrency: 'JPY' } }]);
    const inDinars = await offersOf({ tab: 'hotels', hotels, prices: somePrices({ currency: 'KWD' }) });
    expect(inDinars).toMatchObject([{ offers: { price: '600.000', priceCurrency: 'KWD' } }]);
  });

  it('are those of the chosen tab', async () => {
    const cars = { kind: 'list', deals: [aCarDeal()] } as const;
    const activities = { kind: 'list', deals: [anActivityDeal()] } as const;
    expect(await offersOf({ tab: 'cars', hotels, cars })).toMatchObject([{ name: 'Compact hatchback' }]);
    expect(await offersOf({ tab: 'activities', hotels, activities })).toMatchObject([{ name: 'Sunset kayak tour' }]);
    expect(await offersOf({ tab: 'flights', hotels })).toEqual([]);
  });

  it('have no figure in them that this visitor may not see', async () => {
    expect(await offersOf({ tab: 'hotels', hotels, showsPrices: false })).toEqual([]);
    const forAgents = JSON.stringify(await offersOf({ tab: 'hotels', hotels, showsAgentFigures: true }));
    expect(forAgents).not.toMatch(/120|"20\.00"|"10\.00"/);
  });

  it('wait for the rates that their currency needs', async () => {
    const prices = somePrices({ currency: 'EUR', pending: true });
    expect(await offersOf({ tab: 'hotels', hotels, prices })).toEqual([]);
  });

  it('leave out a deal without a price, and links and pictures to anywhere else', async () => {
    const deals = [
      aHotelDeal({ rates: someRates({ totalRate: null }) }),
      aHotelDeal({ name: ' Inland ', link: 'https://elsewhere.example/', heroImage: 'javascript:alert(1)' }),
    ] as const;
    const [offer, ...otherOffers] = await offersOf({ tab: 'hotels', hotels: { kind: 'list', deals } });
    expect(otherOffers).toEqual([]);
    expect(Object.keys(offer ?? {})).toEqual(['@type', 'name', 'offers']);
    expect(offer?.name).toBe('Inland');
  });

  it('are on no other page', async () => {
    expect(await offersOf({ tab: 'hotels', hotels }, '/about')).toEqual([]);
  });
});
