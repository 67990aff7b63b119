import { priceText } from '@livery/ui/price-text';
import fc from 'fast-check';
import { expect, it } from 'vitest';

it('marks a converted price with ≈ and a no-break space', () => {
  expect(priceText({ text: '€10.00', converted: true })).toBe('≈\u00a0€10.00');
});

it('leaves the price of its own currency as it is', () => {
  fc.assert(fc.property(fc.string(), (text) => priceText({ text, converted: false }) === text));
});
