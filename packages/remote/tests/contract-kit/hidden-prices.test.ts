import type { RemoteContext } from '@livery/contract/remotes/remote-context';
import { describe, expect, it } from 'vitest';
import { complaintsAbout, remoteThat } from './planted.ts';

const PRICE_TEST = 'shows no price at /blog to a visitor who may not see any';
const PRICE = { amount: 1200, currency: 'EUR' } as const;

/** A remote that shows a text made from the context. */
const remoteShowingText = (text: (context: RemoteContext) => string) =>
  remoteThat((element, context) => {
    const words = element.appendChild(document.createElement('p'));
    words.hidden = true;
    words.textContent = text(context);
    return () => words.remove();
  });

it.each<[string, (context: RemoteContext) => string]>([
  ['a price that the shell formatted', ({ formatMoney }) => formatMoney(PRICE).text],
  ['a charge that the shell formatted', ({ formatCharge }) => `Total: ${formatCharge(PRICE)}`],
  ['a price with a sign before it', () => 'from $12 a night'],
  ['a price with a sign after it', () => '1.200,00 €'],
  ['a price with a code', () => 'CHF 90'],
])('sees %s, though it is hidden', async (_, text) => {
  expect((await complaintsAbout(remoteShowingText(text), PRICE_TEST)).get(PRICE_TEST)).toMatch(
    /It shows a price without showsPrices at /,
  );
});

it('sees a currency and its number in elements of their own', async () => {
  const apart = remoteThat((element) => {
    const price = element.appendChild(document.createElement('p'));
    price.append('$', Object.assign(document.createElement('b'), { textContent: '12' }));
    return () => price.remove();
  });
  expect((await complaintsAbout(apart, PRICE_TEST)).get(PRICE_TEST)).toMatch(/\$12/);
});

it.each<[string, (element: HTMLElement, context: RemoteContext) => void]>([
  ['an attribute that is read out', (element) => element.setAttribute('aria-label', 'From $12')],
  ['a field', (element) => Object.assign(element.appendChild(document.createElement('input')), { value: '12 €' })],
  ['the title', (_, { titlePage }) => titlePage('Hotels from $12')],
])('sees a price in %s', async (_, show) => {
  const remote = remoteThat((element, context) => {
    const words = element.appendChild(document.createElement('p'));
    show(words, context);
    return () => words.remove();
  });
  expect((await complaintsAbout(remote, PRICE_TEST)).get(PRICE_TEST)).toMatch(
    /It shows a price without showsPrices at \/blog: “/,
  );
});

it('sees a price in a dialog at the end of the page', async () => {
  const remote = remoteThat(() => {
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.append('Only 12 € more');
    return () => dialog.remove();
  });
  expect((await complaintsAbout(remote, PRICE_TEST)).get(PRICE_TEST)).toMatch(/“Only 12 € more”/);
});

it('sees a price that stays when the visitor signs out', async () => {
  const rule = 'takes prices away when the visitor signs out';
  const once = remoteShowingText(({ session, formatMoney }) =>
    session.now().showsPrices ? formatMoney(PRICE).text : '',
  );
  expect(await complaintsAbout(once, PRICE_TEST)).toEqual(new Map());
  expect((await complaintsAbout(once, rule)).get(rule)).toMatch(/“EUR 1200\.00”/);
  const following = remoteThat((element, { session, formatMoney }) => {
    const words = element.appendChild(document.createElement('p'));
    const following = session.changes.subscribe(({ showsPrices }) => {
      words.textContent = showsPrices ? formatMoney(PRICE).text : '';
    });
    return () => {
      following.unsubscribe();
      words.remove();
    };
  });
  expect(await complaintsAbout(following)).toEqual(new Map());
});

it('makes a session that exists: a visitor of an agency that lets nobody in who is not signed in', async () => {
  const seenValues: unknown[] = [];
  const remote = remoteThat((_, { session, agency }) => {
    const { signedIn, profile, recognition, showsPrices } = session.now();
    seenValues.push([signedIn, profile, recognition, showsPrices, agency.allowsNonLoginFlow]);
  });
  await complaintsAbout(remote, PRICE_TEST, { session: { signedIn: true } });
  expect(seenValues).toEqual([[false, null, 'visitor', false, false]]);
});

it.each<[string, (context: RemoteContext) => string]>([
  ['numbers', () => '12 nights, 3.5 of 5, PDF 2, TOP 10, 0.22 mi'],
  ['an amount that it only formats', ({ formatMoney }) => `${formatMoney(PRICE).shown.currency} is your currency`],
  [
    'a price while prices are shown',
    ({ formatMoney, session }) => (session.now().showsPrices ? formatMoney(PRICE).text : 'Ask us'),
  ],
])('lets %s through', async (_, text) => {
  expect(await complaintsAbout(remoteShowingText(text), PRICE_TEST)).toEqual(new Map());
});

describe('an amount that the platform wrote', () => {
  const value = { terms: '<p>A fee of $20 applies.</p>', price: '$35' };
  const remoteRequesting = (text: string) =>
    remoteThat((element, { request }) => {
      const words = element.appendChild(document.createElement('p'));
      void request({ method: 'GET', path: '/api/terms' }).then(() => {
        words.textContent = text;
      });
      return () => words.remove();
    });

  it.each([
    [true, 'in a sentence', 'A fee of $20 applies.'],
    [false, 'by itself', '$35'],
  ])('may be shown: %s, %s', async (allowed, _, text) => {
    const complaints = await complaintsAbout(remoteRequesting(text), PRICE_TEST, {
      respond: () => ({ ok: true, value }),
    });
    expect(complaints.size === 0).toBe(allowed);
  });
});
