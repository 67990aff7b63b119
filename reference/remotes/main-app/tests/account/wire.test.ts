import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseApplications } from '../../account/agency/application-wire.ts';
import { parseSearches } from '../../account/agency/logged-search-wire.ts';
import { parseStaff } from '../../account/agents/agent-wire.ts';
import { parseTrip, parseTrips } from '../../account/bookings/trip-wire.ts';
import { parseClient, parseClients } from '../../account/clients/client-wire.ts';
import { parseDealLink } from '../../account/deal-links/deal-link-wire.ts';
import { parseOwnProfile } from '../../account/profile/profile-wire.ts';
import { parseProposal } from '../../account/proposals/proposal-wire.ts';
import { parseTickets } from '../../account/support/ticket-wire.ts';
import { parseWallet } from '../../account/wallet/wallet-wire.ts';
import { SOME_BOOKING } from './support/some-trip.ts';

const READERS = {
  parseStaff,
  parseTrip,
  parseTrips,
  parseClient,
  parseClients,
  parseDealLink,
  parseApplications,
  parseSearches,
  parseOwnProfile,
  parseProposal,
  parseTickets,
  parseWallet,
};

describe.each(Object.entries(READERS))('%s', (_, read) => {
  test.prop([fc.anything()])('takes anything, and throws at nothing', (response) => {
    read(response);
    read({ data: response });
    read({ data: [response] });
  });

  it('reads nothing from a response without data', () => {
    expect([read(null), read({}), read('<html>')]).toEqual([undefined, undefined, undefined]);
  });
});

describe('a booking', () => {
  it('is read with its days, and with who booked it', () => {
    expect(parseTrip({ data: SOME_BOOKING })).toMatchObject({
      start: '2026-03-01',
      end: '2026-03-04',
      bookedOn: '2026-02-01',
      bookedBy: 'Ines Okafor',
      travellers: ['Maya Lindqvist'],
    });
  });

  it('that is wrong costs only itself', () => {
    const response = { data: [{ ...SOME_BOOKING, product: 'rocket' }, null, { ...SOME_BOOKING, start: '2026-02-31' }] };
    expect(parseTrips(response)?.map(({ start }) => start)).toEqual(['']);
  });
});

describe('a wallet', () => {
  it('has only entries with an amount and its currency', () => {
    const entry = { id: '1', at: '2026-01-01T00:00:00Z', kind: 'reward', text: 'Hello', amount: 3, currency: 'EUR' };
    const data = {
      balance: { amount: 3, currency: 'EUR' },
      entries: [entry, { ...entry, amount: '3' }, { ...entry, kind: 'gift' }],
    };
    expect(parseWallet({ data })?.entries).toEqual([
      { id: '1', on: '2026-01-01', kind: 'reward', text: 'Hello', amount: { amount: 3, currency: 'EUR' } },
    ]);
    expect(parseWallet({ data: { ...data, balance: { amount: 3, currency: 'euro' } } })).toBeUndefined();
  });
});

describe('an agent', () => {
  it('is restricted unless the platform explicitly states that they are not', () => {
    const restricted = (isRestricted: unknown) =>
      parseStaff({ data: [{ id: '1', firstName: 'Ines', isRestricted }] })?.agents[0]?.restricted;
    expect([false, undefined, 'false', true].map(restricted)).toEqual([false, false, true, true]);
  });
});

describe('a deal link', () => {
  it('leads nowhere but to this site', () => {
    const path = (address: string) => parseDealLink({ data: { id: '1', title: 'Deal', path: address } })?.path;
    expect(path('/booknow/hotels')).toBe('/booknow/hotels');
    expect(path('https://evil.example/')).toBeNull();
  });
});

describe('a proposal', () => {
  it('keeps offers that are sold no more, without their details', () => {
    const offers = [
      { product: 'hotel', offerId: 'h1', offer: null },
      { product: 'rocket', offerId: 'r1' },
    ];
    expect(parseProposal({ data: { id: '1', title: 'Lisbon', offers, status: 'whatever' } })).toMatchObject({
      status: 'open',
      offers: [{ product: 'hotel', offerId: 'h1', offer: null }],
    });
  });
});
