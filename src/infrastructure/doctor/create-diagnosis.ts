import type { Agency } from '@livery/contract/agency/agency';
import { parseResortDeals } from '@livery/contract/wire/resort-wire';
import { from, lastValueFrom, map, mergeMap, toArray } from 'rxjs';
import type { Diagnosis, Examination, MatchedRule, Risk } from '../../application/diagnosis/diagnosis.port.ts';
import type { RequestContext } from '../../application/session/request-interceptor.port.ts';
import type { Clock } from '../../application/shared/clock.port.ts';
import { type PolicyBook, type PolicySite, policiesFor, policyRulesFor } from '../../domain/agency/policy-book.ts';
import { parseAgencyResponse } from '../agency/agency-wire.ts';
import type { ValidatedPolicyBook } from '../agency/policy-book-wire.ts';
import { agencyRisks, contentRisks, deploymentRisks } from './agency-risks.ts';
import { type Check, platformChecks, SIGNED_IN_CHECKS } from './checks.ts';
import { type ExaminedResponse, examineCall, skippedCall } from './examine-call.ts';
import type { SendProbe } from './probe.ts';
import { searchesAround } from './searches.ts';

interface DiagnosisDependencies {
  readonly host: string;
  readonly send: SendProbe;
  readonly context: RequestContext;
  readonly clock: Clock;
  readonly policies: ValidatedPolicyBook;
  /** The addresses of the services, by the names of their settings. */
  readonly addresses: Readonly<Record<string, string>>;
}

const SKIPPED_CALLS = [
  skippedCall('GET /api/user/changeLanguage/{language}', 'it changes a person’s settings'),
  skippedCall('POST /api/user/login', 'it takes a password'),
  skippedCall('PUT /itineraries', 'it releases a hold'),
];

export function createDiagnosis({ host, send, context, clock, policies, addresses }: DiagnosisDependencies): Diagnosis {
  const hostname = host.replace(/:\d+$/, '');
  const examine = (check: Check) => examineCall(check, { send, context });
  const jsonOf = (examinedResponses: readonly ExaminedResponse[], call: string) =>
    examinedResponses.find(({ report }) => report.call === call && report.outcome.kind === 'good')?.json;

  return {
    async examine(): Promise<Examination> {
      const { dealLocation } = policiesFor(policies.book, { hostname, subdomain: '' });
      const checks = [
        ...platformChecks(searchesAround(dealLocation, clock)),
        ...(context.token === undefined ? [] : SIGNED_IN_CHECKS),
      ];
      const examinedResponses = await examineInOrder(checks, examine);
      const resort = firstResortId(jsonOf(examinedResponses, 'POST /properties/deals'));
      const rooms = resort === undefined ? undefined : await examine(availabilityCheck(resort));

      const agencyResponse = parseAgencyResponse(jsonOf(examinedResponses, 'GET /api/agency'));
      const agency = agencyResponse.ok ? agencyResponse.value : null;
      const responses = {
        about: jsonOf(examinedResponses, 'GET /api/agency/about-us'),
        faq: jsonOf(examinedResponses, 'GET /api/agency/faqs'),
      };
      const ownRisks = agency === null ? [] : [...agencyRisks(agency), ...contentRisks(agency, responses)];
      return {
        site: {
          host,
          agency: agency === null ? null : { name: agency.name, subdomain: agency.subdomain },
          rules: matchedRules(policies.book, { hostname, subdomain: agency?.subdomain ?? '' }),
        },
        calls: [
          ...examinedResponses.map(({ report }) => report),
          rooms?.report ?? skippedCall(AVAILABILITY_CALL, 'no resort is known'),
          ...(context.token === undefined ? SIGNED_IN_CHECKS.map(({ call }) => skippedCall(call, SIGN_IN_NEEDED)) : []),
          ...SKIPPED_CALLS,
        ],
        risks: [
          ...deploymentRisks({ addresses, policyProblems: policies.problems }),
          ...missingAgencyRisks(agencyResponse.ok ? agencyResponse.value : undefined, host),
          ...ownRisks,
        ],
      };
    },
  };
}

/** As many as browsers make to one host at the same time. */
const CONCURRENT_CALLS = 6;

/** Examines a few calls at the same time; the results are in the order of the checks. */
async function examineInOrder(
  checks: readonly Check[],
  examine: (check: Check) => Promise<ExaminedResponse>,
): Promise<ExaminedResponse[]> {
  const examined = from(checks).pipe(
    mergeMap(
      (check, index) => from(examine(check)).pipe(map((doneResponse) => ({ index, done: doneResponse }))),
      CONCURRENT_CALLS,
    ),
    toArray(),
  );
  return (await lastValueFrom(examined)).sort((a, b) => a.index - b.index).map(({ done }) => done);
}

const AVAILABILITY_CALL = 'GET /properties/availability';
const SIGN_IN_NEEDED = 'it needs a signed-in user';

function availabilityCheck(propertyId: string): Check {
  return { call: AVAILABILITY_CALL, send: (s, signal) => s.resorts.availability(propertyId, signal) };
}

function firstResortId(response: unknown): string | undefined {
  const deals = parseResortDeals(response, 'USD');
  return deals.ok ? deals.value[0]?.id : undefined;
}

/** @param agency `undefined` if the call failed, which is listed with the calls */
function missingAgencyRisks(agency: Agency | null | undefined, host: string): readonly Risk[] {
  if (agency !== null) return [];
  return [
    { setting: 'host', problem: `${host} belongs to no agency`, advice: 'Name an agency’s host, or add it there.' },
  ];
}

/** The policies file's entries for a site, in the order in which they override each other. */
function matchedRules(book: PolicyBook, site: PolicySite): readonly MatchedRule[] {
  return policyRulesFor(book, site)
    .map(({ by, entry, settings }) => ({ by, entry, settings: Object.keys(settings) }))
    .filter(({ by, settings }) => by !== 'everybody' || settings.length > 0);
}
