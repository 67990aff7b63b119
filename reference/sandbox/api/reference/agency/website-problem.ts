import { parseColour } from '@livery/contract/agency/colour';
import { languageList } from '@livery/contract/market/language';
import type { Settings } from '../../../world/office/settings.ts';

const LANGUAGE_CODES: ReadonlySet<string> = new Set(languageList(undefined).map(({ code }) => code));

/** The problem of changes to the website, in one sentence; `null` if there is none. */
export function websiteProblem(agency: string, changes: Settings, before: Settings): string | null {
  const { primaryColor, logo, languages } = changes;
  if (
    typeof primaryColor === 'string' &&
    primaryColor !== before['primaryColor'] &&
    primaryColor !== '' &&
    parseColour(primaryColor) === undefined
  ) {
    return 'primaryColor must be a colour, such as #2c7be5.';
  }
  if (typeof logo === 'string' && logo !== before['logo'] && logo !== '' && !isUploadPath(logo, agency)) {
    return 'logo must be the address of an uploaded picture.';
  }
  if (typeof languages !== 'string' || languages === before['languages']) return null;
  const codes = languages.split(' ');
  return codes.every((code) => LANGUAGE_CODES.has(code)) && new Set(codes).size === codes.length
    ? null
    : `languages must be codes with a blank between them, of ${[...LANGUAGE_CODES].join(', ')}.`;
}

function isUploadPath(logo: string, agency: string): boolean {
  return new RegExp(`^/media/upload/${agency}/[0-9a-f]{32}$`).test(logo);
}
