import { html } from 'hono/html';
import { AGENCY_TABLE } from '../../world/agencies/agency-table.ts';
import type { FaultRule } from '../faults/fault.ts';
import { type Markup, type PageModel, siteAddress } from './page-model.ts';

const EXAMPLES = [
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

/** A form to order a fault with, and the faults that are ordered. */
export function faultsSection({ address, calls, faults }: Pick<PageModel, 'address' | 'calls' | 'faults'>): Markup {
  const hosts = [...AGENCY_TABLE.keys()].map((subdomain) => new URL(siteAddress(address, subdomain)).hostname);
  return html`<section id="faults"><h2>Faults</h2>
<form class="row" method="post" action="/sandbox/order-fault">
<label>Call <input name="call" list="calls" value="/api/*" required></label>
<label>Fault <input name="fault" list="kinds" placeholder="500" required></label>
<label>Host <select name="host"><option value="">every host</option>${hosts.map((host) => html`<option>${host}</option>`)}</select></label>
<label>Times <input name="times" type="number" min="1" placeholder="always"></label>
<button>Add fault</button>
<datalist id="calls">${['/api/*', ...calls].map((call) => html`<option value="${call}"></option>`)}</datalist>
<datalist id="kinds">${EXAMPLES.map((kind) => html`<option value="${kind}"></option>`)}</datalist>
</form>
${faults.length === 0 ? html`<p>No faults: everything answers as it should.</p>` : orders(faults)}</section>`;
}

function orders(faults: readonly FaultRule[]): Markup {
  return html`<div class="wide" tabindex="0" role="region" aria-label="Active faults"><table><thead><tr><th>Call</th><th>Fault</th><th>Host</th><th>Times</th><th></th></tr></thead>
<tbody>${faults.map(
    ({ call, fault, host = '', times }) => html`<tr><td><code>${call}</code></td><td><code>${fault}</code></td>
<td>${host || 'every'}</td><td>${times ?? 'always'}</td>
<td><form method="post" action="/sandbox/clear-faults"><input type="hidden" name="call" value="${call}"><input type="hidden" name="host" value="${host}"><button>Remove</button></form></td></tr>`,
  )}</tbody></table></div>
<form method="post" action="/sandbox/clear-faults"><button>Remove all</button></form>`;
}
