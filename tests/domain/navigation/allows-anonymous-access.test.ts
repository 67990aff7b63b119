import { describe, expect, it } from 'vitest';
import { allowsAnonymousAccess, isAuthOptional } from '../../../src/domain/navigation/allows-anonymous-access.ts';
import { aPage } from '../../support/a-page.ts';

describe('allowsAnonymousAccess', () => {
  it.each([
    '/booknow/hotels/search-details?dealLinkId=7',
    '/nowhere?dealLinkId=7',
    '/deal-link?id=7',
    '/deal-link?proposalId=7',
    '/deal-link/hotels?id=7',
    '/url/7',
    '/disapproveProposal?id=7',
    '/allowAgentProposal?proposalId=7',
    '/booknow/hotels/deal/7',
    '/booknow/hotels/deal/7/',
  ])('lets strangers read %s (specification §6)', (address) => {
    expect(allowsAnonymousAccess(aPage(address))).toBe(true);
  });

  it.each([
    '/',
    '/nowhere',
    '/nowhere?id=7',
    '/deal-link',
    '/deal-link?id=',
    '/deal-link?dealLinkId=%20',
    '/disapproveProposal',
    '/booknow/hotels?id=7',
    '/booknow/hotels?proposalId=7',
    '/booknow/hotels/deal',
    '/booknow/hotels/deal/7/rooms',
    '/mytrip/dashboard?id=7',
  ])('does not open %s to strangers', (address) => {
    expect(allowsAnonymousAccess(aPage(address))).toBe(false);
  });
});

describe('isAuthOptional', () => {
  it('is "the payment-gateway call" on every page', () => {
    expect(isAuthOptional('/api/getCurrentPaymentGateway', aPage('/'))).toBe(true);
    expect(isAuthOptional('/api/agency', aPage('/'))).toBe(false);
  });

  it('is every call of a page that strangers may read', () => {
    expect(isAuthOptional('/api/agency', aPage('/url/7'))).toBe(true);
  });
});
