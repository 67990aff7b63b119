import { html } from 'hono/html';
import type { LoggedRequest } from '../middleware/request-log.ts';
import type { Markup, PageModel } from './page-model.ts';

const MAX_ROWS = 60;

/** The latest requests, newest first, without pictures: this page itself requests many. */
export function requestsSection({ requests }: Pick<PageModel, 'requests'>): Markup {
  const calls = requests.filter(({ path }) => !path.startsWith('/media/'));
  const latest = calls.slice(-MAX_ROWS).reverse();
  return html`<section id="requests"><h2>Requests</h2>
<form method="post" action="/sandbox/clear-requests"><a class="button" href="/sandbox#requests" data-refresh>Refresh</a>
<label data-follow hidden><input type="checkbox"> Follow</label> <button>Clear</button></form>
<div class="wide" data-live tabindex="0" role="region" aria-label="Recent requests">${
    latest.length === 0 ? html`<p>No requests yet.</p>` : rows(latest)
  }</div></section>`;
}

function rows(requests: readonly LoggedRequest[]): Markup {
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
