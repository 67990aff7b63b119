import { readFileSync } from 'node:fs';
import { isLanguageCode } from '@livery/contract/market/language';
import { type Command, InvalidArgumentError } from 'commander';
import { readSettings } from '../../infrastructure/configuration/read-settings.ts';
import { SETTINGS } from '../../infrastructure/configuration/settings.ts';
import type { CliCommand, CommandContext } from '../cli-command.ts';
import { examinationTotals, printExamination } from '../doctor/print-examination.ts';
import { refuseUsage } from '../explain-failure.ts';
import { describeSession } from '../session/describe-session.ts';
import { readPolicies } from '../session/read-policies.ts';
import { addSessionOptions, type SessionOptions } from '../session/session-options.ts';
import { createPrinter } from '../terminal/print.ts';
import { showProgress } from '../terminal/progress.ts';

interface DoctorOptions extends SessionOptions {
  readonly limit: number;
}

/** Exits 0 without problems, 1 with problems, 3 if no call gets a response. */
export const doctorCommand: CliCommand = {
  name: 'doctor',
  summary: 'Checks an API for a host: its rules, its calls, their data and any risks.',
  example: { call: 'doctor --host aurora.localhost', prints: 'All is well: ' },
  declare(command, run) {
    addSessionOptions(command)
      .option('--limit <seconds>', 'how long a call may take', parseSeconds, 20)
      .action((options: DoctorOptions) => runDiagnosis(command, options, run));
  },
};

async function runDiagnosis(command: Command, options: DoctorOptions, { ports, end }: CommandContext): Promise<void> {
  if (options.record !== undefined) refuseUsage(command, 'A diagnosis is not recorded. Leave out --record.');
  const { spec } = await describeSession(command, options, ports);
  if (spec.adapters === 'recorded') {
    return refuseUsage(
      command,
      'A recording can’t be examined. Use --api with a server’s address, or --adapters memory.',
    );
  }
  if (spec.adapters === 'module') {
    return refuseUsage(
      command,
      'A module’s adapters can’t be examined. Hold them to the contracts of livery/contracts.',
    );
  }
  const policies = readPolicies(ports.env);
  const settings = readSettings(ports.env, { readText: (path) => readFileSync(path, 'utf8') });
  // The examination reports the policies' problems itself.
  const problems = settings.ok ? [] : settings.error.filter(({ setting }) => setting !== SETTINGS.policies.name);
  const { language = 'en', limit } = options;
  const progress = showProgress(ports, { quiet: options.json === true });
  try {
    const diagnosis = await ports.openDiagnosis({
      spec,
      limit: limit * 1000,
      language: isLanguageCode(language) ? language : 'en',
      policies: policies.ok ? policies.value : undefined,
    });
    const examinedExamination = await diagnosis.examine();
    const examination = { ...examinedExamination, risks: [...problems, ...examinedExamination.risks] };
    const totals = examinationTotals(examination);
    const print = createPrinter(progress.ports);
    if (options.json) await print.json({ ...totals, ...examination });
    else await printExamination(examination, totals, print);
    end(totals.code);
  } finally {
    await progress.stop();
  }
}

function parseSeconds(value: string): number {
  const time = /^\d{1,3}(?:\.\d{1,3})?$/.test(value) ? Number(value) : 0;
  if (time > 0) return time;
  throw new InvalidArgumentError('Give a time in seconds, such as 5 or 0.5.');
}
