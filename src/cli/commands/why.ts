import type { Command } from 'commander';
import type { ReadVisit } from '../../application/why/read-visit.ts';
import type { Topic } from '../../domain/why/decision.ts';
import { type EdgeDecision, parseDecisionId } from '../../infrastructure/why/decision-id-wire.ts';
import type { CliCommand, CommandContext } from '../cli-command.ts';
import { EXIT_CODES } from '../exit-code.ts';
import { refuseUsage } from '../explain-failure.ts';
import { addSessionOptions } from '../session/session-options.ts';
import { createPrinter } from '../terminal/print.ts';
import { showProgress } from '../terminal/progress.ts';
import { addSiteOption, describeExplained, type ExplainedOptions } from '../why/describe-explained.ts';
import { edgeVisit, isStillDecided } from '../why/edge-visit.ts';
import { explainTopics } from '../why/explain-topics.ts';
import { printExplanations } from '../why/print-explanations.ts';
import { withoutSecrets } from '../why/without-secrets.ts';

/** The topics that the edge decides for a page, in this order; first whether the agency may sell, if it may not. */
function topicsForStatus(status: number): readonly Topic[] {
  const topics: readonly Topic[] = ['layout', 'language', 'currency'];
  return status === 403 ? ['agency', ...topics] : topics;
}

/** Exits 3 if the API doesn't respond. */
export const whyCommand: CliCommand = {
  name: 'why',
  summary: 'Explains a response of the edge by its header X-Livery-Decision.',
  declare(command, run) {
    addSiteOption(addSessionOptions(command))
      .argument('<id>', 'what the header X-Livery-Decision holds')
      .action((id: string, options: ExplainedOptions) => explainResponse(command, id, options, run));
  },
};

async function explainResponse(
  command: Command,
  id: string,
  options: ExplainedOptions,
  { ports, end }: CommandContext,
) {
  const decisionId = parseDecisionId(id);
  if (!decisionId.ok) return refuseUsage(command, `This id can’t be explained. ${decisionId.error}`);
  const decision = decisionId.value;
  const { kind, host, path, status, target } = decision;
  if (options.host !== undefined && options.host !== host)
    refuseUsage(command, `The response came from ${host}, not from ${options.host}. Leave out --host.`);
  const progress = showProgress(ports, { quiet: options.json === true });
  const print = createPrinter(progress.ports, options.json);
  const responded = `${host} responded to ${path} with status ${status}${target === '' ? '' : ` and led to ${target}`}.`;
  try {
    if (kind !== 'page') {
      const text =
        kind === 'file'
          ? 'A file is the same for everybody: no rule decides.'
          : 'No rule of the site decides about it.';
      if (options.json) await print.json({ decision, explanations: [] });
      else await print.line(`${responded} ${text}`);
      return end(EXIT_CODES.ok);
    }
    const session = await describeExplained(command, { ...options, host }, ports);
    const explainedResult = session.ok
      ? await explainTopics({ topics: topicsForStatus(status), question: {} }, session.value, ports, (visit) =>
          edgeVisit(visit, decision),
        )
      : session;
    if (!explainedResult.ok && explainedResult.error.code === EXIT_CODES.refused) {
      const same = status === 404;
      if (options.json) await print.json({ decision, same, explanations: [] });
      else
        await print.line(
          `${responded} There is no agency at ${host}: nothing else is decided (rule 4.1). ${SAME_RESPONSE_TEXTS.get(same)}`,
        );
      return end(EXIT_CODES.ok);
    }
    if (!explainedResult.ok) {
      if (!options.json) await print.line(responded);
      await print.printError(explainedResult.error);
      return end(explainedResult.error.code);
    }
    const results = new Map(explainedResult.value.explanations.map(({ name, result }) => [name, result]));
    const same = isStillDecided(decision, explainedResult.value.read, results);
    const { read: _, ...remainingFields } = explainedResult.value;
    const shownConfiguration = withoutSecrets({
      ...remainingFields,
      origins: { ...remainingFields.origins, ...ID_ORIGINS },
    });
    if (options.json) await print.json({ decision, same, ...shownConfiguration });
    else {
      await print.line(responded);
      await printExplanations(shownConfiguration, print);
      await print.line(NOT_IN_ID_TEXT);
      await print.line(sameResponseText(same, decision, explainedResult.value.read));
    }
    end(EXIT_CODES.ok);
  } finally {
    await progress.stop();
  }
}

/** The facts of the request that the id contains. */
const ID_ORIGINS = { address: 'id', cookies: 'id', browser: 'id', storage: 'id' } as const;

const SAME_RESPONSE_TEXTS: ReadonlyMap<boolean, string> = new Map([
  [true, 'By what the platform says now, the response would be the same.'],
  [false, 'By what the platform says now, the response would be another one: something has changed since.'],
]);

/** An id contains the request and the response to it. */
const NOT_IN_ID_TEXT =
  'The id doesn’t hold what the platform said then: agency, policies and texts are as they are now.';

/** Whether the response would be the same now; if that isn't known, what it depends on. */
function sameResponseText(
  same: boolean | null,
  { status, signedIn, path }: EdgeDecision,
  { unknown }: ReadVisit,
): string {
  if (same !== null) return SAME_RESPONSE_TEXTS.get(same) ?? '';
  const depends = 'What the response would be now depends on';
  if (unknown.has('policies') || unknown.has('deployment.environment'))
    return `${depends} the site’s own configuration, which --site reads.`;
  if (path === '/logout') return `${depends} whom the browser signs out.`;
  if (signedIn) return `${depends} who is signed in, which only the browser and the platform know.`;
  return `The status ${status} is of a call that failed, or of the edge itself: no rule of the site decides about it.`;
}
