import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSearch } from '@livery/contract/search/parse-search';
import type { SearchNeeds } from '@livery/contract/search/search-plan';
import { SEARCH_PLANS } from '@livery/contract/search/search-plans';
import { DEFAULT_GUESTS } from '@livery/contract/trip/guests';
import { describe, expect, it } from 'vitest';

const TEXT = readFileSync(join(import.meta.dirname, '../../docs/deep-links.md'), 'utf8');
const SEARCH_NEEDS: SearchNeeds = {
  today: Temporal.PlainDate.from('2026-11-24'),
  agency: { sameDayBookingDisallowed: { hotel: false, activities: false, car: false } },
  defaultGuests: DEFAULT_GUESTS,
};

/** The section below a heading of the second level. */
function sectionOf(product: string): string {
  const heading = `\n## ${product[0]?.toUpperCase()}${product.slice(1)}\n`;
  return TEXT.slice(TEXT.indexOf(heading) + heading.length).split('\n## ')[0] ?? '';
}

describe('docs/deep-links.md', () => {
  it('has the page of every product', () => {
    const rows = Object.entries(SEARCH_PLANS).map(([product, { path }]) => `| ${product} | \`${path}\` |\n`);
    expect(TEXT).toContain(`<!-- pages -->\n${rows.join('')}<!-- end of pages -->`);
  });

  it.each(Object.entries(SEARCH_PLANS))('has every name of a search, with its default: %s', (product, plan) => {
    const rows = [...sectionOf(product).matchAll(/^\| (`.*?) \|.*\| (.*?) ?\|$/gm)];
    const documented = rows.flatMap(([, names = '', byDefault = '']) => {
      const defaults = byDefault.match(/`[^`]+`/g) ?? [];
      return (names.match(/`[^`]+`/g) ?? []).map((name, index) => [name.slice(1, -1), defaults[index]?.slice(1, -1)]);
    });
    const defaults = plan.defaults(SEARCH_NEEDS);
    expect(documented.map(([name]) => name).sort()).toEqual(Object.keys(defaults).sort());
    for (const [name = '', value] of documented) {
      // The table describes dates and empty defaults in words.
      const isWords = defaults[name] === '' || /^\d{4}-/.test(defaults[name] ?? '');
      expect([name, isWords ? '' : value]).toEqual([name, isWords ? '' : defaults[name]]);
    }
  });

  it('begins with a link that is a search without a problem', () => {
    const [, address = ''] = /`https:\/\/agency\.example(\/[^`]+)`/.exec(TEXT) ?? [];
    const { pathname, searchParams } = new URL(address, 'https://agency.example');
    expect(pathname).toBe(SEARCH_PLANS.hotels.path);
    const { problems, values } = parseSearch(SEARCH_PLANS.hotels, (name) => searchParams.get(name) ?? '', SEARCH_NEEDS);
    expect([problems, [...searchParams.keys()].sort()]).toEqual([{}, Object.keys(values).sort()]);
  });
});
