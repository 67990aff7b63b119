import { html } from 'hono/html';
import { AGENCY_TABLE } from '../../world/agency-table.ts';
import { peopleOf } from '../../world/people.ts';
import type { Markup, Shown } from './shown.ts';
import { siteAddress } from './site-address.ts';

/** A card for each agency: why it is there, its address, and a button for each of its people. */
export function agenciesSection({ address }: Pick<Shown, 'address'>): Markup {
  return html`<section id="agencies"><h2>Agencies and sign-ins</h2>
<p>One click signs you in at an agency and opens its home page. By hand: the e-mail address is <code>&lt;person&gt;@&lt;agency&gt;.example</code>, the password <code>welcome</code>.</p>
<ul class="cards">${[...AGENCY_TABLE.keys()].map((subdomain) => card(subdomain, address))}</ul></section>`;
}

function card(subdomain: string, address: string): Markup {
  const entry = AGENCY_TABLE.get(subdomain);
  const site = siteAddress(address, subdomain);
  const { wordmark = subdomain } = entry?.brand ?? {};
  return html`<li><h3><a href="${site}/"><img src="/media/logo/${subdomain}.svg" alt="${wordmark}" height="36"></a></h3>
<p>${entry?.reason ?? ''}.</p>
<p class="address"><a href="${site}/">${new URL(site).host}</a></p>
<form method="post" action="/sandbox/sign-in" aria-label="Sign in at ${wordmark}"><input type="hidden" name="agency" value="${subdomain}">
${peopleOf(subdomain).map(
  ({ id, role, firstName, lastName }) =>
    html`<button name="person" value="${id}" title="${firstName} ${lastName}: ${role}">${id}</button> `,
)}</form></li>`;
}
