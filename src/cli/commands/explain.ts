import { remoteNamed } from '@livery/contract/remotes/remote-name';
import { Argument, type Command, InvalidArgumentError } from 'commander';
import { TOPICS, type Topic } from '../../domain/why/decision.ts';
import { findDifferences } from '../../domain/why/differences.ts';
import type { CliCommand, CommandContext } from '../cli-command.ts';
import { EXIT_CODES } from '../exit-code.ts';
import { refuseUsage } from '../explain-failure.ts';
import { addSessionOptions } from '../session/session-options.ts';
import { createPrinter } from '../terminal/print.ts';
import { showProgress } from '../terminal/progress.ts';
import { parseDealName } from '../why/deal-rates.ts';
import { addSiteOption, describeExplained, type ExplainedOptions } from '../why/describe-explained.ts';
import { type AskedTopics, type ExplainedTopics, explainTopics } from '../why/explain-topics.ts';
import { type OtherSession, parseOtherSession } from '../why/other-session.ts';
import { printDifferences, printExplanations } from '../why/print-explanations.ts';
import { withoutSecrets } from '../why/without-secrets.ts';

interface ExplainOptions extends ExplainedOptions {
  readonly path?: string;
  readonly diff?: OtherSession;
}

/** The subject that a topic needs; other topics take none. */
const TOPIC_SUBJECTS: Readonly<Partial<Record<Topic, string>>> = {
  layout: 'the path of a page, such as /dashboard',
  price: 'a deal, such as hotels:3',
  redirect: 'an address, such as /booknow/hotels',
  call: 'the path of a call of the API, such as /api/agency, or of the resort service, such as /search',
  remote: 'the name of a remote, such as resort',
};

/** Exits 1 if there is no agency or no such deal, 3 if the API doesn't respond. */
export const explainCommand: CliCommand = {
  name: 'explain',
  summary: 'Explains what is decided for a visitor: by which rule, by which facts, and what would change it.',
  example: { call: 'explain language --language de', prints: 'by rule  rule 2.16' },
  declare(command, run) {
    addSiteOption(addSessionOptions(command))
      .addArgument(new Argument('<topic>', 'what to explain').choices(TOPICS))
      .argument(
        '[subject]',
        `for ${Object.entries(TOPIC_SUBJECTS)
          .map(([topic, subject]) => `${topic}: ${subject}`)
          .join('; ')}`,
      )
      .option('--path <path>', 'the page that the visitor is on, with its query (default: /)', parseSitePath)
      .option(
        '--diff <setting=value>',
        'explain only what is decided differently in another session, such as as=agent or language=de; may be given again',
        parseOtherSession,
      )
      .action((topic: Topic, subject: string | undefined, options: ExplainOptions) =>
        explainSession(command, parseAskedTopics(command, topic, subject, options), options, run),
      );
  },
};

async function explainSession(
  command: Command,
  topics: AskedTopics,
  options: ExplainOptions,
  { ports, end }: CommandContext,
) {
  const { path: _page, diff, ...session } = options;
  const [topic] = topics.topics;
  if (session.record !== undefined && diff !== undefined)
    refuseUsage(command, 'One session is recorded at a time. Leave out --record or --diff.');
  if (session.adapters?.set === 'recorded' && diff !== undefined && diff.options.adapters === undefined)
    refuseUsage(
      command,
      'A recording is of one session. Compare it with another recording: --diff adapters=recorded:<file>.',
    );
  const describedResults = [await describeExplained(command, session, ports)];
  if (diff !== undefined)
    describedResults.push(await describeExplained(command, { ...session, ...diff.options }, ports));
  const progress = showProgress(ports, { quiet: options.json === true });
  const print = createPrinter(progress.ports, options.json);
  try {
    const explainedTopics: ExplainedTopics[] = [];
    for (const session of describedResults) {
      const result = session.ok ? await explainTopics(topics, session.value, ports) : session;
      if (!result.ok) {
        await print.printError(result.error);
        return end(result.error.code);
      }
      const { read: _, ...value } = result.value;
      explainedTopics.push(value);
    }
    const [one, otherTopics] = explainedTopics;
    if (one === undefined) return;
    if (otherTopics === undefined || diff === undefined) {
      const shownTopics = withoutSecrets(one);
      if (options.json) await print.json({ topic, ...shownTopics });
      else await printExplanations(shownTopics, print);
      return end(EXIT_CODES.ok);
    }
    const foundDifferences = withoutSecrets(findDifferences(one.explanations, otherTopics.explanations));
    if (options.json) await print.json({ topic, other: diff.name, differences: foundDifferences });
    else await printDifferences(foundDifferences, ['as asked', diff.name], print);
    end(EXIT_CODES.ok);
  } finally {
    await progress.stop();
  }
}

/**
 * The topics with their subject; if the subject is missing, invalid or not allowed, the command ends as wrong usage.
 */
function parseAskedTopics(
  command: Command,
  topic: Topic,
  subject: string | undefined,
  options: ExplainOptions,
): AskedTopics {
  const { path } = options;
  const expectedTopicSubject = TOPIC_SUBJECTS[topic];
  if (expectedTopicSubject === undefined) {
    if (subject !== undefined) refuseUsage(command, `The topic ${topic} takes no subject. Leave out “${subject}”.`);
    return { topics: [topic], question: { page: path } };
  }
  if (subject === undefined)
    return refuseUsage(command, `The topic ${topic} needs a subject: ${expectedTopicSubject}.`);
  try {
    return { topics: [topic], ...parseTopicQuestion(topic, subject, path) };
  } catch (problem) {
    if (problem instanceof InvalidArgumentError) return refuseUsage(command, problem.message);
    throw problem;
  }
}

function parseTopicQuestion(topic: Topic, subject: string, page: string | undefined): Omit<AskedTopics, 'topics'> {
  switch (topic) {
    case 'layout':
      return { question: { page: parseSitePath(subject) } };
    case 'price':
      return { question: { page }, deal: parseDealName(subject) };
    case 'redirect':
      return { question: { page, target: subject } };
    case 'call':
      return { question: { page, call: parseCallPath(subject) } };
    default:
      return { question: { page, remote: parseRemoteName(subject) } };
  }
}

function parseSitePath(value: string): string {
  if (/[?&](?:access_)?token=/.test(value))
    throw new InvalidArgumentError('Give a token with --token, not in the path.');
  if (/^\/(?![/\\])/.test(value)) return value;
  throw new InvalidArgumentError('Give a path of the site that begins with one slash, such as /dashboard.');
}

function parseCallPath(value: string): string {
  if (/^\/[^\s?#]+$/.test(value)) return value;
  throw new InvalidArgumentError('Give the path of a call without its query, such as /api/agency.');
}

function parseRemoteName(value: string) {
  const name = remoteNamed(value);
  if (name !== undefined) return name;
  throw new InvalidArgumentError('Give the name of a remote as the manifest lists it, such as resort.');
}
