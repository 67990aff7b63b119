import type { EdgeSettings } from './edge-settings.ts';
import type { PageConfiguration, PoliciesFile } from './page-configuration.ts';

/** Where the embedded sandbox serves its resorts: their own paths are those of pages, too. */
const EMBEDDED_RESORTS = '/resort-api';

/**
 * What the page is told: the settings, and the defaults where they are silent.
 *
 * @param ofSandbox the policies of the embedded sandbox's agencies; another API's agencies have none unless it says so
 */
export function configurationOf(settings: EdgeSettings, ofSandbox: PoliciesFile): PageConfiguration {
  const { environment, apiUrl, resortUrl, contentUrl, policies } = settings;
  return {
    environment,
    apiUrl: apiUrl ?? '',
    resortUrl: resortUrl ?? apiUrl ?? EMBEDDED_RESORTS,
    contentUrl: contentUrl ?? '/remotes',
    policies: policies ?? (apiUrl === undefined ? ofSandbox : {}),
  };
}
