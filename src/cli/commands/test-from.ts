import { writeFileSync } from 'node:fs';
import { ok, type Result } from '@livery/contract/shared/result';
import type { Command } from 'commander';
import { readVisit } from '../../application/why/read-visit.ts';
import { TOPICS, type Topic } from '../../domain/why/decision.ts';
import { DECISIONS } from '../../domain/why/decisions.ts';
import { decideAgain, knownDecisions, type MadeDecision } from '../../domain/why/made-decision.ts';
import type { Recording } from '../../infrastructure/recorded/recording-wire.ts';
import type { CliCommand, CommandContext } from '../cli-command.ts';
import type { CliPorts } from '../cli-ports.ts';
import { EXIT_CODES, thrownMessage } from '../exit-code.ts';
import { type CommandFailure, refuseUsage } from '../explain-failure.ts';
import { readRecording, reportRecordingFlaws } from '../session/open-recording.ts';
import { createPrinter } from '../terminal/print.ts';
import { decisionsTest } from '../why/decisions-test.ts';
import { findExplainedAgency } from '../why/find-explained-agency.ts';

interface TestOptions {
  readonly out?: string;
  readonly force?: boolean;
  readonly from?: string;
  readonly topic?: Topic;
}

/** Exits 1 if there is no agency in the recording. */
export const testFromCommand: CliCommand = {
  name: 'test-from',
  summary: 'Writes a test, without a browser, that asserts the decisions which a recording holds.',
  declare(command, run) {
    command
      .argument('<recording>', 'a file of --record, or of the why panel’s “Copy as a recording”')
      .option('--out <file>', 'where the test is written (default: stdout)')
      .option('--force', 'replaces the file')
      .option('--from <module>', 'what the test imports the decisions from (default: livery/why)')
      .addOption(command.createOption('--topic <topic>', 'only the decisions of one topic').choices(TOPICS))
      .action((file: string, options: TestOptions) => writeTest(command, file, options, run));
  },
};

async function writeTest(command: Command, file: string, options: TestOptions, { ports, end }: CommandContext) {
  const { out, force = false, from = 'livery/why', topic } = options;
  const read = readRecording(file);
  if (!read.ok) return refuseUsage(command, read.error);
  const recording = read.value;
  await reportRecordingFlaws(file, recording, ports);
  const decisions =
    recording.decisions.length > 0 ? ok(recording.decisions) : await replayedDecisions(recording, ports);
  if (!decisions.ok) {
    await createPrinter(ports).printError(decisions.error);
    return end(decisions.error.code);
  }
  const chosenDecisions = decisions.value.filter((decision) => topic === undefined || decision.topic === topic);
  const otherNames = chosenDecisions.filter(hasDecisionChanged).map(({ name }) => name);
  if (otherNames.length > 0)
    await ports.stderr.write(`By the rules of this version these are decided otherwise: ${otherNames.join(', ')}.\n`);
  const text = decisionsTest(chosenDecisions, { page: recording.start.page, now: recording.start.now, from });
  if (out === undefined) await ports.stdout.write(text);
  else {
    writeFile(command, out, text, force);
    const leftOut =
      recording.decisions.length > 0 || topic !== undefined ? 0 : DECISIONS.length - chosenDecisions.length;
    const remainingText = leftOut === 0 ? '' : ` ${leftOut} others read what the recording doesn’t hold.`;
    await createPrinter(ports).line(
      `${out} asserts ${chosenDecisions.length} decisions.${remainingText} Run it with Vitest: npx vitest run ${out}`,
    );
  }
  end(EXIT_CODES.ok);
}

/** Whether a decision would be different now, or its decider no longer exists: its test then fails. */
function hasDecisionChanged(decision: MadeDecision): boolean {
  try {
    const { result, rule } = decideAgain(decision);
    return JSON.stringify([result, rule]) !== JSON.stringify([decision.result, decision.rule]);
  } catch (problem) {
    if (problem instanceof RangeError) return true;
    throw problem;
  }
}

/** A recording without decisions is replayed; the decisions are then those at its start. */
async function replayedDecisions(
  recording: Recording,
  { openSession }: Pick<CliPorts, 'openSession'>,
): Promise<Result<readonly MadeDecision[], CommandFailure>> {
  const spec = { adapters: 'recorded', recording } as const;
  const { shell, adapters } = await openSession(spec);
  const explainedAgency = await findExplainedAgency(shell, spec, new URL(recording.start.page).host);
  if (!explainedAgency.ok) return explainedAgency;
  shell.market.load();
  shell.session.loadProfile();
  const { visit, unknown } = await readVisit({ shell, adapters, agency: explainedAgency.value.agency });
  return ok(knownDecisions(visit, unknown));
}

function writeFile(command: Command, file: string, text: string, force: boolean): void {
  try {
    writeFileSync(file, text, { flag: force ? 'w' : 'wx' });
  } catch (problem) {
    const exists = problem instanceof Error && 'code' in problem && problem.code === 'EEXIST';
    if (exists) refuseUsage(command, `The file ${file} is there already. Name another one, or add --force.`);
    refuseUsage(command, `The test can’t be written: ${thrownMessage(problem)}. Name another file.`);
  }
}
