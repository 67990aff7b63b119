import cluster from 'node:cluster';
import { sentenceOf } from '../infrastructure/configuration/read-settings.ts';
import type { SettingProblem } from '../infrastructure/configuration/setting.ts';
import type { Settings } from '../infrastructure/configuration/settings.ts';
import { createLog, type Log } from './operation/log.ts';

type LogSettings = Partial<Pick<Settings, 'logLevel' | 'logFormat'>>;

/** How lines are written: as it is set, else for people on a terminal and for programs elsewhere. */
export function logFormatOf({ logFormat = process.stdout.isTTY ? 'text' : 'json' }: LogSettings): 'json' | 'text' {
  return logFormat;
}

/**
 * Opens the log of a server, as its settings say; without settings, because they can't be used, as their defaults do.
 *
 * @param problems with settings that a server starts with all the same: warnings, of the primary process alone
 */
export async function openLog(settings: LogSettings, problems: readonly SettingProblem[]): Promise<Log> {
  const log = await createLog({ level: settings.logLevel ?? 'info', format: logFormatOf(settings) });
  if (cluster.isPrimary) for (const problem of problems) log.warn(sentenceOf(problem));
  return log;
}
