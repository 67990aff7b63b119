import { err, ok, type Result } from '../shared/result.ts';
import { isIntegrity } from './integrity.ts';
import type { RemoteFile } from './manifest.ts';
import { ownField } from './own-field.ts';
import { resolveRemoteUrl } from './resolve-remote-url.ts';

/** Reads one file of a manifest, `{ url, integrity }`; the failure is a sentence for developers. */
export function parseRemoteFile(json: unknown, contentUrl: string): Result<RemoteFile, string> {
  const url = ownField(json, 'url');
  const integrity = ownField(json, 'integrity');
  if (typeof url !== 'string') return err('a file has no url');
  if (!isIntegrity(integrity)) return err(`${url} has no valid integrity`);
  const resolved = resolveRemoteUrl(url, contentUrl);
  return resolved.ok ? ok({ url: resolved.value, integrity }) : err(`${url} is refused: ${resolved.error.reason}`);
}

/** Reads a list of files; none is an empty list, and one bad file spoils them all. */
export function parseRemoteFiles(json: unknown, contentUrl: string): Result<readonly RemoteFile[], string> {
  if (json === undefined || json === null) return ok([]);
  if (!Array.isArray(json)) return err('its chunks or styles are no list');
  const files: RemoteFile[] = [];
  for (const each of json) {
    const file = parseRemoteFile(each, contentUrl);
    if (!file.ok) return file;
    files.push(file.value);
  }
  return ok(files);
}
