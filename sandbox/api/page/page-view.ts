import { html } from 'hono/html';
import { subdomainOfHost } from '../../world/agencies/agency-of-host.ts';
import { AGENCY_TABLE } from '../../world/agencies/agency-table.ts';
import { peopleOf } from '../../world/agencies/people.ts';
import { faultsSection } from './faults-section.ts';
import { type Markup, type PageModel, siteAddress } from './page-model.ts';
import { requestsSection } from './requests-section.ts';

/** The sandbox's page. */
export function pageView(model: PageModel): Markup {
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
${model.problem === '' ? '' : html`<p class="problem" role="alert">${model.problem}</p>`}
${currentSiteSection(model)}
${agenciesSection(model)}
${faultsSection(model)}
${requestsSection(model)}
</main>
</body>
</html>`;
}

function currentSiteSection({ address, person }: PageModel): Markup {
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
function agenciesSection({ address }: Pick<PageModel, 'address'>): Markup {
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
