import { type WireRecord, wireRecord } from '@livery/remote';

export const WEBSITE_PATH = '/api/reference/settings/website';

/** The languages of the interface. */
export const SITE_LANGUAGES = ['en', 'pt', 'es', 'da', 'no', 'de', 'ar', 'fr', 'sv'] as const;

export type SiteLanguage = (typeof SITE_LANGUAGES)[number];

export const SITE_SWITCHES = ['showTopDestinations', 'showAboutUs', 'showFaq', 'allowSignUp'] as const;

/** The look and contents of the agency's site. */
export type Website = Readonly<Record<(typeof SITE_SWITCHES)[number], boolean>> & {
  readonly siteTitle: string;
  readonly siteDescription: string;
  readonly primaryColor: string;
  /** The address of the logo; the empty text if the agency's name is shown instead. */
  readonly logo: string;
  /** Codes, in the order of the site's picker. */
  readonly languages: readonly SiteLanguage[];
};

/** The settings with their version, on which a change is based. */
export interface ReadWebsite {
  readonly website: Website;
  readonly version: string;
  /** The person who last saved a field; the empty text if the platform sends no name. */
  readonly changedBy: (name: string) => string;
}

/** Reads `GET /api/reference/settings/website`, and the response to a change. */
export function parseWebsite(response: unknown): ReadWebsite | undefined {
  const body = wireRecord(response);
  const wire = body.record('data');
  if (wire.names().length === 0) return undefined;
  return {
    version: body.text('version'),
    changedBy: body.record('changedBy').text,
    website: {
      siteTitle: wire.text('siteTitle'),
      siteDescription: wire.text('siteDescription'),
      primaryColor: wire.text('primaryColor'),
      logo: wire.text('logo'),
      languages: parseSiteLanguages(wire),
      showTopDestinations: wire.flag('showTopDestinations'),
      showAboutUs: wire.flag('showAboutUs'),
      showFaq: wire.flag('showFaq'),
      allowSignUp: wire.flag('allowSignUp'),
    },
  };
}

function parseSiteLanguages(wire: WireRecord): readonly SiteLanguage[] {
  const codes = wire.text('languages').split(' ');
  return SITE_LANGUAGES.filter((language) => codes.includes(language));
}

/** The request body that saves some of them. */
export function websiteBody({ languages, ...website }: Partial<Website>): object {
  if (languages === undefined) return website;
  return { ...website, languages: SITE_LANGUAGES.filter((language) => languages.includes(language)).join(' ') };
}
