import type { Agency } from '@livery/contract/agency/agency';
import { ok } from '@livery/contract/shared/result';
import { pageTitle } from '../../domain/agency/page-metadata.ts';
import { findAgency } from '../session/queries.ts';
import { sessionCommand } from '../session/run-session.ts';

/** An inactive agency is a success: it is printed with its status. */
export const agencyCommand = sessionCommand({
  name: 'agency',
  summary: 'Shows which agency has its site at a host.',
  example: { call: 'agency --host aurora.localhost --json', prints: '"name": "Aurora Journeys",' },
  action: (asJson) => async (shell, print, host) => {
    const foundAgency = await findAgency(shell, host);
    if (!foundAgency.ok) return foundAgency;
    const { agency } = foundAgency.value;
    return ok(await (asJson ? print.json(agency) : print.table(['Agency', agency.name], agencyRows(agency))));
  },
});

function agencyRows(agency: Agency): readonly (readonly string[])[] {
  const { line1, city, state, country, zipCode } = agency.contact.address;
  const services = agency.bookingMenu.filter(({ active }) => active).map(({ service }) => service);
  const rows: readonly (readonly [string, string])[] = [
    ['Subdomain', agency.subdomain],
    ['Status', agency.status],
    ['Page title', pageTitle(agency)],
    ['Primary colour', agency.primaryColor],
    ['Sells', services.join(', ')],
    ['Prices', agency.allowsNonLoginFlow ? 'for everybody' : 'after sign-in'],
    ['E-mail', agency.contact.email],
    ['Phone', agency.contact.phone],
    ['Address', [line1, city, state, zipCode, country].filter((part) => part !== '').join(', ')],
    ['Web site', agency.returnUrl],
  ];
  return rows.filter(([, value]) => value !== '');
}
