import { isIntegrity } from '@livery/contract/remotes/manifest';
import * as v from 'valibot';
import { resolveRemoteUrl } from '../../domain/remotes/resolve-remote-url.ts';
import { anyFields } from './own-fields.ts';

/** A file, `{ url, integrity }`, on the content host's origin and with a digest. */
export function remoteFile(contentUrl: string) {
  return v.pipe(
    anyFields,
    v.object({ url: v.string('a file has no url'), integrity: v.optional(v.unknown()) }, 'a file has no url'),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const { url, integrity } = dataset.value;
      const resolvedRemoteUrl = resolveRemoteUrl(url, contentUrl);
      if (typeof integrity !== 'string' || !isIntegrity(integrity)) {
        addIssue({ message: `${url} has no valid integrity` });
        return NEVER;
      }
      if (!resolvedRemoteUrl.ok) {
        addIssue({ message: `${url} is refused: ${resolvedRemoteUrl.error.reason}` });
        return NEVER;
      }
      return { url: resolvedRemoteUrl.value, integrity };
    }),
  );
}

/** Files that some pages load after the entry, `{ routes, files }`; a file may be for one language. */
export function pageFiles(file: ReturnType<typeof remoteFile>) {
  return v.pipe(
    anyFields,
    v.object({
      routes: v.array(v.string()),
      files: v.array(v.intersect([file, v.pipe(anyFields, v.object({ language: v.exactOptional(v.string()) }))])),
    }),
  );
}
