import { isAddedName, REMOTE_NAMES } from '@livery/contract/remotes/remote-name';
import { err, ok, type Result } from '@livery/contract/shared/result';
import { printableText, type TextProblem } from './setting.ts';

const REMOTE_NAMES_ADVICE =
  'Name remotes as the manifest does, with commas between them, such as blog, topDestinations.';

/** Reads the names of remotes that show pages, separated by commas. */
export function parseRemoteNames(text: string): Result<readonly string[], readonly TextProblem[]> {
  const names = text.split(',').map((part) => part.trim());
  const wrongNames = names.filter((name) => name === 'userStore' || !isRemoteName(name));
  if (wrongNames.length === 0) return ok(names);
  return err(
    [...new Set(wrongNames)].map((name) => ({
      problem: `names “${printableText(name)}”`,
      advice: REMOTE_NAMES_ADVICE,
    })),
  );
}

function isRemoteName(name: string): boolean {
  return REMOTE_NAMES.some((specified) => specified === name) || isAddedName(name);
}
