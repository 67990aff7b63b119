import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesOfPrograms, filesRunBy, isUsed } from './imported-files.ts';

/** How each sentence of the specification's sections begins, in their order. */
const BEGINNINGS: Readonly<Record<number, string>> = {
  1: `Each agency site … social links, contact … Users: travellers … Agents also manage … The home page has a tabbed
    Prices are hidden … The header offers … Agencies can configure … Prices can be shown … Interface languages
    The footer shows … Much of the app … Checkout and booking`,
  2: `/: Landing page … /faqs: Agency FAQ … /about: Agency … /logout: Clears … /blog, /blog/share … /top-destination
    /errors: 404 page … /booknow/resort* … /*: Handed to the remote … any unmatched path … /login, /signup
    Authentication … Legal: /agency-terms-and-conditions/{id} … Deals and proposals … Hotels: /booknow/hotels
    Cars: /booknow/cars … Activities: /booknow/activities … Cruise: /booknow/cruise … Flights: /booknow/flights
    Resort: /booknow/resort … Cancellation policy … Traveller: /mytrip/dashboard … Agent: /dashboard
    Settings sub-pages … A logout path and a subscription … Query tab chooses … Query lat, long … Deal links open
    Each deal card … with loading state … The empty state … Cruises and Flights … On mobile the deals … Cards are laid
    Hotel cards show … Shows title, image … Accordion of question … lng overrides the language … currency and code
    Logo links to the agency … Mobile slide-out … Header hidden with query … Items: Dashboard … Xeni Academy (opens
    Deal Link, Applications … The sidebar profile … Useful Links: Privacy … Contact Us: phone … Accepted payments
    No side nav on legal … Login, signup, forgot/new … Header and footer … Footer legal links … For certain hostnames`,
  3: `Identity and branding: agencyName … metaData: title, description … Legal text: privacyPolicy
    Social: linkedin, instagram … Contact: contactPhoneNumber … sso{isSSOEnabled, isDirectLoginAllowedForSSOUsers}
    allowNonLoginFlow … disallowSameDayBooking{hotel … bookingMenuItemOptions[{title
    isAbousUsEnable, aboutUsEnableTitle … isHideLoginOption, isHideSignupOption … hideHeaderforDealProposal
    isSubscribed … displayTopDestinations … currentPaymentGateway … analytics: isEnabled, googleAnalyticsId
    Booking types (id, title … Agency FAQ: isEnabled, headerMessage … About: isEnabled, title
    User profile: id, userType … isTravelAgent, isRestrictedAgent … isRewardWalletEnable … auth
    geoLocation{countryCode} … credits{amount, currency}} … Currency entry: name, code … About 150 country-currency
    the default selected is the first … Language: name, code, value … Exchange rates: map of currency
    Hotel deal: hotel.hotelDetails{heroImage … Activity deal: imageUrl … Car deal: vehiclePicture
    Navigation item: label … Guest data: flight adult … cruise adult 2, children … Also held: auto-suggestion
    cruise ship lines, car … resort deals … enabled languages … about-us and FAQ content`,
  4: `Agency status: when Inactive … If no agency is returned
    Loading: full-screen spinner
    Side navigation: collapsed … a link click collapses … an outside click collapses … while collapsed it expands
    Agents get a sidebar toggle
    Deals tab: defaults to the ?tab … Switching tabs reloads … Per service: loading, then
    Carousel: index wraps (previous
    Save-price popup ("Unlock … opens for a non-authenticated … closing records a session … Login and sign-up modal
    Login/sign-up redirect … if SSO is on and direct … (adding navigateTo when a deal
    Logout: clears the access-token … the auth, hideHeader and hideFooter … and resets auth state. Then
    Currency change: stored … On the flight checkout … On the home page the stored
    Language change: stored … page reloads on activity
    Unhandled error: the app
    401 response: forces navigation
    Resort: a hold can be released … a new resort deals request
    Checkout and booking statuses`,
  5: `FAQ questions are shown … Deal price rows appear … otherwise a Reveal Price … Wholesale Rate and Agency
    Currency search filters … Empty rich text (empty … A value is present if non-null
    The time zone is sent with each … Minimum-length and format`,
  6: `Visitor (no access token) … no price rows unless non-login … no Sign Up for the platform-owner
    Traveller (not a travel
    Travel agent: Command Center … Travel agents trigger an extra
    Agency owner or admin: additionally … if the agency is not subscribed
    Restricted agent: does
    SalesAgent: Markup, Website
    Menu items show only if their read … a navigation entry without
    Anonymous access is allowed … and on the payment-gateway … those requests carry an "auth
    One agency has a Help entry … An agency flagged as a particular … and hides Logout when profile
    Other fine-grained role`,
  7: `Every request carries … Resort calls also … The session id … Base API host: not shown … GET /api/agency: response
    GET /api/agency/about-us … GET /api/agency/faqs … GET /api/getCurrentPaymentGateway … GET /api/code: country
    GET /api/admin/country/enable: data … GET /api/admin/country/enableCurrencies … GET /api/multi-currency/exchange
    GET /api/agency/navigations … GET /api/agency/languages … GET /api/user/changeLanguage/{language}
    POST /api/user/login … GET /api/{product}/deals/hotel-search … GET /api/cruise/ship-lines
    POST /api/v2/hotel/auto-suggest … GET /api/flight/airports?search= … POST /api/activities/destinations
    POST /api/car-rental/auto-suggest … GET /api/car-rental/findCountries/EN … Deal searches (body
    Hotel: occupancies[{numOfRoom … Activity: date … Car: age, countryOfResidence … Agency about, FAQ … Resort service
    GET /search?key= … POST /properties/deals?currency= … GET /properties/hold-check
    PUT /itineraries?reference_number=&status=RELEASE … /properties/availability … Scripts: remote … Analytics scripts
    Currency conversion … Formatting is locale-aware … one named agency`,
  8: `Failed navigation, country … deal lists emptied and empty … Default: "Something went
    Auto-suggest failure: Server … Resort release failure … Exchange-rate failure: Server … Cancelled resort deals
    Failed remote component … Script or chunk load failure … for the resort script, a script-load
    401: Navigate to /logout … Unmatched route: 404 page … Agency inactive: "Agency … No agency: 404 with "Agency
    Page messages: "About Us … Toasts appear top-right`,
  9: `Deal search defaults: hotel … Check-in tomorrow at 11:00 … shifted by 3 days when same-day
    Cars: driver age 25, residence … 4 skeleton cards; 4 deal … Save-price popup delay … Language cookie pll_language
    query parameter lng; default … Default currency USD (US) … Mexico MXN for the partner
    default selected list entry … Default country United … Default primary colour … transparent variant opacity
    Toast auto-close 5000 ms … logout redirect delay 100 … nav hover expand delay … script load timeout 120000
    Default page title when no meta … Date display format "MMM … range shown as "start | … Device is phone, tablet
    Environment: uat … API base and content delivery`,
};

