import { delimiter, resolve } from 'node:path';
import { err, ok, type Result } from '@livery/contract/shared/result';
import { printableText, type SettingDependencies, type TextProblem } from './setting.ts';

/**
 * Reads a list of folders, separated as in `PATH` (by `:`, on Windows by `;`); fails with all problems. If
 * `canReadFolder` is given, checks that they can be read; a server starts even if they can't.
 *
 * @returns their absolute paths
 */
export function parseFolders(
  text: string,
  { canReadFolder = () => true }: SettingDependencies,
): Result<readonly string[], readonly TextProblem[]> {
  const entries = text.split(delimiter).map((entry) => entry.trim());
  const folders = entries.map((entry) => resolve(entry));
  const problems = entries.flatMap((entry, index): TextProblem | readonly never[] => {
    const folder = folders[index] ?? '';
    if (entry === '') return { problem: 'has an empty entry', advice: `Folders are separated by one “${delimiter}”.` };
    if (folders.indexOf(folder) < index)
      return { problem: `names “${printableText(entry)}” twice`, advice: 'Name each folder once.' };
    if (canReadFolder(folder)) return [];
    return {
      problem: `names “${printableText(entry)}”, which is no folder that can be read`,
      advice: 'Create it, or correct its name.',
    };
  });
  return problems.length === 0 ? ok(folders) : err(problems);
}
