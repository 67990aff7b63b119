import { PATH_CATALOGUE } from '@livery/contract/navigation/path-catalogue';
import { because } from '@livery/contract/shared/because';
import { defaultActivityDate, defaultCarRental, defaultHotelStay } from '@livery/contract/trip/default-dates';
import { allowsAnonymousAccess, isAuthOptional } from '../navigation/allows-anonymous-access.ts';
import { isOffered } from '../navigation/find-page.ts';
import { resolveRemoteUrl } from '../remotes/resolve-remote-url.ts';
import { requestHeaders } from '../session/request-headers.ts';
import type { Decision } from './decision.ts';
import { callRule } from './shell-calls.ts';
import type { Visit } from './visit.ts';

/** The decisions about calls, and about the remotes and their pages. */
export const REMOTE_DECISIONS: readonly Decision[] = [
  {
    topic: 'call',
    name: 'who makes the call',
    decide: ({ question }) => {
      const rule = callRule(question.call);
      return rule === undefined ? because('7.7', 'not the shell: a remote, or nobody') : because(rule, 'the shell');
    },
  },
  { topic: 'call', name: 'without a token', decide: ({ question, address }) => isAuthOptional(question.call, address) },
  { topic: 'call', name: 'page without login', decide: ({ address }) => allowsAnonymousAccess(address) },
  {
    topic: 'call',
    name: 'headers that the shell adds',
    decide: ({ question, address, cookies }) =>
      Object.keys(
        requestHeaders({
          language: 'en',
          sessionId: 'known',
          timeZone: 'UTC',
          token: cookies.token ? 'known' : undefined,
          // The resort service's paths don't begin with /api.
          correlationId: question.call.startsWith('/api/') ? undefined : 'known',
          authOptional: isAuthOptional(question.call, address),
        }),
      ),
  },
  {
    topic: 'call',
    name: 'days that hotel deals are searched for',
    decide: ({ clock, agency }) => {
      const stay = defaultHotelStay(visitDate(clock), agency.sameDayBookingDisallowed.hotel);
      return [stay.checkIn.toString(), stay.checkOut.toString()];
    },
  },
  {
    topic: 'call',
    name: 'day that activity deals are searched for',
    decide: ({ clock, agency }) =>
      defaultActivityDate(visitDate(clock), agency.sameDayBookingDisallowed.activities).toString(),
  },
  {
    topic: 'call',
    name: 'times that car deals are searched for',
    decide: ({ clock, agency }) => {
      const rental = defaultCarRental(visitDate(clock), agency.sameDayBookingDisallowed.car);
      return [rental.pickUp.toString(), rental.return.toString()];
    },
  },
  {
    topic: 'remote',
    name: 'pages of the remote',
    decide: ({ question, agency }) => {
      const ownPages = PATH_CATALOGUE.filter(({ handledBy }) => handledBy === question.remote);
      const offeredPatterns = ownPages.filter((page) => isOffered(page, agency)).map(({ pattern }) => pattern);
      return ownPages.length === 0 ? because('1.8', offeredPatterns) : offeredPatterns;
    },
  },
  {
    topic: 'remote',
    name: 'its file may be loaded',
    needs: ['manifest'],
    decide: ({ manifest: { url, contentUrl } }) => resolveRemoteUrl(url, contentUrl).ok,
  },
];

function visitDate({ today }: Visit['clock']): Temporal.PlainDate {
  return Temporal.PlainDate.from(today);
}
