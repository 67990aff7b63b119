import { describe, expect, it } from 'vitest';
import {
  type ABooking,
  aRequest,
  bookingIn,
  dataOf,
  personHeaders,
  sandboxOfEachTest,
  visitorHeaders,
} from './support/a-sandbox.ts';

const { anOffer, book, get, post, setTime } = sandboxOfEachTest();

const ELSEWHERE = visitorHeaders('session-9999');
const EMAIL = 'maya@mail.example';
const TRAVELLER = {
  ...{ firstName: 'Maya', lastName: 'Lindqvist', kind: 'adult' },
  ...{ birthDate: '1990-02-03', nationality: 'SE', passport: 'AB1234567' },
};
const NOT_FOUND = { message: 'No booking has this reference number and this e-mail address.' };

const find = (referenceNumber: unknown, email: unknown = EMAIL, headers = ELSEWHERE, agency = 'aurora') =>
  post('bookings/find', { referenceNumber, email }, headers, agency);

async function booked(): Promise<string> {
  return bookingIn(await book(aRequest((await anOffer()).id))).referenceNumber;
}

describe('a booking is found without an account', () => {
  it('by its reference number and its e-mail address, however they are written', async () => {
    const reference = await booked();
    const { status, json } = await find(` ${reference.toLowerCase()} `, ' Maya@Mail.example ');
    expect([status, json]).toMatchObject([200, { data: { referenceNumber: reference } }]);
  });

  it('by a number with blanks, without its hyphen, or without its prefix; none of these is a failed attempt', async () => {
    const reference = await booked();
    const code = reference.slice('LV-'.length);
    const spellings = [`LV ${code}`, `LV${code}`, code, `lv–${code}`, `LV-${code.slice(0, 3)} ${code.slice(3)}`];
    for (const spelling of [...spellings, ...spellings]) {
      expect(bookingIn(await find(spelling)).referenceNumber).toBe(reference);
    }
    expect(await find(code.slice(1))).toMatchObject({ status: 404, json: NOT_FOUND });
  });

  it.each(['hotel', 'car', 'flight', 'activity', 'cruise'])(
    'with the texts of a %s in the reader\u2019s language, whoever booked it',
    async (product) => {
      const { id } = await anOffer(product);
      const inLanguage = (language: string) => ({ ...personHeaders('rewarded'), 'accept-language': language });
      const request = aRequest(id, { product, travellers: [TRAVELLER] });
      const english = bookingIn(await book(request, inLanguage('en')));
      const arabic = bookingIn(await book(request, inLanguage('ar')));
      const textsOf = (booking?: ABooking) => [booking?.['title'], booking?.['choice'], booking?.['place']];
      expect(textsOf(arabic)).not.toEqual(textsOf(english));
      for (const { referenceNumber: reference } of [english, arabic]) {
        const read = async (language: string) => {
          const headers = inLanguage(language);
          const list = dataOf<ABooking[]>(await get('bookings', headers));
          const found = [
            bookingIn(await find(reference, EMAIL, headers)),
            bookingIn(await get(`bookings/${reference}`, headers)),
            list.find(({ referenceNumber }) => referenceNumber === reference),
          ];
          return found.map(textsOf);
        };
        expect(await read('en')).toEqual([1, 2, 3].map(() => textsOf(english)));
        expect(await read('ar')).toEqual([1, 2, 3].map(() => textsOf(arabic)));
      }
    },
  );

  it.each([
    ['activity', ({ place }: { place: { city: string } }) => place.city],
    ['cruise', ({ itinerary }: { itinerary: { port: string }[] }) => itinerary[0]?.port ?? ''],
  ])(
    'with the words of the offer of a %s in the reader’s language, at the price that was paid',
    async (product, wordOf) => {
      const { id } = await anOffer(product);
      const booked = bookingIn(await book(aRequest(id, { product, travellers: [TRAVELLER] })));
      const headers = { ...ELSEWHERE, 'accept-language': 'ar' };
      const read = bookingIn(await find(booked.referenceNumber, EMAIL, headers));
      const offerOf = ({ offer }: Partial<ABooking>) => offer as { price: object } & Parameters<typeof wordOf>[0];
      expect(wordOf(offerOf(booked) as never)).not.toMatch(/\p{Script=Arabic}/u);
      expect(wordOf(offerOf(read) as never)).toMatch(/\p{Script=Arabic}/u);
      expect(offerOf(read).price).toEqual(offerOf(booked).price);
    },
  );

  it('with the same response to a wrong number, a wrong address and another agency', async () => {
    const reference = await booked();
    const responses = [
      await find('LV-AAAAAA'),
      await find(reference, 'other@mail.example'),
      await find(reference, EMAIL, ELSEWHERE, 'marigold'),
    ];
    expect(responses.map(({ status, json }) => [status, json])).toEqual(responses.map(() => [404, NOT_FOUND]));
  });

  it.each([
    ['referenceNumber', 7, EMAIL],
    ['referenceNumber', 'x'.repeat(41), EMAIL],
    ['email', 'LV-AAAAAA', 'maya'],
    ['email', 'LV-AAAAAA', { $ne: '' }],
  ])('and names %s where it is wrong', async (field, reference, email) => {
    const { status, json } = await find(reference, email);
    expect([status, (json as { message: string }).message.split(' must ')[0]]).toEqual([400, field]);
  });

  it('after eight attempts that failed no more, neither in the session nor by the number, for ten minutes', async () => {
    const reference = await booked();
    for (let attempt = 0; attempt < 8; attempt += 1) await find(reference, `other${attempt}@mail.example`);
    expect((await find(reference)).status).toBe(429);
    expect((await find(reference, EMAIL, visitorHeaders('session-7777'))).status).toBe(429);
    expect((await find('LV-AAAAAA')).status).toBe(429);
    expect((await find('LV-AAAAAA', EMAIL, visitorHeaders('session-7777'))).status).toBe(404);
    setTime('2026-02-03T23:00:00Z');
    expect((await find(reference)).status).toBe(200);
  });
});

describe('a booking is cancelled by who found it', () => {
  const cancel = (reference: string, email: string) => post(`bookings/${reference}/cancel`, { email }, ELSEWHERE);

  it('with its e-mail address only', async () => {
    const reference = await booked();
    const refused = await cancel(reference, 'other@mail.example');
    expect([refused.status, refused.json]).toEqual([404, NOT_FOUND]);
    expect((await post(`bookings/${reference}/cancel`, {}, ELSEWHERE)).status).toBe(404);
    expect(bookingIn(await cancel(reference, EMAIL))).toMatchObject({ status: 'cancelled' });
  });

  it('and what was announced is paid back', async () => {
    const reference = await booked();
    const { refund } = bookingIn(await find(reference));
    expect(bookingIn(await cancel(reference, EMAIL))).toMatchObject({ refund: null, refunded: refund });
  });
});