interface Link {
  readonly text: string;
  /** From the root of the repository. */
  readonly file: string;
}

/** One line of a table: a sentence, who keeps it, and the tests that hold them to it. */
interface Row {
  readonly section: string;
  readonly sentence: string;
  readonly keepers: readonly Link[];
  readonly tests: readonly Link[];
}

const PAGE = readFileSync('docs/domain.md', 'utf8');
const ROWS = PAGE.split(/^## /m).flatMap((part) => part.split('\n').flatMap((line) => rowOf(line, part.charAt(0))));
const KEEPERS = linksIn(PAGE).filter(({ text }) => text.startsWith('`'));
const DOMAIN = readdirSync('src/domain', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => join('src/domain', file));

/** Our tables have three columns. */
function rowOf(line: string, section: string): readonly Row[] {
  const [, sentence = '', keepers = '', tests] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
  if (tests === undefined || ['', '---', 'Tests'].includes(tests)) return [];
  return [{ section, sentence: sentence.replaceAll('\\|', '|'), keepers: linksIn(keepers), tests: linksIn(tests) }];
}

function linksIn(text: string): readonly Link[] {
  const links = [...text.matchAll(/\[([^\]]+)\]\(([^)]+)\)/g)];
  return links.map(([, name = '', to = '']) => ({ text: name, file: join('docs', to) }));
}

