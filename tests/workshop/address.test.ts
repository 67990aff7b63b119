import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/domain/market/language.ts';
import { type Address, addressOf, queryOf } from '../../workshop/address.ts';

const anyAddress: fc.Arbitrary<Address> = fc.record({
  specimen: fc.constantFrom('kit/spinner', 'deals/hotel-deal-card/200-characters'),
  brand: fc.constantFrom('aurora', 'noir', '#c2185b'),
  language: fc.constantFrom(...LANGUAGES),
  direction: fc.constantFrom('ltr', 'rtl', ''),
  width: fc.constantFrom('320', '1440', 'full'),
  forced: fc.constantFrom('nothing', 'hidden', 'pending'),
  bare: fc.boolean(),
});

describe('the address of a specimen', () => {
  it('tells all of what is shown, and how', () => {
    fc.assert(
      fc.property(anyAddress, (address) => {
        expect(addressOf(queryOf(address), '')).toEqual(address);
      }),
    );
  });

  it('shows the first specimen, plainly, where it tells nothing or nonsense', () => {
    const plain = addressOf('', 'kit/spinner');
    expect(plain).toMatchObject({ specimen: 'kit/spinner', language: 'en', forced: 'nothing', width: 'full' });
    expect(addressOf('?language=xx&direction=up&forced=__proto__', 'kit/spinner')).toEqual(plain);
  });
});
