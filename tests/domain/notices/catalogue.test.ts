import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../../../src/domain/notices/catalogue.ts';
import { TOAST_SETTINGS } from '../../../src/domain/notices/toast-settings.ts';

describe('the error catalogue', () => {
  it('has every text and result of rules §8, to the letter', () => {
    expect(CATALOGUE).toMatchObject({
      call: { text: 'something went wrong', outcome: 'stored' },
      default: { text: 'Something went wrong', outcome: 'toast' },
      suggest: { text: 'Failed to fetch suggestions', outcome: 'stored' },
      resortRelease: { text: 'Internal Server Error', outcome: 'toast' },
      exchangeRates: { text: 'Failed to fetch exchange rates', outcome: 'stored' },
      cancelled: { text: 'Request was canceled', outcome: 'ignored' },
      remote: { text: 'Failed to load remote component.', outcome: 'slot' },
      agencyInactive: { text: 'Agency is inactive, Please contact the administrator', outcome: 'modal' },
      noAgency: { text: 'Agency not found!', outcome: 'page' },
      aboutDisabled: { text: 'About Us Page is not available', outcome: 'page' },
      faqDisabled: { text: 'Faq Page is not available', outcome: 'page' },
      faqNone: { text: 'No Faqs Found !', outcome: 'page' },
    });
  });

  it('has the texts of pages that rules §2 and §4 give', () => {
    expect(CATALOGUE.unmatchedRoute).toEqual({ text: "The page you're looking for is not found.", outcome: 'page' });
    expect(CATALOGUE.aboutDisabledHint.text).toBe('Check back later for more information.');
    expect(CATALOGUE.unhandled).toEqual({ text: 'Something went wrong.', outcome: 'page' });
  });

  it('takes the visitor away on a 401, and reports a script that does not load', () => {
    expect(CATALOGUE.unauthorised.outcome).toBe('navigate');
    expect(CATALOGUE.scriptLoad.outcome).toBe('reported');
  });

  it('tells a site that cannot be reached from one without an agency (rules 4.2, 4.7)', () => {
    expect(CATALOGUE.unreachable.outcome).toBe('page');
    expect(CATALOGUE.unreachable.text).not.toBe(CATALOGUE.noAgency.text);
    expect(CATALOGUE.dealsFailed).toEqual({ text: "Couldn't load deals", outcome: 'stored' });
  });

  it('has something to say in every situation', () => {
    for (const [situation, { text }] of Object.entries(CATALOGUE)) expect(text.trim(), situation).not.toBe('');
  });
});

describe('toasts', () => {
  it('"appear top-right and auto-close after 5000 ms" (rules §8)', () => {
    expect(TOAST_SETTINGS).toEqual({ position: 'top-right', autoCloseMs: 5000 });
  });
});
