import { html } from 'hono/html';
import type { LoggedRequest } from '../middleware/request-log.ts';
import type { Markup, Shown } from './page-model.ts';

const SHOWN = 60;

/** What was asked of late, the newest first, but for pictures: this page itself asks for many. */
export function requestsSection({ requests }: Pick<Shown, 'requests'>): Markup {
  const calls = requests.filter(({ path }) => !path.startsWith('/media/'));
  const latest = calls.slice(-SHOWN).reverse();
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
    }) => html`<tr><td class="status ${mood(status)}">${status ?? '…'}</td>
<td>${ms ?? ''}</td><td><code>${method} ${path}</code> <small>${new URLSearchParams(query).toString()}</small></td>
<td>${host}</td><td><small>${headers['x-session-id'] ?? ''}</small></td></tr>`,
  )}</tbody></table>`;
}

function mood(status: number | null): string {
  if (status === null) return 'open';
  return status < 400 ? 'good' : 'bad';
}
