import { REMOTE_NAMES, type RemoteName } from '@livery/contract/remotes/remote-name';
import { err, ok, type Result } from '@livery/contract/shared/result';
import { type ReadVisit, readVisit, type VisitQuestion } from '../../application/why/read-visit.ts';
import { knownKeys } from '../../domain/shared/record-from-keys.ts';
import type { Topic } from '../../domain/why/decision.ts';
import { topicDecisions } from '../../domain/why/decisions.ts';
import { type Explanation, explanationOf } from '../../domain/why/explanation.ts';
import { recordedManifest } from '../../domain/why/made-decision.ts';
import type { FactSource } from '../../domain/why/visit.ts';
import type { CliPorts } from '../cli-ports.ts';
import { EXIT_CODES } from '../exit-code.ts';
import type { CommandFailure } from '../explain-failure.ts';
import type { SessionSpec } from '../session/session.ts';
import { type DealName, dealRates } from './deal-rates.ts';
import { findExplainedAgency } from './find-explained-agency.ts';
import type { ReadSite } from './read-site.ts';

/** The source of a fact, on the command line. */
export type FactOrigin = 'id' | 'options' | 'deployment' | 'memory' | 'HTTP' | 'recording' | 'module';

/** The topics to explain, and their subject. */
export interface AskedTopics {
  readonly topics: readonly Topic[];
  readonly question: VisitQuestion;
  /** The deal whose price is explained. */
  readonly deal?: DealName | undefined;
}

/** A session, and the configuration and manifest of its site if `--site` was given. */
export interface ExplainedSession {
  readonly spec: SessionSpec;
  readonly host: string;
  readonly site?: ReadSite | undefined;
}

/** The explanations of the decisions of some topics for one session. */
export interface ExplainedTopics {
  readonly host: string;
  readonly explanations: readonly Explanation[];
  /** The origin of the facts of each source. */
  readonly origins: Readonly<Record<FactSource, FactOrigin>>;
}

/**
 * Explains each decision of some topics, in the order in which they are printed.
 *
 * @param seenBy changes the facts of the session to those that another decider, such as the edge, had
 */
export async function explainTopics(
  { topics, question, deal }: AskedTopics,
  { spec, host, site }: ExplainedSession,
  { openSession }: Pick<CliPorts, 'openSession'>,
  seenBy: (read: ReadVisit) => ReadVisit = (visit) => visit,
): Promise<Result<ExplainedTopics & { readonly read: ReadVisit }, CommandFailure>> {
  const { shell, adapters } = await openSession(spec);
  const explainedAgency = await findExplainedAgency(shell, spec, host);
  if (!explainedAgency.ok) return explainedAgency;
  const { agency } = explainedAgency.value;
  shell.market.load();
  shell.session.loadProfile();
  const rates = deal === undefined ? ok(undefined) : await dealRates(shell, deal);
  if (!rates.ok) return err(rates.error);
  const page = askedPage(question.page, spec, adapters.page.address());
  const visitQuestion = { ...question, page, deal: rates.value, content: site?.content };
  const learnedVisit = await readVisit({ shell, adapters, agency }, visitQuestion);
  const wholeVisit = withRecordedManifest(
    { ...learnedVisit, unknown: new Map([...learnedVisit.unknown, ...unknownPlaces(spec, site)]) },
    spec,
  );
  const remote = findRemote(question.remote, wholeVisit, site);
  if (!remote.ok) return remote;
  const visit = seenBy(wholeVisit);
  const explanations = topics
    .flatMap(topicDecisions)
    .map((decision) => explanationOf(decision, visit.visit, visit.unknown));
  const origins = factOrigins(spec, site);
  // Without a token no profile is requested.
  const profile = shell.session.signedIn.now() ? origins.profile : origins.cookies;
  return ok({ host, explanations, origins: { ...origins, profile }, read: visit });
}

/** Adds the part of the manifest that a recording's decisions contain, because no recorded call has it. */
function withRecordedManifest({ visit, unknown }: ReadVisit, spec: SessionSpec): ReadVisit {
  const seenFile =
    spec.adapters === 'recorded' ? recordedManifest(spec.recording.decisions, visit.question.remote) : undefined;
  if (seenFile === undefined) return { visit, unknown };
  return {
    visit: { ...visit, manifest: seenFile },
    unknown: new Map([...unknown].filter(([place]) => place !== 'manifest')),
  };
}

/** Checks that a remote is built-in or listed in the manifest: nothing is known of others. */
function findRemote(
  remote: RemoteName | undefined,
  { unknown }: ReadVisit,
  site: ReadSite | undefined,
): Result<null, CommandFailure> {
  const knownRemoteNames: readonly string[] = site === undefined ? REMOTE_NAMES : knownKeys(site.content.manifest);
  if (remote === undefined || knownRemoteNames.includes(remote)) return ok(null);
  const unread = unknown.get('manifest');
  if (site === undefined && unread === undefined) return ok(null);
  const message = {
    what: site === undefined ? `Nothing is known of a remote ${remote}.` : `There is no remote ${remote}.`,
    why: `It is no built-in remote${site === undefined ? `. ${unread}` : ', and the manifest of the site lists no such remote.'}`,
    next: `Name one of ${knownRemoteNames.join(', ')}.`,
  };
  return err({ code: EXIT_CODES.refused, message });
}

/**
 * The page that is asked about. The options' language and currency apply there too; the parameters of a recording's
 * page don't apply to another page.
 */
function askedPage(page: string | undefined, { adapters }: SessionSpec, session: URL): string | undefined {
  if (page === undefined || adapters === 'recorded') return page;
  const address = new URL(page, session);
  for (const [name, value] of session.searchParams) {
    if (!address.searchParams.has(name)) address.searchParams.set(name, value);
  }
  return `${address.pathname}${address.search}`;
}

/** Without the site's files, its manifest is unknown; for a server, so is the deployment. */
function unknownPlaces(spec: SessionSpec, site: ReadSite | undefined): readonly (readonly [string, string])[] {
  if (site !== undefined) return [];
  const manifest = ['manifest', spec.adapters === 'recorded' ? NOT_IN_RECORDING : UNREAD_MANIFEST] as const;
  if (spec.adapters !== 'http') return [manifest];
  const environment = ['deployment.environment', UNREAD_CONFIGURATION] as const;
  return spec.policies === undefined
    ? [manifest, ['policies', UNREAD_CONFIGURATION], environment]
    : [manifest, environment];
}

const NOT_IN_RECORDING = 'The recording doesn’t hold what the manifest says of it.';
const UNREAD_MANIFEST = 'The manifest was not read: add --site with the address of a site.';
const UNREAD_CONFIGURATION = 'The site’s configuration was not read: add --site with its address.';

/** The platform's data comes from the session's adapters; the rest from the options and the deployment. */
function factOrigins({ adapters }: SessionSpec, site: ReadSite | undefined): ExplainedTopics['origins'] {
  const platform = ({ memory: 'memory', http: 'HTTP', recorded: 'recording', module: 'module' } as const)[adapters];
  const adaptersName = adapters === 'recorded' ? 'recording' : 'options';
  const unasked = adapters === 'recorded' ? 'recording' : 'deployment';
  const deployment = site === undefined ? unasked : 'HTTP';
  return {
    ...{
      address: adaptersName,
      cookies: adaptersName,
      storage: adaptersName,
      browser: adaptersName,
      clock: adaptersName,
      question: 'options',
    },
    ...{ policies: deployment, deployment },
    ...{
      profile: platform,
      agency: platform,
      platform,
      deal: platform,
      manifest: site === undefined ? platform : 'HTTP',
    },
  };
}
