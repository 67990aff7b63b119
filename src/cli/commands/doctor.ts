import { type Command, InvalidArgumentError } from 'commander';
import { readDeploymentSettings } from '../../application/shared/deployment-settings.ts';
import { isLanguageCode } from '../../domain/market/language.ts';
import type { CliCommand, Run } from '../cli-command.ts';
import { printExamination, verdictOf } from '../doctor/print-examination.ts';
import { refuseUsage } from '../explain-failure.ts';
import { describeVisit } from '../session/describe-session.ts';
import { readPolicies } from '../session/read-policies.ts';
import { offerVisit, type VisitOptions } from '../session/session-options.ts';
import { printer } from '../terminal/print.ts';
import { showProgress } from '../terminal/progress.ts';

interface DoctorOptions extends VisitOptions {
  readonly limit: number;
}

/** Exits 0 where all is well, 1 where something isn't, 3 where nothing answers. */
export const doctorCommand: CliCommand = {
  name: 'doctor',
  summary: 'Checks an API for a host: its rules, its calls, their data and any risks.',
  example: { call: 'doctor --host aurora.localhost', prints: 'All is well: ' },
  declare(command, run) {
    offerVisit(command)
      .option('--limit <seconds>', 'how long a call may take', seconds, 20)
      .action((options: DoctorOptions) => examine(command, options, run));
  },
};

async function examine(command: Command, options: DoctorOptions, { outside, end }: Run): Promise<void> {
  if (options.record !== undefined) refuseUsage(command, 'A diagnosis is not recorded. Leave out --record.');
  const { visit } = await describeVisit(command, options, outside);
  if (visit.adapters === 'recorded') {
    return refuseUsage(
      command,
      'A recording can’t be examined. Use --api with a server’s address, or --adapters memory.',
    );
  }
  const [policies, settings] = [readPolicies(outside.env), readDeploymentSettings(outside.env)];
  const { language = 'en', limit } = options;
  const progress = showProgress(outside, { quiet: options.json === true });
  try {
    const diagnosis = await outside.openDiagnosis({
      visit,
      limit: limit * 1000,
      language: isLanguageCode(language) ? language : 'en',
      policies: policies.ok ? policies.value : undefined,
    });
    const examined = await diagnosis.examine();
    const examination = { ...examined, risks: [...(settings.ok ? [] : settings.error), ...examined.risks] };
    const verdict = verdictOf(examination);
    const print = printer(progress.outside);
    if (options.json) await print.json({ ...verdict, ...examination });
    else await printExamination(examination, verdict, print);
    end(verdict.code);
  } finally {
    await progress.stop();
  }
}

function seconds(value: string): number {
  const time = /^\d{1,3}(?:\.\d{1,3})?$/.test(value) ? Number(value) : 0;
  if (time > 0) return time;
  throw new InvalidArgumentError('Give a time in seconds, such as 5 or 0.5.');
}
