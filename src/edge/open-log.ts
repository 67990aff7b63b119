import cluster from 'node:cluster';
import {
  problemSentence,
  readVariable,
  type SettingsEnvironment,
} from '../infrastructure/configuration/read-settings.ts';
import type { SettingProblem } from '../infrastructure/configuration/setting.ts';
import { SETTINGS, type Settings } from '../infrastructure/configuration/settings.ts';
import { createLog, type Log } from './operation/log.ts';

export type LogSettings = Partial<Pick<Settings, 'logLevel' | 'logFormat'>>;

/** How lines are written: as configured, else as text on a terminal and as JSON elsewhere. */
export function effectiveLogFormat({
  logFormat = process.stdout.isTTY ? 'text' : 'json',
}: LogSettings): 'json' | 'text' {
  return logFormat;
}

/** The configured log settings, even if other settings can't be used. */
export function readLogSettings(environment: SettingsEnvironment): LogSettings {
  const { name, read } = SETTINGS.logFormat;
  const format = read(readVariable(environment, name), { readText: () => '' });
  return format.ok ? { logFormat: format.value } : {};
}

/**
 * Opens the log of a server with its settings.
 *
 * @param problems problems with settings that don't prevent the start; only the primary process logs these warnings
 */
export async function openLog(settings: LogSettings, problems: readonly SettingProblem[]): Promise<Log> {
  const log = await createLog({ level: settings.logLevel ?? 'info', format: effectiveLogFormat(settings) });
  if (cluster.isPrimary) for (const problem of problems) log.warn(problemSentence(problem));
  return log;
}
