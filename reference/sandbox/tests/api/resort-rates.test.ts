import { describe, expect, it } from 'vitest';
import { dataOf } from '../reference/support/a-sandbox.ts';
import { aService, CHECK_IN, CHECK_OUT, MAYA, OWNER, referenceIn, unitWith } from '../support/a-resort-service.ts';

const AGENT = { 'x-access-token': 'sandbox-aurora-agent' };
const SALES = { 'x-access-token': 'sandbox-aurora-sales' };
const RESTRICTED_HEADERS = { 'x-access-token': 'sandbox-aurora-restricted' };
const MALE_POINT = { lat: 4.1755, lon: 73.5093 };

interface Rates {
  readonly total: number;
  readonly base: number | null;
  readonly taxesAndFees: number;
  readonly markupPercentage: number | null;
}

interface Night {
  readonly price: number;
  readonly currency: string;
  readonly rates: Rates;
}

/** A service, and the prices that it sends to a person. */
function aPricedService() {
  const unit = unitWith(4);
  const service = aService(unit);
  const headers = (as: object) => ({ 'x-correlation-id': 'c', 'x-session-id': 's', ...as });
  return {
    ...service,
    deals: async (as: object, currency = 'USD') =>
      dataOf<Night[]>(
        await service.request(`/resort-api/properties/deals?currency=${currency}`, {
          method: 'POST',
          body: MALE_POINT,
          headers: headers(as),
        }),
      ),
    rooms: async (as: object, currency = 'USD') =>
      dataOf<{ rooms: Night[] }>(
        await service.request(
          `/resort-api/properties/availability?property_id=${unit.resort}&check_in=${CHECK_IN}&check_out=${CHECK_OUT}&currency=${currency}`,
          { headers: headers(as) },
        ),
      ).rooms,
    held: async (reference: string, as: object) =>
      dataOf<{ stay: { total: number; rates: Rates } }>(
        await service.request(`/properties/hold-check?reference_number=${reference}`, { headers: headers(as) }),
      ).stay,
    setMarkup: (resortMarkup: unknown, as: Record<string, string> = OWNER) =>
      service.post('settings/product', { resortMarkup }, as),
  };
}

const toCents = (amount: number | null) => Math.round((amount ?? Number.NaN) * 100);

describe('what a resort’s price is made of', () => {
  it.each(['USD', 'EUR', 'JPY'])('adds up to it for agents, for sales agents too, in %s', async (currency) => {
    const service = aPricedService();
    for (const as of [AGENT, SALES, OWNER]) {
      for (const night of [...(await service.deals(as, currency)), ...(await service.rooms(as, currency))]) {
        const { base, taxesAndFees, total, markupPercentage } = night.rates;
        expect([night.currency, total, markupPercentage]).toEqual([currency, night.price, 12]);
        expect(toCents(base) + toCents(taxesAndFees) + Math.round(toCents(base) * 0.12)).toBe(toCents(total));
      }
    }
  });

  it.each([
    ['USD', 12],
    ['USD', 20.5],
    ['EUR', 12],
    ['USD', 12.3],
    ['EUR', 7.7],
  ])('is for all nights what an agent works out by hand, in %s with a markup of %d %%', async (currency, markup) => {
    const service = aPricedService();
    await service.setMarkup(markup);
    for (const { rates } of [...(await service.deals(AGENT, currency)), ...(await service.rooms(AGENT, currency))]) {
      for (const nights of [3, 7, 30]) {
        const [base, taxes, total] = [rates.base, rates.taxesAndFees, rates.total].map(
          (part) => toCents(part) * nights,
        );
        expect(Math.round(((base ?? 0) * markup) / 100)).toBe((total ?? 0) - (base ?? 0) - (taxes ?? 0));
      }
    }
  });

  it('has no wholesale rate and no markup for anybody else, held or not (rules §5)', async () => {
    const service = aPricedService();
    const reference = referenceIn(await service.hold('s'));
    for (const as of [RESTRICTED_HEADERS, MAYA, {}]) {
      const { rates } = await service.held(reference, as);
      const nights = [...(await service.deals(as)), ...(await service.rooms(as))];
      expect(nights.length).toBeGreaterThan(4);
      for (const { base, markupPercentage, total, taxesAndFees } of [rates, ...nights.map((night) => night.rates)]) {
        expect([base, markupPercentage, total > taxesAndFees]).toEqual([null, null, true]);
      }
    }
  });
});

describe('the markup of resorts', () => {
  it('that an owner saves is that of the next search, and of no other product', async () => {
    const service = aPricedService();
    const [nightBefore] = await service.deals(AGENT);
    expect((await service.setMarkup(20.5)).status).toBe(200);
    const [nightAfter] = await service.deals(AGENT);
    const { base, taxesAndFees } = nightBefore?.rates ?? { base: 0, taxesAndFees: 0 };
    expect(nightAfter?.rates).toMatchObject({ base, taxesAndFees, markupPercentage: 20.5 });
    expect(toCents(nightAfter?.price ?? 0)).toBe(
      toCents(base) + toCents(taxesAndFees) + Math.round(toCents(base) * 0.205),
    );
    expect(new Set((await service.rooms(AGENT)).map(({ rates }) => rates.markupPercentage))).toEqual(new Set([20.5]));
    const { json } = await service.request('/api/user/agent-data', { headers: AGENT });
    expect(json).toMatchObject({ data: { markup: { resort: 20.5, hotel: 12 } } });
  });

  it('is for what is held that of then: its price stays until it is booked, and in the booking', async () => {
    const service = aPricedService();
    const reference = referenceIn(await service.hold('s'));
    const priceBefore = await service.held(reference, AGENT);
    await service.setMarkup(60);
    expect(await service.held(reference, AGENT)).toEqual(priceBefore);
    expect((await service.book(reference, 's', MAYA)).status).toBe(201);
    const { price, offer } = dataOf<{ price: { amount: number }; offer: { price: Rates } }>(
      await service.get(`bookings/${reference}`, OWNER),
    );
    expect([price.amount, offer.price]).toEqual([priceBefore.total, priceBefore.rates]);
    const laterReference = referenceIn(await service.hold('t'));
    expect((await service.held(laterReference, AGENT)).rates).toMatchObject({
      markupPercentage: 60,
      base: priceBefore.rates.base,
    });
  });
});
