import { showRemote } from '@livery/reference-testing/show-remote';
import { describe, expect, it } from 'vitest';
import { CRUISE_LINES, formatDaysBand } from '../../sign-in/cancellation/cancellation-screen.tsx';
import { signInRemote } from './sign-in-remote.ts';

const show = (at: string, options = {}) => showRemote(signInRemote, { at, ...options });

describe('the agency’s legal texts', () => {
  it.each([
    ['/privacy-policy', 'Privacy Policy', 'We keep your data to ourselves.'],
    ['/cookies-policy', 'Cookies Policy', 'We bake them fresh.'],
    ['/disclaimer', 'Disclaimer', 'Weather is not included.'],
  ])('stand at %s, in its own words', async (at, title, words) => {
    const { screen, element } = await show(at);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(element.querySelector('[dir="auto"]')?.textContent).toBe(words);
  });

  it.each(['', ' ', '<p>&nbsp;<br></p>', '<style>p { color: red }</style>'])(
    'are missed kindly where %j is all that the agency wrote',
    async (privacyPolicy) => {
      const legal = { privacyPolicy, cookiesPolicy: '', disclaimer: '' };
      const { screen } = await show('/privacy-policy', { agency: { legal } });
      expect(screen.getByRole('heading', { level: 2 }).textContent).toBe("There's nothing here yet");
    },
  );
});

describe('terms and conditions', () => {
  it('name the agency, and state that they are a sample', async () => {
    const { screen } = await show('/user-terms-and-conditions');
    expect(screen.getByText(/This is sample text/)).not.toBeNull();
    expect(screen.getAllByText(/Sunny Trips/).length).toBeGreaterThan(1);
  });

  it('for agencies show the id of the address', async () => {
    const { screen } = await show('/agency-terms-and-conditions/2026-v3');
    expect(screen.getByText('Reference: 2026-v3')).not.toBeNull();
  });

  it('show no words from the address', async () => {
    const { element } = await show('/agency-terms-and-conditions/Call%20555%200100%20for%20a%20refund');
    expect(element.textContent).not.toContain('555');
  });
});

describe('cancellation policies', () => {
  it('lead to each of the lines that have their own page (rules §2)', async () => {
    const { screen } = await show('/cancellation-policy');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      ['royal-caribbean', 'carnival', 'mcl', 'celebrity', 'disney'].map((line) => `/cancellation-policy/${line}`),
    );
  });

  it.each(CRUISE_LINES.map(({ path, name }) => [path, name]))('of %s are marked as made up', async (path, name) => {
    const { screen } = await show(`/cancellation-policy/${path}`);
    expect(screen.getByText(new RegExp(`have nothing to do with ${name}`))).not.toBeNull();
  });

  it('count days without gap or overlap', () => {
    expect(formatDaysBand(90, undefined)).toBe('90+');
    expect(formatDaysBand(60, 90)).toBe('60–89');
    expect(formatDaysBand(0, 60)).toBe('0–59');
  });

  it('are not found for a line without a page', async () => {
    const { screen } = await show('/cancellation-policy/constructor');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe("The page you're looking for is not found.");
  });
});
