import type { LanguageCode } from '@livery/contract/market/language';
import type { RemoteFile, RemoteModule } from '@livery/contract/remotes/manifest';
import { matchesPattern } from '../shared/matches-pattern.ts';

/** The scripts that a remote loads for the page at a path, as listed in its manifest; the entry comes first. */
export function scriptsOfPage(
  { entry, chunks, pages = [] }: Pick<RemoteModule, 'entry' | 'chunks' | 'pages'>,
  path: string,
  language: LanguageCode,
): readonly [entry: RemoteFile, ...later: RemoteFile[]] {
  const page = pages.find(({ routes }) => routes.some((route) => matchesPattern(path, route)));
  const laterFiles = page?.files.filter((file) => file.language === undefined || file.language === language) ?? [];
  return [entry, ...chunks, ...laterFiles];
}
