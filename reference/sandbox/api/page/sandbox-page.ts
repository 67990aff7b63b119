import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Accounts } from '../account/accounts.ts';
import { parseFaultRule } from '../faults/fault.ts';
import type { FaultStore } from '../faults/fault-store.ts';
import { requireSameOrigin } from '../middleware/control-access.ts';
import type { RequestLog } from '../middleware/request-log.ts';
import { ownOrigin } from '../request/request-context.ts';
import { PAGE_STYLE } from './page-style.ts';
import { pageView } from './page-view.ts';
import { TOKEN_COOKIE } from './sign-in-forms.ts';

/** The page's script: refreshes the list of requests in place, on demand or every two seconds. */
const PAGE_SCRIPT = `'use strict';
const refresh = async () => {
  const response = await fetch('/sandbox', { headers: { accept: 'text/html' } });
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const [now, then] = [page.querySelector('[data-live]'), document.querySelector('[data-live]')];
  if (response.ok && now && then) then.replaceChildren(...now.childNodes);
};
const follow = document.querySelector('[data-follow]');
const quietly = () => refresh().catch(() => undefined);
follow.hidden = false;
document.querySelector('[data-refresh]').addEventListener('click', (event) => {
  event.preventDefault();
  quietly();
});
setInterval(() => {
  if (follow.querySelector('input').checked && !document.hidden) quietly();
}, 2000);
`;

interface SandboxPageOptions {
  readonly accounts: Accounts;
  readonly faultStore: FaultStore;
  readonly log: RequestLog;
  /** The calls for which faults can be added. */
  readonly calls: () => readonly string[];
}

/** `GET /sandbox`: agencies, sign-ins, faults and recent requests, for developers. It also works without its script. */
export function sandboxPage({ accounts, faultStore, log, calls }: SandboxPageOptions): Hono {
  const show = (c: Context, problem = '') => {
    const person = accounts.personOf(getCookie(c, TOKEN_COOKIE) ?? '');
    const model = {
      address: c.req.url,
      person,
      calls: calls(),
      faults: faultStore.list(),
      requests: log.list(),
      problem,
    };
    return c.html(pageView(model), problem === '' ? 200 : 400, pageHeaders(ownOrigin(c.req.raw)));
  };
  return new Hono()
    .get('/sandbox', (c) => show(c))
    .get('/sandbox/page.css', (c) => c.body(PAGE_STYLE, 200, { 'Content-Type': 'text/css; charset=utf-8' }))
    .get('/sandbox/page.js', (c) => c.body(PAGE_SCRIPT, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }))
    .post('/sandbox/order-fault', requireSameOrigin, async (c) => {
      const rule = parseFaultRule(parseRuleForm(await c.req.parseBody()));
      if (typeof rule === 'string') return show(c, rule);
      faultStore.add(rule);
      return c.redirect('/sandbox#faults', 303);
    })
    .post('/sandbox/clear-faults', requireSameOrigin, async (c) => {
      const { call, host } = filledFields(await c.req.parseBody());
      faultStore.clear({ call, host });
      return c.redirect('/sandbox#faults', 303);
    })
    .post('/sandbox/clear-requests', requireSameOrigin, (c) => {
      log.clear();
      return c.redirect('/sandbox#requests', 303);
    });
}

/** The fields of a form that were filled in. */
function filledFields(form: Readonly<Record<string, unknown>>): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(
    Object.entries(form).flatMap(([name, value]) => (value === '' ? [] : [[name, String(value)]])),
  );
}

function parseRuleForm(form: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { times, ...rule } = filledFields(form);
  return times === undefined ? rule : { ...rule, times: Number(times) };
}

/**
 * The headers of the sandbox's own page. Only its own script and style sheet are allowed; its forms may lead to the
 * agencies' hosts on this port, where sign-ins end.
 *
 * @param origin the page's own
 */
function pageHeaders(origin: string): Record<string, string> {
  const { protocol, port } = new URL(origin);
  const sites = `${protocol}//*.localhost${port === '' ? '' : `:${port}`}`;
  return {
    'Content-Security-Policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self'",
      "connect-src 'self'",
      `form-action 'self' ${sites}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
  };
}

/** The paths of an app's routes in the form of fault rules: a path, or the beginning of one followed by `*`. */
export function routePaths({ routes }: Pick<Hono, 'routes'>): string[] {
  const paths = routes
    .filter(({ method, path }) => method !== 'ALL' && !path.startsWith('/sandbox'))
    .map(({ path }) => path.replace(/:.*$/, '*'));
  return [...new Set(paths)].sort();
}
