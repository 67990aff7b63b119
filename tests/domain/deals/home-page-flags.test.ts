import { describe, expect, it } from 'vitest';
import { HOME_PAGE_FLAGS } from '../../../src/domain/deals/deal-search.ts';

describe('HOME_PAGE_FLAGS (specification §7, deal searches)', () => {
  it("asks as the travel site's home page, not as a destination's page", () => {
    expect(HOME_PAGE_FLAGS).toEqual({ isOTA: true, isHome: true, isFromDestination: false });
  });
});
