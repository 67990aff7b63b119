import { LANGUAGES } from '@livery/contract/market/language';
import { describe, expect, it } from 'vitest';
import { aBuiltShell } from '../../../../tests/edge/a-built-shell.ts';
import { OPENING_REQUEST } from '../../../../tests/edge/an-edge.ts';
import { graphIn, tagsIn } from '../../../../tests/edge/head/tags-in.ts';
import { aRenderingEdge } from '../a-rendering-edge.ts';

const edge = aRenderingEdge({ root: aBuiltShell() });

async function openPage(host: string, path: string) {
  const html = await (await edge.request(`http://${host}.localhost${path}`, OPENING_REQUEST)).text();
  const head = html.slice(html.indexOf('<head>') + '<head>'.length, html.indexOf('</head>'));
  const { tags } = tagsIn(head);
  const values = (key: string, attribute: string) =>
    tags
      .filter(({ attributes }) => [attributes['property'], attributes['name'], attributes['rel']].includes(key))
      .map(({ attributes }) => attributes[attribute]);
  return { values, offers: graphIn(head).flatMap(({ offers }) => offers ?? []), body: html };
}

describe('the head of the home page', () => {
  it('offers the deals at the prices that its cards show, in the requested currency', async () => {
    const { offers, body } = await openPage('aurora', '/?currency=EUR&code=DE');
    const asShown = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });
    expect(offers.length).toBeGreaterThan(3);
    expect(offers.filter(({ priceCurrency }) => priceCurrency !== 'EUR')).toEqual([]);
    const shownBody = body.replace(/<head>[\s\S]*<\/head>/, '');
    expect(offers.filter(({ price }) => !shownBody.includes(asShown.format(Number(price))))).toEqual([]);
  });

  it('offers nothing where visitors may not see prices', async () => {
    const { offers, values } = await openPage('noir', '/');
    expect([offers, values('canonical', 'href')]).toEqual([[], ['http://noir.localhost/']]);
  });

  it.each(LANGUAGES)('names its own address in %s among those by language', async (language) => {
    const { values } = await openPage('aurora', `/?lng=${language}`);
    const [canonical] = values('canonical', 'href');
    expect(values('alternate', 'href')).toContain(canonical);
    expect(canonical).toBe(`http://aurora.localhost/${language === 'en' ? '' : `?lng=${language}`}`);
  });
});

describe('no search engine lists', () => {
  it.each([
    ['nobody', '/'],
    ['dormant', '/'],
    ['aurora', '/errors'],
    ['aurora', '/login'],
  ])('the page of %s at %s', async (host, path) => {
    const { values } = await openPage(host, path);
    expect([values('robots', 'content'), values('canonical', 'href')]).toEqual([['noindex'], []]);
  });
});
