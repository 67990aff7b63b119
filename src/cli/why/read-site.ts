import { err, ok, type Result } from '@livery/contract/shared/result';
import type { Configuration } from '../../application/shared/configuration-source.port.ts';
import type { ContentHost } from '../../application/why/read-visit.ts';
import { parseConfiguration } from '../../infrastructure/configuration/configuration-wire.ts';
import { parseManifest } from '../../infrastructure/remotes/manifest-wire.ts';
import type { CliPorts } from '../cli-ports.ts';
import { EXIT_CODES } from '../exit-code.ts';
import type { CommandFailure } from '../explain-failure.ts';

/** The configuration of an agency's site, and its manifest. */
export interface ReadSite {
  /** Host name and port. */
  readonly host: string;
  readonly configuration: Configuration;
  /** The absolute address of its API. */
  readonly api: string;
  readonly resort: string;
  readonly content: ContentHost;
}

/** Reads the configuration of a site, as its pages do, and the manifest of its content host. */
export async function readSite(
  url: string,
  { readText }: Pick<CliPorts, 'readText'>,
): Promise<Result<ReadSite, CommandFailure>> {
  const site = new URL(url);
  const json = await readJson(new URL('/livery-config.json', site), readText);
  if (!json.ok) return json;
  const { configuration, problems } = parseConfiguration(json.value);
  if (problems.length > 0) return unreadableSite('/livery-config.json', problems.join(' '));
  const absolute = (path: string) => new URL(path === '' ? '/' : path, site).href.replace(/\/$/, '');
  const content = absolute(configuration.contentUrl);
  const listedJson = await readJson(new URL(`${content}/remotes.json`), readText);
  if (!listedJson.ok) return listedJson;
  const manifest = parseManifest(listedJson.value, `${content}/`);
  if (!manifest.ok) {
    return unreadableSite(
      'remotes.json',
      'problem' in manifest.error ? `${manifest.error.problem}.` : 'It is of a later version.',
    );
  }
  return ok({
    host: site.host,
    configuration,
    api: absolute(configuration.apiUrl),
    resort: absolute(configuration.resortUrl),
    content: { url: content, manifest: manifest.value },
  });
}

async function readJson(url: URL, readText: CliPorts['readText']): Promise<Result<unknown, CommandFailure>> {
  const text = await readText(url.href);
  if (!text.ok) return unreadableSite(url.href, text.error);
  try {
    return ok(JSON.parse(text.value));
  } catch {
    return unreadableSite(url.href, 'It is no JSON.');
  }
}

function unreadableSite(what: string, why: string): Result<never, CommandFailure> {
  const nextStep = 'Check that --site is the address of an agency’s own site, such as http://aurora.localhost:8080.';
  return err({ code: EXIT_CODES.unavailable, message: { what: `${what} can’t be used.`, why, next: nextStep } });
}
