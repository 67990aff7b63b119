import type { ConfigurationSource } from '../../application/shared/configuration-source.port.ts';
import type { Reporter } from '../../application/shared/reporter.port.ts';
import { parseConfiguration } from '../configuration/configuration-wire.ts';

interface LoadPageConfigurationDependencies {
  readonly document: Pick<Document, 'getElementById'>;
  readonly fetch: typeof fetch;
  readonly reporter: Reporter;
}

/**
 * Reads the configuration that the edge put into the page; if there is none, for example on a static host, reads
 * `/livery-config.json` instead. A missing or damaged configuration is reported and read as the defaults.
 */
export async function loadPageConfiguration({
  document,
  fetch,
  reporter,
}: LoadPageConfigurationDependencies): Promise<ConfigurationSource> {
  const inPage = parseJson(document.getElementById('livery-config')?.textContent?.trim() || 'null');
  const { configuration, problems } = parseConfiguration(inPage === null ? await fetchConfiguration(fetch) : inPage);
  if (problems.length > 0) reporter.warn({ kind: 'configuration', problems });
  return { current: () => configuration };
}

async function fetchConfiguration(fetch: LoadPageConfigurationDependencies['fetch']): Promise<unknown> {
  try {
    const response = await fetch('/livery-config.json');
    return response.ok ? parseJson(await response.text()) : {};
  } catch {
    return {};
  }
}

/** The value of a JSON text; a damaged text gives a value that isn't an object, and is reported as such. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
