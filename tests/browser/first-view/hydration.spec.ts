import { LANGUAGES } from '@livery/contract/market/language';
import type { Page } from '@playwright/test';
import { expect, signInAs, test } from '../support/agency-site.ts';
import { expectQuiet, type FirstViewReport, watchFirstViews } from '../support/first-view.ts';

/** In CSS pixels: a phone, a tablet, a PC. English is tested at all of them, other languages at one. */
const WIDTHS = [320, 768, 1440];

interface ShownPage {
  readonly name: string;
  readonly host?: string;
  readonly path: string;
}

const OWN_PAGES: readonly ShownPage[] = [
  { name: 'home', path: '/' },
  { name: 'home in the other languages', path: '/' },
  { name: 'activities', path: '/?tab=Activities' },
  { name: 'cruises', path: '/?tab=Cruises' },
  { name: 'cars', path: '/?tab=Car+Rentals' },
  { name: 'flights', path: '/?tab=Flights' },
  { name: 'about', path: '/about' },
  { name: 'faqs', path: '/faqs' },
  { name: 'a disabled page', host: 'openfare', path: '/about' },
  { name: 'not found', path: '/nowhere' },
  { name: 'an inactive agency', host: 'dormant', path: '/' },
];
const WITHOUT_AGENCY: ShownPage = { name: 'no agency', host: 'nobody', path: '/' };
const REMOTE_PAGES: readonly ShownPage[] = [
  { name: 'a legal text', path: '/privacy-policy' },
  { name: 'the blog', path: '/blog' },
  { name: 'login', path: '/login' },
  { name: 'a page for bookings', path: '/booknow/hotels' },
  { name: 'a guarded page', path: '/mytrip/dashboard' },
];

/** Rendered on the server for visitors who are not signed in; others first see a loading state without a title. */
const RENDERED_REMOTE_PAGES: readonly ShownPage[] = [
  { name: 'a story', path: '/blog/lisbon-in-three-slow-days' },
  { name: 'destinations', path: '/top-destination' },
  { name: 'a destination', path: '/destination/lisbon' },
];

const IN_ENGLISH = WIDTHS.map((width) => ({ language: 'en', width }));
const TRANSLATED = LANGUAGES.map((language, index) => ({
  language,
  width: WIDTHS[index % WIDTHS.length] ?? 1440,
})).filter(({ language }) => language !== 'en');

/** The home page is tested in every language; other pages in English, in Arabic, and in two more, in turn. */
function viewsOf(name: string, index: number) {
  const others = TRANSLATED.filter(({ language }) => language !== 'ar');
  if (name === 'home in the other languages') return others;
  const first = [...IN_ENGLISH, ...TRANSLATED.filter(({ language }) => language === 'ar')];
  if (name === 'home') return first;
  return [...first, ...[0, 1].flatMap((next) => others[(2 * index + next) % others.length] ?? [])];
}

/** Calls of remotes' pieces below the deals, which load at first if few deals leave them near the window. */
const CALLS_OF_PIECES = ['/api/content/blog', '/api/content/destinations'];

const inLanguage = (path: string, language: string) => `${path}${path.includes('?') ? '&' : '?'}lng=${language}`;

interface FirstViews {
  readonly views: ReturnType<typeof viewsOf>;
  readonly address: (language: string) => string;
  /** Runs before each view, after the cookies of the last one were deleted. */
  readonly before?: () => Promise<void>;
  /** Further checks of the view of this name. */
  readonly check?: (report: FirstViewReport, view: string) => void;
}

/** Opens a page in these languages and widths, and expects every first view to be quiet. */
async function checkFirstViews(page: Page, { views, address, before, check }: FirstViews): Promise<void> {
  const open = await watchFirstViews(page);
  for (const { language, width } of views) {
    // With its new size, the last view would load more content that is then near the window.
    await page.goto('about:blank');
    await page.setViewportSize({ width, height: 900 });
    await page.context().clearCookies();
    await before?.();
    const report = await open(address(language));
    const view = `${language} at ${width}`;
    expectQuiet(report, view);
    check?.(report, view);
  }
}

test.describe('the first view of a visitor', () => {
  for (const [index, { name, host = 'aurora', path }] of [...OWN_PAGES, WITHOUT_AGENCY].entries()) {
    const core = { tag: name === 'home' ? ['@core'] : [] };
    test(`is hydrated in its languages, and calls nothing: ${name}`, core, async ({ page, site }) => {
      await checkFirstViews(page, {
        views: viewsOf(name, index),
        address: (language) => site.at(host, inLanguage(path, language)),
        check: ({ keptElement, calls }, view) => {
          const own = calls.filter((path) => !CALLS_OF_PIECES.includes(path));
          expect([keptElement, own], view).toEqual([true, []]);
        },
      });
    });
  }

  for (const [index, { name, host = 'aurora', path }] of [...REMOTE_PAGES, ...RENDERED_REMOTE_PAGES].entries()) {
    test(`stays in its place while its remote loads: ${name}`, async ({ page, site }) => {
      await checkFirstViews(page, {
        views: viewsOf(name, index),
        address: (language) => site.at(host, inLanguage(path, language)),
        check: ({ keptElement }, view) => expect(keptElement, view).toBe(true),
      });
    });
  }
});

test.describe('the first view of a traveller', () => {
  for (const [index, { name, host = 'aurora', path }] of [...OWN_PAGES, ...REMOTE_PAGES].entries()) {
    test(`is quiet in its languages: ${name}`, async ({ page, site }) => {
      await checkFirstViews(page, {
        views: viewsOf(name, index),
        address: (language) => site.at(host, inLanguage(path, language)),
        before: () => signInAs(page, site.at(host), 'traveller'),
        check: ({ keptElement }, view) => expect(keptElement, view).toBe(path !== '/login'),
      });
    });
  }
});
