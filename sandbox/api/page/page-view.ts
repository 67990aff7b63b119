import { html } from 'hono/html';
import { AGENCY_TABLE } from '../../world/agency-table.ts';
import { peopleOf } from '../../world/people.ts';
import { subdomainOfHost } from '../../world/subdomain-of-host.ts';
import { faultsSection } from './faults-section.ts';
import { requestsSection } from './requests-section.ts';
import type { Markup, Shown } from './shown.ts';
import { siteAddress } from './site-address.ts';

/** The sandbox's page. */
export function pageView(shown: Shown): Markup {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Livery’s sandbox</title>
<link rel="icon" href="/media/favicon/platform.svg">
<link rel="stylesheet" href="/sandbox/page.css">
<script src="/sandbox/page.js" defer></script>
</head>
<body>
<header>
<h1><img src="/media/favicon/platform.svg" alt="" width="40" height="40"> The sandbox</h1>
<p>A stand-in for your back end, for trying things out. Only the places are real.</p>
<nav aria-label="On this page"><a href="#agencies">Agencies and sign-ins</a> <a href="#faults">Faults</a> <a href="#requests">Requests</a></nav>
</header>
<main>
${shown.problem === '' ? '' : html`<p class="problem" role="alert">${shown.problem}</p>`}
${whereYouAre(shown)}
${agenciesSection(shown)}
${faultsSection(shown)}
${requestsSection(shown)}
</main>
</body>
</html>`;
}

function whereYouAre({ address, person }: Shown): Markup {
  const { hostname, host, protocol, port } = new URL(address);
  const subdomain = subdomainOfHost(hostname);
  const agency = subdomain === null ? undefined : AGENCY_TABLE.get(subdomain);
  const other = `${protocol}//${subdomain ?? 'aurora'}.livery.localhost${port === '' ? '' : `:${port}`}/sandbox`;
  return html`<section class="here" aria-label="Where you are">
<p>You are at <strong>${host}</strong>, ${
    agency === undefined
      ? 'which is no agency’s'
      : html`the site of <strong><bdi>${agency.brand.wordmark}</bdi></strong>`
  }.
${person === null ? 'You are a visitor here.' : html`You are signed in as <strong><bdi>${person.firstName} ${person.lastName}</bdi></strong>, ${person.role.toLowerCase()}.`}</p>
<form method="post" action="/sandbox/sign-out"><a class="button" href="/">Open the site</a>
${person === null ? '' : html`<button>Sign out</button>`}
${hostname.endsWith('.livery.localhost') ? '' : html`<a href="${other}">Go to its other host, under livery.localhost</a>`}</form>
</section>`;
}

/** A card for each agency: why it is there, its address, and a button for each of its people. */
function agenciesSection({ address }: Pick<Shown, 'address'>): Markup {
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
