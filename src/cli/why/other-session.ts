import { Command, CommanderError, InvalidArgumentError } from 'commander';
import { addSessionOptions } from '../session/session-options.ts';
import { addSiteOption, type ExplainedOptions } from './describe-explained.ts';

/** A session that differs from another one. */
export interface OtherSession {
  /** As given on the command line, such as `as=agent, language=de`. */
  readonly name: string;
  readonly options: ExplainedOptions;
}

/** The options in which two sessions may differ. */
const SESSION_SETTINGS = ['adapters', 'api', 'host', 'as', 'token', 'language', 'currency', 'time-zone', 'now', 'site'];

/**
 * Reads one `setting=value` of `--diff`, and adds it to those before.
 *
 * @param sessionBefore the settings read so far
 */
export function parseOtherSession(value: string, sessionBefore?: OtherSession): OtherSession {
  const [, setting = '', settingValue = ''] = /^([a-z-]+)=(.+)$/s.exec(value) ?? [];
  if (!SESSION_SETTINGS.includes(setting)) {
    throw new InvalidArgumentError(
      `Give a setting and its value, such as as=agent. Settings: ${SESSION_SETTINGS.join(', ')}.`,
    );
  }
  const addedSetting = parseSetting(setting, settingValue);
  if (Object.keys(addedSetting).some((name) => name in (sessionBefore?.options ?? {}))) {
    throw new InvalidArgumentError(`${setting} is given twice. Compare with one other session at a time.`);
  }
  const options = { ...sessionBefore?.options, ...addedSetting };
  const shownSetting = setting === 'token' ? 'token=…' : value;
  return { name: sessionBefore === undefined ? shownSetting : `${sessionBefore.name}, ${shownSetting}`, options };
}

/** The value, parsed as the option of that name parses it. */
function parseSetting(setting: string, value: string): ExplainedOptions {
  const command = addSiteOption(addSessionOptions(new Command()))
    .exitOverride()
    .configureOutput({ writeErr: () => undefined });
  try {
    return command.parse([`--${setting}`, value], { from: 'user' }).opts<ExplainedOptions>();
  } catch (problem) {
    if (!(problem instanceof CommanderError)) throw problem;
    throw new InvalidArgumentError(problem.message.replace(/^error: /, ''));
  }
}
