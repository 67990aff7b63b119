import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pathsOf } from '../api/page/sandbox-page.ts';
import { createSandbox } from '../app.ts';
import { AGENCY_TABLE } from '../world/agencies/agency-table.ts';
import { DEMO_PASSWORD, peopleOf } from '../world/agencies/people.ts';
import { airports } from '../world/geo/airports.ts';
import { CITY_ROWS } from '../world/geo/cities.ts';
import { COUNTRIES } from '../world/geo/countries.ts';
import { PRODUCTS } from '../world/products/products.ts';

const readme = readFileSync('sandbox/README.md', 'utf8');

/** The table's head, and its rows; `vitest -u` writes them anew. */
const AGENCY_ROWS = /(\| subdomain \| agency \|.*\n.*\n)(?:\|.*\n)+/;

describe('the README', () => {
  it('has the table of the agencies as it is made from their data', async () => {
    const rows = [...AGENCY_TABLE].map(
      ([subdomain, { brand, reason }]) => `| \`${subdomain}\` | ${brand.wordmark} | ${reason} |\n`,
    );
    const generated = readme.replace(AGENCY_ROWS, (_, head: string) => head + rows.join(''));
    expect(AGENCY_ROWS.test(readme)).toBe(true);
    await expect(generated).toMatchFileSnapshot('../../sandbox/README.md');
  });

  it('has every person, and their password', () => {
    for (const { id } of peopleOf('fiesta')) expect(readme).toContain(`| \`${id}\` |`);
    expect(readme).toContain(`the password \`${DEMO_PASSWORD}\``);
  });

  it('has the number of places of each kind', () => {
    const sizes = [CITY_ROWS, airports(), COUNTRIES].map(({ length }) => length.toLocaleString('en'));
    expect(readme.match(/(?<=\.json` \| )[\d,]+/g)).toEqual(sizes);
  });

  it('has every call of people that is beyond rules §7', () => {
    const beyond = pathsOf(createSandbox()).filter((call) => /^\/api\/user\/(signup|profile|agent-data)$/.test(call));
    expect(beyond).toHaveLength(3);
    for (const call of beyond) expect(readme).toMatch(new RegExp(`${call}\` \\*`));
  });
});

it('the README has every call of the reference app', () => {
  const families = createSandbox()
    .routes.filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/reference/'))
    .map(({ path }) => path.split('/')[3] ?? '');
  expect(families.length).toBeGreaterThan(20);
  for (const family of new Set(families)) expect(readme).toMatch(new RegExp(`[/\`]${family}\\b`));
});

it('the README has the fields of every search', () => {
  for (const [name, { fields }] of PRODUCTS) {
    const [row = ''] = new RegExp(`\\| \`${name}\` \\|.*`).exec(readme) ?? [];
    for (const field of fields) expect(row).toContain(`\`${field}`);
  }
});
