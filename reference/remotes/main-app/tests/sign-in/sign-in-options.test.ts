import { describe, expect, it } from 'vitest';
import { companySignInAddress } from '../../sign-in/log-in/sign-in-options.tsx';

const HOST = 'book.example:8080';
const sso = { enabled: true, directLoginAllowed: false };
const agency = { sso, returnUrl: 'https://portal.example/travel?team=a' };

describe('the address at which a company signs its people in', () => {
  it('includes the redirect where it is a deal link (rules §4)', () => {
    expect(companySignInAddress(agency, '/url/7?from=mail', HOST)).toBe(
      'https://portal.example/travel?team=a&navigateTo=%2Furl%2F7%3Ffrom%3Dmail',
    );
    expect(companySignInAddress(agency, '/booknow/hotels?dealLinkId=3', HOST)).toContain('&navigateTo=');
  });

  it.each(['', '/mytrip/dashboard', 'https://evil.example/?dealLinkId=1', '//evil.example/?dealLinkId=1'])(
    'leaves out the redirect %s',
    (redirect) => {
      expect(companySignInAddress(agency, redirect, HOST)).toBe('https://portal.example/travel?team=a');
    },
  );

  it.each(['', '/travel', 'javascript:alert(1)', 'https://maya:secret@portal.example/', 'https://', 'ftp://a.example'])(
    'is none where the agency wrote %s',
    (returnUrl) => {
      expect(companySignInAddress({ sso, returnUrl }, '', HOST)).toBeNull();
    },
  );

  it('is none without single sign-on', () => {
    expect(companySignInAddress({ ...agency, sso: { ...sso, enabled: false } }, '', HOST)).toBeNull();
  });

  it('is none on this very site, unless people may log in here as well', () => {
    const here = { sso, returnUrl: `https://${HOST}/mytrip/dashboard` };
    expect(companySignInAddress(here, '', HOST)).toBeNull();
    expect(companySignInAddress(here, '', 'book.example')).toBe(here.returnUrl);
    expect(companySignInAddress({ ...here, sso: { ...sso, directLoginAllowed: true } }, '', HOST)).toBe(here.returnUrl);
  });
});
