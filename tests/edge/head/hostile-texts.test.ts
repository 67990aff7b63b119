import { test } from '@fast-check/vitest';
import { anyAgency } from '@livery/testkit/arbitraries';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { siteName } from '../../../src/domain/agency/page-metadata.ts';
import { pageHead } from '../../../src/edge/head/page-head.ts';
import { anAgency } from '../../support/data/an-agency.ts';
import { aHotelDeal } from '../../support/data/some-deals.ts';
import { fakeShell } from '../../support/pages/fake-shell.ts';
import { graphIn, type Tag, tagsIn } from './tags-in.ts';

const ORIGIN = 'https://sunny.example';

/** Texts that try to end the tag, the attribute or the JSON that contains them. */
const anyHostileText = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '</script>',
        '<script>',
        '<!--',
        '-->',
        '"',
        "'",
        '>',
        '<',
        '&',
        '&quot;',
        '\\',
        '\\"',
        '`',
        '${}',
      ),
      fc.constantFrom(
        '\u2028',
        '\u2029',
        '\0',
        '\u001f',
        '\u007f',
        '\ud800',
        '\r\n',
        ' onload=alert(1) ',
        '<img src=x>',
      ),
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.constant('x'.repeat(5000)),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));

const anyTextsOfAgency = fc
  .tuple(anyAgency, anyHostileText, anyHostileText, anyHostileText, anyHostileText)
  .map(([agency, name, description, phone, line1]) => ({
    ...agency,
    name,
    metadata: { ...agency.metadata, description },
    contact: {
      ...agency.contact,
      phone,
      email: phone,
      showsPhoneInFooter: true,
      showsAddressInFooter: true,
      address: { ...agency.contact.address, line1 },
    },
    logo: name,
    status: 'active' as const,
  }));

/** The attributes of each kind of element. */
const KNOWN_TAGS = ['link rel href', 'link rel hrefLang href', 'meta property content', 'meta name content'];

function isKnown({ name, attributes }: Tag): boolean {
  if (name === 'script') return JSON.stringify(attributes) === '{"type":"application/ld+json"}';
  return KNOWN_TAGS.includes([name, ...Object.keys(attributes)].join(' '));
}

describe('the tags of a page', () => {
  test.prop([anyTextsOfAgency, anyHostileText, fc.constantFrom('/', '/blog')])(
    'are the same elements, whatever an agency and its deals are called',
    async (agency, dealName, path) => {
      const deal = aHotelDeal({ name: dealName, link: dealName, heroImage: dealName });
      const shell = fakeShell({
        agency: { kind: 'ready', agency },
        tab: 'hotels',
        hotels: { kind: 'list', deals: [deal] },
      });
      const html = await pageHead({
        shell,
        site: { url: new URL(path, ORIGIN) },
        page: { status: 200, head: '' },
      });
      const { tags, stray } = tagsIn(html);
      expect([tags.filter((tag) => !isKnown(tag)), stray]).toEqual([[], '']);
      const [describedThing, ...offers] = graphIn(html);
      expect(describedThing?.name).toBe(siteName(agency).toWellFormed());
      if (path === '/') expect(offers).toMatchObject([{ name: dealName.trim().toWellFormed() }]);
    },
  );

  test.prop([anyHostileText])('keep the description as it was written', async (description) => {
    const agency = anAgency({ metadata: { title: '', description, keywords: [] } });
    const shell = fakeShell({ agency: { kind: 'ready', agency } });
    const html = await pageHead({ shell, site: { url: new URL(ORIGIN) }, page: { status: 200, head: '' } });
    const tag = tagsIn(html).tags.find(({ attributes }) => attributes['property'] === 'og:description');
    const parsedText = description.trim().replaceAll(/\r\n?/g, '\n').replaceAll('\0', '\ufffd');
    expect(tag?.attributes['content'] ?? '').toBe(parsedText);
  });

  test.prop([fc.webPath(), anyHostileText])('lead to this site, whatever its address is', async (path, query) => {
    const url = new URL(`${ORIGIN}/blog${path}?utm_source=${query}`);
    const html = await pageHead({ shell: fakeShell(), site: { url }, page: { status: 200, head: '' } });
    const { tags, stray } = tagsIn(html);
    expect([tags.filter((tag) => !isKnown(tag)), stray]).toEqual([[], '']);
    const addresses = tags.flatMap(({ attributes }) => attributes['href'] ?? []);
    expect(addresses.filter((address) => new URL(address, ORIGIN).origin !== ORIGIN)).toEqual([]);
  });
});
