import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PRODUCTS } from '../../../sandbox/api/reference/offers/products.ts';
import { createSandbox } from '../../../sandbox/app.ts';

const readme = readFileSync('sandbox/README.md', 'utf8');

it('the README tells of every call of the reference app', () => {
  const families = createSandbox()
    .routes.filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/reference/'))
    .map(({ path }) => path.split('/')[3] ?? '');
  expect(families.length).toBeGreaterThan(20);
  for (const family of new Set(families)) expect(readme).toMatch(new RegExp(`[/\`]${family}\\b`));
});

it('the README tells the fields of every search', () => {
  for (const [name, { fields }] of PRODUCTS) {
    const [row = ''] = new RegExp(`\\| \`${name}\` \\|.*`).exec(readme) ?? [];
    for (const field of fields) expect(row).toContain(`\`${field}`);
  }
});
