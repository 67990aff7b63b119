import { NO_POLICIES } from '@livery/contract/agency/policies';
import { LANGUAGES } from '@livery/contract/market/language';
import { PATH_CATALOGUE } from '@livery/contract/navigation/path-catalogue';
import { anyAgency, anyPathAttack, anyText, anyVisitor, pathLike } from '@livery/testkit/arbitraries';
import fc from 'fast-check';
import type { Visit } from '../../../src/domain/why/visit.ts';

const PARAMETERS = [
  ...['lng', 'currency', 'code', 'tab', 'redirect', 'dealLinkId', 'id', 'proposalId'],
  ...['hideHeader', 'hideFooter', 'lat', 'long', 'airportLat', 'airportLong', 'x'],
];
const VALUES = ['true', 'false', 'de', 'EUR', 'DE', 'Hotels', '/about', '25.2', '1'];

const anyQuery = fc
  .dictionary(fc.constantFrom(...PARAMETERS), fc.oneof(fc.constantFrom(...VALUES), anyText), { maxKeys: 4 })
  .map((parameters) => new URLSearchParams(parameters));

const anyPath = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...PATH_CATALOGUE.map(({ pattern }) => pathLike(pattern))) },
  { weight: 1, arbitrary: anyPathAttack },
);

const anyLanguage = fc.constantFrom(...LANGUAGES);
const anyChoice = fc.constantFrom({ currency: 'EUR', country: 'DE' }, { currency: 'AED', country: 'AE' });
const anyFigure = fc.option(fc.integer({ min: -10, max: 1000 }));

/** A visit with any facts: every page, role and agency, hostile texts and damaged cookies. */
export const anyVisit: fc.Arbitrary<Visit> = fc.record({
  address: fc.record({ path: anyPath, query: anyQuery, host: fc.constantFrom('sunny.example', 'sunny.example:8080') }),
  cookies: fc.record({
    language: fc.option(fc.oneof(anyLanguage, anyText), { nil: undefined }),
    hidden: fc.record({ header: fc.boolean(), footer: fc.boolean() }),
    wasAgent: fc.boolean(),
    token: fc.boolean(),
  }),
  storage: fc.record({
    currency: fc.option(anyChoice, { nil: undefined }),
    deepLink: fc.option(fc.constantFrom('/deal-link?id=1', '/url/7')),
    popupClosed: fc.boolean(),
  }),
  browser: fc.record({
    languages: fc.array(fc.oneof(anyLanguage, fc.constantFrom('de-AT', 'nn', 'xx')), { maxLength: 3 }),
  }),
  clock: fc.record({ today: fc.constantFrom('2026-02-28', '2026-03-28', '2028-02-29', '2026-12-31') }),
  profile: anyVisitor,
  agency: anyAgency,
  policies: fc
    .record({ partner: fc.boolean(), helpChat: fc.boolean(), hotelsFirst: fc.boolean(), platformOwner: fc.boolean() })
    .map((flags) => ({ ...NO_POLICIES, ...flags })),
  platform: fc.record({
    languages: fc.option(fc.subarray([...LANGUAGES]), { nil: undefined }),
    navigations: fc.array(fc.record({ label: anyText, path: fc.oneof(anyPath, anyText) }), { maxLength: 3 }),
    about: fc.record({ enabled: fc.boolean(), title: anyText, image: anyText, content: anyText }),
    faq: fc.record({
      enabled: fc.boolean(),
      headerMessage: anyText,
      questions: fc.array(fc.record({ question: anyText, answer: anyText }), { maxLength: 2 }),
    }),
  }),
  deployment: fc.record({ environment: fc.constantFrom('prod', 'uat', 'local', ''), remotePages: fc.constant([]) }),
  question: fc.record({
    call: fc.constantFrom('/api/getCurrentPaymentGateway', '/api/profile'),
    target: fc.oneof(anyPath, anyText),
    remote: fc.constantFrom('mainApp', 'blog', 'topDestinations', 'resort', 'loyalty'),
  }),
  deal: fc.record({
    discountPercentage: anyFigure,
    publishedRate: anyFigure,
    totalRate: anyFigure,
    baseRate: anyFigure,
    taxAndFee: anyFigure,
  }),
  manifest: fc.record({
    url: fc.constantFrom('', 'blog/entry.js', 'https://content.example/entry.js', 'https://elsewhere.example/x.js'),
    contentUrl: fc.constantFrom('https://content.example/remotes', 'ftp://content.example'),
  }),
});
