import type { RuleNumber } from '@livery/contract/shared/because';

/** The rules of the shell's calls, by path; `*` is any single segment. */
const RULES_BY_CALL: ReadonlyMap<string, RuleNumber> = new Map<string, RuleNumber>([
  ['/api/agency', '7.7'],
  ['/api/agency/about-us', '7.7'],
  ['/api/agency/faqs', '7.7'],
  ['/api/agency/languages', '7.7'],
  ['/api/agency/navigations', '7.7'],
  ['/api/getCurrentPaymentGateway', '7.7'],
  ['/api/code', '7.7'],
  ['/api/admin/country/enable', '7.7'],
  ['/api/admin/country/enableCurrencies', '7.7'],
  ['/api/multi-currency/exchange', '7.7'],
  ['/api/user/changeLanguage/*', '7.7'],
  ['/api/user/login', '7.7'],
  ['/api/user/profile', '7.6'],
  ['/api/user/agent-data', '7.6'],
  ['/api/hotel/deals/hotel-search', '7.8'],
  ['/api/activity/deals/activity-search', '7.8'],
  ['/api/car-rental/deals/car-search', '7.8'],
  ['/api/cruise/ship-lines', '7.7'],
  ['/api/v2/hotel/auto-suggest', '7.7'],
  ['/api/flight/airports', '7.7'],
  ['/api/activities/destinations', '7.7'],
  ['/api/car-rental/auto-suggest', '7.7'],
  ['/api/car-rental/findCountries/EN', '7.7'],
  ['/search', '7.15'],
  ['/properties/deals', '7.15'],
  ['/properties/hold-check', '7.15'],
  ['/properties/availability', '7.15'],
  ['/itineraries', '7.15'],
]);

/** The rule for a call of the shell; `undefined` for a call that it never makes. */
export function callRule(path: string): RuleNumber | undefined {
  const steps = path.split('/');
  const fits = (pattern: string) => {
    const segments = pattern.split('/');
    return (
      segments.length === steps.length &&
      segments.every((step, index) => step === steps[index] || (step === '*' && steps[index]))
    );
  };
  return [...RULES_BY_CALL].find(([pattern]) => fits(pattern))?.[1];
}