const RUNNABLE = 'function|const|class';

function exportsOf(file: string, kinds: string): readonly string[] {
  const declared = readFileSync(file, 'utf8').matchAll(new RegExp(`^export (?:async )?(?:${kinds}) (\\w+)`, 'gm'));
  return [...declared].map(([, name]) => `\`${name}\``);
}

/** Whether a test names a keeper or runs its file: for one of the domain, without help from the other layers. */
function holds({ file }: Link, keeper: Link): boolean {
  const folder = keeper.file.startsWith('src/domain/') ? 'src/domain/' : '';
  const named = new RegExp(`\\b${keeper.text.slice(1, -1)}\\b`);
  return filesRunBy(file, folder).has(keeper.file) || named.test(readFileSync(file, 'utf8'));
}

describe('docs/domain.md', () => {
  it.each(Object.entries(BEGINNINGS))('has every sentence of section %s, in its order', (section, text) => {
    const expected = text.split(/…|\n/).map((beginning) => beginning.trim());
    const sentences = ROWS.filter((row) => row.section === section).map(({ sentence }) => sentence);
    expect(sentences.map((sentence, at) => sentence.slice(0, expected[at]?.length))).toEqual(expected);
  });

  it('leads only to files that exist', () => {
    expect(linksIn(PAGE).filter(({ file }) => !existsSync(file))).toEqual([]);
  });

  it('names only what its file exports', () => {
    const kinds = `${RUNNABLE}|interface|type`;
    expect(KEEPERS.filter(({ text, file }) => !exportsOf(file, kinds).includes(text))).toEqual([]);
  });

  it('has a keeper and a test for each sentence, unless the specification shows no rule', () => {
    const unkept = ROWS.filter(({ keepers, tests }) => keepers.length === 0 || tests.length === 0);
    expect(unkept.filter(({ sentence }) => !sentence.endsWith('not shown.'))).toEqual([]);
  });

  it('puts no test beside what it neither runs nor names', () => {
    const idle = ({ keepers, tests }: Row) => tests.filter((test) => !keepers.some((keeper) => holds(test, keeper)));
    expect(ROWS.flatMap(idle)).toEqual([]);
  });

  it('has a test beside everything that can be run', () => {
    const untested = ({ keepers, tests }: Row) =>
      keepers.filter((keeper) => !tests.some((test) => holds(test, keeper)));
    const isRun = ({ text, file }: Link) => exportsOf(file, RUNNABLE).includes(text);
    expect(ROWS.flatMap(untested).filter(isRun)).toEqual([]);
  });

  it('names nothing that no program uses', () => {
    const files = filesOfPrograms();
    const inSource = KEEPERS.filter(({ file }) => file.startsWith('src/'));
    expect(inSource.filter(({ text, file }) => !isUsed(text.slice(1, -1), file, files))).toEqual([]);
  });

  it('would see what only batch commands and tests use', () => {
    const files = filesOfPrograms();
    expect(isUsed('answerLine', 'src/cli/batch/answer-line.ts', files)).toBe(false);
    expect(isUsed('noSuchRule', 'src/domain/deals/deal-tab.ts', files)).toBe(false);
    expect(isUsed('tabLabel', 'src/domain/deals/deal-tab.ts', files)).toBe(true);
  });

  it('leaves no file and no function of the domain out', () => {
    const has = (domain: string, name?: string) =>
      KEEPERS.some(({ file, text }) => file === domain && text === (name ?? text));
    const functions = DOMAIN.flatMap((file) => exportsOf(file, 'function').filter((name) => !has(file, name)));
    const leftOut = [...DOMAIN.filter((file) => !has(file)), ...functions];
    expect(leftOut, 'name them beside their sentence, or among the building blocks').toEqual([]);
  });
});
