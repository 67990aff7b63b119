import { expect, type Locator } from '@playwright/test';

/** In cents. */
export interface Figures {
  readonly wholesale: number;
  readonly markup: number;
  readonly taxes: number;
}

/** The cents of an amount in US dollars on a page, such as `$1,234.50`. */
export function centsOf(text: string): number {
  const digits = text.replaceAll(/[^\d.,-]/g, '').replaceAll(',', '');
  expect(digits, text).toMatch(/^-?\d+(?:\.\d\d)?$/);
  return Math.round(Number(digits) * 100);
}

/** The figures of a price for a travel agent in a part of the page. */
async function figuresIn(part: Locator): Promise<Figures> {
  const line = (label: string) =>
    part
      .locator('dl > div')
      .filter({ hasText: new RegExp(`^${label}`) })
      .last();
  const [wholesale, markup, taxes] = await Promise.all(
    ['Wholesale Rate', 'Agency Markup', 'Taxes and fees'].map(async (label) =>
      centsOf(await line(label).getByRole('definition').innerText()),
    ),
  );
  return { wholesale: wholesale ?? 0, markup: markup ?? 0, taxes: taxes ?? 0 };
}

/** Checks that the figures add up, as an agent would by hand. @returns the total */
export async function addUp(part: Locator, total: string): Promise<Figures & { readonly total: number }> {
  const figures = await figuresIn(part);
  const { wholesale, markup, taxes } = figures;
  expect(wholesale + markup + taxes, `${wholesale} + ${markup} + ${taxes}`).toBe(centsOf(total));
  expect(Math.min(wholesale, markup, taxes)).toBeGreaterThan(0);
  return { ...figures, total: centsOf(total) };
}
