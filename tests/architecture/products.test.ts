import { describe, expect, it } from 'vitest';
import { aTree, runScript } from './a-tree.ts';

const TABLE = `export const PRODUCTS = [
  {
    id: 1,
    service: 'hotels',
    name: 'hotel',
  },
  {
    id: 2,
    service: 'trains',
    name: 'train',
  },
] as const;
`;

const check = (code: string, file = 'src/ui/deals/icons.ts') =>
  runScript('checks/check-products.mjs', aTree({ 'packages/contract/src/agency/products.ts': TABLE, [file]: code }));

describe('products', () => {
  it.each([
    "const where = '/booknow/hotels';",
    "const first = 'hotels';\nconst name = 'hotel';",
    "/* 'hotels', 'trains' */\n// hotels: 1, trains: 2\nconst cities = { hotels: 3 };",
    'const hotelsAndTrains = { of: ({ hotel }) => hotel };',
  ])('may be spoken of one by one: %j', (code) => {
    expect(check(code)).toEqual({ ok: true, output: expect.stringContaining('2 products') });
  });

  it.each([
    "const LIST = ['hotels', 'trains'];",
    "switch (tab) {\n  case 'hotels':\n    return 1;\n  case 'trains':\n    return 2;\n}",
    'const ICONS = {\n  hotels: Bed,\n  trains: Rail,\n};',
    'const ICONS = { hotels: Bed, trains: Rail };',
    'const ICONS = { hotel, train };',
    "const is = (name: string) => name === 'hotel' || name === 'trains';",
  ])('are listed in their tables only: %j', (code) => {
    const { ok, output } = check(code);
    expect([ok, output]).toEqual([
      false,
      expect.stringContaining('src/ui/deals/icons.ts lists products: hotel, train.'),
    ]);
  });

  it('may be listed in a table', () => {
    expect(check("const LIST = ['hotels', 'trains'];", 'src/ui/deals/tab-views.tsx')).toMatchObject({ ok: true });
  });

  it('have to be found', () => {
    expect(runScript('checks/check-products.mjs', aTree({ 'src/a.ts': '' }))).toMatchObject({ ok: false });
  });
});
