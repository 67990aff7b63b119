import type { IncomingMessage } from 'node:http';
import { parseUrl } from '@livery/contract/shared/parse-url';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { REQUEST_ID } from './current-request.ts';
import { limitClients } from './limit-clients.ts';
import type { Log } from './log.ts';
import { TELEMETRY_PATHS } from './telemetry-paths.ts';
import { withoutSecrets } from './without-secrets.ts';

interface TelemetryRoutesDependencies {
  readonly log: Pick<Log, 'warn'>;
  /** The client of a request; `undefined` if it isn't known. */
  readonly clientOf: (incoming: IncomingMessage) => string | undefined;
}

/** In bytes; longer reports aren't from this site's pages. */
const MAX_REPORT_BYTES = 8 * 1024;
/** Reports per minute: from one address, and from all together. */
const MAX_REPORTS_PER_MINUTE = { ofOne: 20, ofAll: 600 };
const MAX_REPORTS_AT_ONCE = 10;

/** A name that LIVERY_TRUSTED_TYPES may contain, of a usual length: anybody can send reports with any text. */
const POLICY_NAME_PATTERN = /^(?=.*[A-Za-z0-9])[A-Za-z0-9#=_/@.%-]{1,40}$/;

const redactedText = v.pipe(v.string(), v.transform(withoutSecrets));
const failureSchema = v.object({
  /** The id of the request for the page. */
  request: v.optional(v.pipe(v.string(), v.regex(REQUEST_ID))),
  kind: redactedText,
  problem: v.optional(redactedText, ''),
});
/** Of an address only its origin; `inline` and `eval` unchanged. */
const blockedSourceSchema = v.pipe(
  v.string(),
  v.transform((source) => parseUrl(source)?.origin ?? withoutSecrets(source)),
);
const violationSchema = v.pipe(
  v.object({
    'effective-directive': v.optional(redactedText),
    'violated-directive': v.optional(redactedText),
    'blocked-uri': v.optional(blockedSourceSchema),
    'script-sample': v.optional(v.string()),
  }),
  v.transform(({ 'script-sample': sample, ...others }) => ({
    ...others,
    ...trustedTypesViolation(others['blocked-uri'], sample),
  })),
);
/**
 * As sent by pages with `report-to`, from earlier builds or through a proxy that adds it; logged under the names above.
 */
const reportToBody = v.pipe(
  v.object({
    effectiveDirective: v.optional(redactedText),
    blockedURL: v.optional(blockedSourceSchema),
    sample: v.optional(v.string()),
  }),
  v.transform(({ effectiveDirective, blockedURL, sample }) => ({
    'effective-directive': effectiveDirective,
    'blocked-uri': blockedURL,
    ...trustedTypesViolation(blockedURL, sample),
  })),
);

/**
 * The details of a report about Trusted Types: of a sample such as `Element innerHTML|<b>…` only the sink, because the
 * rest is text of the page; of a policy that the header doesn't name, its name. Samples of other reports are code.
 */
function trustedTypesViolation(
  blockedBy: string | undefined,
  sample = '',
): { readonly sink?: string; readonly policy?: string } {
  const [, sink] = /^([A-Za-z]+(?: [A-Za-z]+)?)\|/.exec(sample) ?? [];
  if (blockedBy === 'trusted-types-sink' && sink !== undefined) return { sink };
  return blockedBy === 'trusted-types-policy' && POLICY_NAME_PATTERN.test(sample)
    ? { policy: withoutSecrets(sample) }
    : {};
}

const violationReportsSchema = v.union([
  v.object({ 'csp-report': violationSchema }),
  v.pipe(
    v.array(v.object({ type: v.string(), body: v.unknown() })),
    v.maxLength(MAX_REPORTS_AT_ONCE),
    v.transform((reports) =>
      reports.flatMap(({ type, body }) => {
        const parseResult = v.safeParse(reportToBody, body);
        return type === 'csp-violation' && parseResult.success ? [parseResult.output] : [];
      }),
    ),
  ),
]);

/**
 * Receives reports of browsers and logs them as warnings. The status is 204; 400 for an invalid report, 413 if it is
 * too large, 429 if there are too many. Tokens, queries and e-mail addresses aren't logged.
 */
export function telemetryRoutes({
  log,
  clientOf,
}: TelemetryRoutesDependencies): Hono<{ Bindings: { incoming: IncomingMessage } }> {
  const routes = new Hono<{ Bindings: { incoming: IncomingMessage } }>();
  const ofOne = limitClients(MAX_REPORTS_PER_MINUTE.ofOne);
  const ofAll = limitClients(MAX_REPORTS_PER_MINUTE.ofAll);
  const excessOf = async (incoming: IncomingMessage) => (await ofOne(clientOf(incoming) ?? '')) ?? (await ofAll(''));

  routes.use('/telemetry/*', async (context, next) => {
    const excess = await excessOf(context.env.incoming);
    if (excess !== undefined) return context.body(null, 429, { 'Retry-After': String(excess.seconds) });
    return next();
  });
  routes.use('/telemetry/*', bodyLimit({ maxSize: MAX_REPORT_BYTES, onError: (context) => context.body(null, 413) }));
  routes.post(TELEMETRY_PATHS.failures, async (context) => {
    const report = v.safeParse(failureSchema, await readJson(context));
    if (!report.success) return context.body(null, 400);
    const { request: page, ...details } = report.output;
    log.warn({ page, host: requestHost(context.env.incoming), ...details }, 'A page reports a failure.');
    return context.body(null, 204);
  });
  routes.post(TELEMETRY_PATHS.violations, async (context) => {
    const report = v.safeParse(violationReportsSchema, await readJson(context));
    if (!report.success) return context.body(null, 400);
    for (const details of Array.isArray(report.output) ? report.output : [report.output['csp-report']]) {
      log.warn(
        { host: requestHost(context.env.incoming), ...details },
        'A browser reports a violation of the content security policy.',
      );
    }
    return context.body(null, 204);
  });
  return routes;
}

/** `undefined` if the body isn't JSON. */
async function readJson(context: Context): Promise<unknown> {
  return context.req.json().catch(() => undefined);
}

function requestHost(incoming: IncomingMessage): string | undefined {
  return incoming.headers.host;
}
