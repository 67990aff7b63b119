import { isIP } from 'node:net';
import { Hono } from 'hono';
import { parseTenant, type Tenant } from '../../domain/agency/tenant.ts';
import { isValidHost } from '../host.ts';
import type { BuildVersion } from './build-version.ts';
import type { Metrics } from './metrics.ts';
import type { Readiness } from './readiness.ts';

interface AdminRoutesDependencies {
  readonly readiness: Pick<Readiness, 'problem'>;
  readonly version: BuildVersion;
  readonly metrics: Pick<Metrics, 'contentType' | 'text'>;
  /** Deletes everything that is cached for a site. */
  readonly purge: (tenant: Tenant) => Promise<void>;
}

const UNKNOWN_HOST_TEXT =
  'The admin port is requested by an IP address, localhost, or a name without a public ending.\n';

const NO_HOST_TEXT =
  'Name a host, such as /-/purge?host=aurora.example, with its port where that is neither 80 nor 443: it belongs to the tenant.';

/**
 * Whether a host is an IP address, `localhost`, or a name that can't be on the public web: a service of a cluster or a
 * private network.
 */
function isPrivateHostname(hostname: string): boolean {
  return (
    isIP(hostname.replace(/^\[|\]$/g, '')) !== 0 || /^[^.]+$|\.(?:localhost|local|internal|svc|lan)$/.test(hostname)
  );
}

/**
 * The requests of operators and their programs, on a separate port that visitors can't reach.
 *
 * - `GET /-/health`: 200 until the process exits
 * - `GET /-/ready`: 200, or 503 with the reason as text
 * - `GET /-/version`: the running build, as JSON
 * - `GET /-/metrics`: Prometheus' text format
 * - `POST /-/purge?host=aurora.example`: deletes what is cached for a host, with http and https; a port other than the
 *   default ones is part of the tenant; 400 if the host isn't valid
 */
export function adminRoutes({ readiness, version, metrics, purge }: AdminRoutesDependencies): Hono {
  const admin = new Hono();
  admin.use(async (context, next) => {
    // A page that an operator has open must not make the browser send requests here.
    if (context.req.header('origin') !== undefined) return context.text('Requests of web pages are refused.\n', 403);
    // Nor may such a page read responses, by making its own name resolve to this address for a moment.
    if (!isPrivateHostname(new URL(context.req.url).hostname)) return context.text(UNKNOWN_HOST_TEXT, 421);
    await next();
    context.header('Cache-Control', 'no-store');
    context.header('X-Content-Type-Options', 'nosniff');
  });
  admin.get('/-/health', (context) => context.text('ok\n'));
  admin.get('/-/ready', (context) => {
    const problem = readiness.problem();
    return problem === undefined ? context.text('ready\n') : context.text(`${problem}\n`, 503);
  });
  admin.get('/-/version', (context) => context.json(version));
  admin.get('/-/metrics', async (context) =>
    context.body(await metrics.text(), 200, { 'Content-Type': metrics.contentType }),
  );
  admin.post('/-/purge', async (context) => {
    const host = context.req.query('host') ?? '';
    if (!isValidHost(host)) {
      return context.json({ error: NO_HOST_TEXT }, 400);
    }
    const tenants = ['http', 'https'].flatMap((scheme) => parseTenant(`${scheme}://${host}`) ?? []);
    await Promise.all(tenants.map(purge));
    return context.json({ purged: tenants });
  });
  admin.all('*', (context) => context.text('404 Not Found\n', 404));
  return admin;
}
