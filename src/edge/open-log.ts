import cluster from 'node:cluster';
import { sentenceOf } from '../infrastructure/configuration/read-settings.ts';
import type { SettingProblem } from '../infrastructure/configuration/setting.ts';
import type { Settings } from '../infrastructure/configuration/settings.ts';
import { createLog, type Log } from './operation/log.ts';

/**
 * Opens the log of a server, as its settings say.
 *
 * @param problems with settings that a server starts with all the same: warnings, of the primary process alone
 */
export async function openLog(
  {
    logLevel: level,
    logFormat: format = process.stdout.isTTY ? 'text' : 'json',
  }: Pick<Settings, 'logLevel' | 'logFormat'>,
  problems: readonly SettingProblem[],
): Promise<Log> {
  const log = await createLog({ level, format });
  if (cluster.isPrimary) for (const problem of problems) log.warn(sentenceOf(problem));
  return log;
}
