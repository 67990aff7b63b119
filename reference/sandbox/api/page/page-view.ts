import { html } from 'hono/html';
import { subdomainOfHost } from '../../world/agencies/agency-of-host.ts';
import { AGENCY_TABLE } from '../../world/agencies/agency-table.ts';
import { agencyPeople, fullName } from '../../world/agencies/people.ts';
import type { FaultRule } from '../faults/fault.ts';
import type { LoggedRequest } from '../middleware/request-log.ts';
import { type Markup, type PageModel, siteAddress } from './page-model.ts';

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
  const otherOrigin = `${protocol}//${subdomain ?? 'aurora'}.livery.localhost${port === '' ? '' : `:${port}`}/sandbox`;
  return html`<section class="here" aria-label="Where you are">
<p>You are at <strong>${host}</strong>, ${
    agency === undefined
      ? 'which is no agency’s'
      : html`the site of <strong><bdi>${agency.brand.wordmark}</bdi></strong>`
  }.
${person === null ? 'You are a visitor here.' : html`You are signed in as <strong><bdi>${fullName(person)}</bdi></strong>, ${person.role.toLowerCase()}.`}</p>
<form method="post" action="/sandbox/sign-out"><a class="button" href="/">Open the site</a>
${person === null ? '' : html`<button>Sign out</button>`}
${hostname.endsWith('.livery.localhost') ? '' : html`<a href="${otherOrigin}">Go to its other host, under livery.localhost</a>`}</form>
</section>`;
}

/** A card for each agency: its purpose, its address, and a button for each of its people. */
function agenciesSection({ address }: Pick<PageModel, 'address'>): Markup {
  return html`<section id="agencies"><h2>Agencies and sign-ins</h2>
<p>One click signs you in at an agency and opens its home page. By hand: the e-mail address is <code>&lt;person&gt;@&lt;agency&gt;.example</code>, the password <code>welcome</code>.</p>
<ul class="cards">${[...AGENCY_TABLE.keys()].map((subdomain) => agencyCard(subdomain, address))}</ul></section>`;
}

function agencyCard(subdomain: string, address: string): Markup {
  const entry = AGENCY_TABLE.get(subdomain);
  const site = siteAddress(address, subdomain);
  const { wordmark = subdomain } = entry?.brand ?? {};
  return html`<li><h3><a href="${site}/"><img src="/media/logo/${subdomain}.svg" alt="${wordmark}" height="36"></a></h3>
<p>${entry?.reason ?? ''}.</p>
<p class="address"><a href="${site}/">${new URL(site).host}</a></p>
<form method="post" action="/sandbox/sign-in" aria-label="Sign in at ${wordmark}"><input type="hidden" name="agency" value="${subdomain}">
${agencyPeople(subdomain).map(
  (person) =>
    html`<button name="person" value="${person.id}" title="${fullName(person)}: ${person.role}">${person.id}</button> `,
)}</form></li>`;
}

const EXAMPLE_FAULTS = [
  '401',
  '404',
  '429',
  '500',
  '503',
  'delay:3000',
  'never',
  'drip',
  'cut',
  'malformed',
  'html',
  'body:{}',
] as const;

/** A form that adds a fault, and the list of faults. */
function faultsSection({ address, calls, faults }: Pick<PageModel, 'address' | 'calls' | 'faults'>): Markup {
  const hosts = [...AGENCY_TABLE.keys()].map((subdomain) => new URL(siteAddress(address, subdomain)).hostname);
  return html`<section id="faults"><h2>Faults</h2>
<form class="row" method="post" action="/sandbox/order-fault">
<label>Call <input name="call" list="calls" value="/api/*" required></label>
<label>Fault <input name="fault" list="kinds" placeholder="500" required></label>
<label>Host <select name="host"><option value="">every host</option>${hosts.map((host) => html`<option>${host}</option>`)}</select></label>
<label>Times <input name="times" type="number" min="1" placeholder="always"></label>
<button>Add fault</button>
<datalist id="calls">${['/api/*', ...calls].map((call) => html`<option value="${call}"></option>`)}</datalist>
<datalist id="kinds">${EXAMPLE_FAULTS.map((kind) => html`<option value="${kind}"></option>`)}</datalist>
</form>
${faults.length === 0 ? html`<p>No faults: all responses are normal.</p>` : faultTable(faults)}</section>`;
}

function faultTable(faults: readonly FaultRule[]): Markup {
  return html`<div class="wide" tabindex="0" role="region" aria-label="Active faults"><table><thead><tr><th>Call</th><th>Fault</th><th>Host</th><th>Times</th><th></th></tr></thead>
<tbody>${faults.map(
    ({ call, fault, host = '', times }) => html`<tr><td><code>${call}</code></td><td><code>${fault}</code></td>
<td>${host || 'every'}</td><td>${times ?? 'always'}</td>
<td><form method="post" action="/sandbox/clear-faults"><input type="hidden" name="call" value="${call}"><input type="hidden" name="host" value="${host}"><button>Remove</button></form></td></tr>`,
  )}</tbody></table></div>
<form method="post" action="/sandbox/clear-faults"><button>Remove all</button></form>`;
}

const MAX_ROWS = 60;

/** The latest requests, newest first, without those for pictures: this page itself sends many. */
function requestsSection({ requests }: Pick<PageModel, 'requests'>): Markup {
  const calls = requests.filter(({ path }) => !path.startsWith('/media/'));
  const latestRequests = calls.slice(-MAX_ROWS).reverse();
  return html`<section id="requests"><h2>Requests</h2>
<form method="post" action="/sandbox/clear-requests"><a class="button" href="/sandbox#requests" data-refresh>Refresh</a>
<label data-follow hidden><input type="checkbox"> Follow</label> <button>Clear</button></form>
<div class="wide" data-live tabindex="0" role="region" aria-label="Recent requests">${
    latestRequests.length === 0 ? html`<p>No requests yet.</p>` : requestTable(latestRequests)
  }</div></section>`;
}

function requestTable(requests: readonly LoggedRequest[]): Markup {
  return html`<table><thead><tr><th>Status</th><th>ms</th><th>Call</th><th>Host</th><th>Session</th></tr></thead>
<tbody>${requests.map(
    ({
      method,
      path,
      query,
      headers,
      host,
      status,
      ms,
    }) => html`<tr><td class="status ${statusClass(status)}">${status ?? '…'}</td>
<td>${ms ?? ''}</td><td><code>${method} ${path}</code> <small>${new URLSearchParams(query).toString()}</small></td>
<td>${host}</td><td><small>${headers['x-session-id'] ?? ''}</small></td></tr>`,
  )}</tbody></table>`;
}

function statusClass(status: number | null): string {
  if (status === null) return 'open';
  return status < 400 ? 'good' : 'bad';
}
