import type { Agency } from '@livery/contract/agency/agency';
import type { AgencyPolicies } from '@livery/contract/agency/policies';
import { agencyTheme } from '@livery/contract/agency/theme';
import { textLanguage } from '@livery/contract/content/text-language';
import { languageDirection, languageTag } from '@livery/contract/market/language';
import { pageMetadata, siteName } from '../../domain/agency/page-metadata.ts';
import { safeLink } from '../../domain/agency/safe-link.ts';
import { defaultLanguage } from '../../domain/market/resolve-language.ts';
import { wellFormedJson } from '../page-configuration.ts';

/** The build's icons, for agencies without suitable ones: a mask may cut off a tenth on each side. */
const DEFAULT_ICONS = [
  { src: '/icons/travel.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any maskable' },
  { src: '/icons/travel-192.png', sizes: '192x192', type: 'image/png', purpose: 'any maskable' },
  { src: '/icons/travel-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
];

/**
 * The manifest with which a device installs an agency's site: its name, icon and colour.
 *
 * @returns the text of a web app manifest
 * @see https://www.w3.org/TR/appmanifest/
 */
export function webManifest(agency: Agency, policies: Pick<AgencyPolicies, 'partner'>): string {
  const name = siteName(agency);
  const { description } = pageMetadata(agency);
  const around = defaultLanguage(policies);
  const icons = [safeLink('favicon', agency.favicon), safeLink('logo', agency.logo)];
  return wellFormedJson({
    id: '/',
    name,
    short_name: name,
    ...(description !== '' && { description }),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: agencyTheme(agency.primaryColor).primary,
    background_color: '#ffffff',
    lang: languageTag(around),
    dir: languageDirection(around),
    ...textLanguage(name, languageTag(around), agency.language),
    icons: [...icons.flatMap((src) => (src === null ? [] : [{ src, sizes: 'any' }])), ...DEFAULT_ICONS],
  });
}
