const DATA_PICTURE_START = /data:image\\?\//gi;
/** A part of a data address in JSON, where line breaks and slashes may be escaped. */
const DATA_ADDRESS_PART = /[\w+/=%.~;,:-]+|\\[/nr]/y;
/** In characters: shorter ones do no harm, and may be texts about pictures. */
const MIN_PICTURE_LENGTH = 100;
const NO_PICTURE = 'data:,';

/**
 * A response's text with data addresses of pictures replaced by empty ones: the page never shows these (rules 10.4),
 * and one may have megabytes.
 *
 * @param json JSON, which stays valid
 */
export function withoutDataPictures(json: string): string {
  const kept: string[] = [];
  let at = 0;
  DATA_PICTURE_START.lastIndex = 0;
  for (let start = DATA_PICTURE_START.exec(json); start !== null; start = DATA_PICTURE_START.exec(json)) {
    const end = endOfAddress(json, start.index);
    DATA_PICTURE_START.lastIndex = end;
    if (end - start.index < MIN_PICTURE_LENGTH) continue;
    kept.push(json.slice(at, start.index), NO_PICTURE);
    at = end;
  }
  return at === 0 ? json : kept.join('') + json.slice(at);
}

function endOfAddress(json: string, start: number): number {
  DATA_ADDRESS_PART.lastIndex = start;
  let end = start;
  while (DATA_ADDRESS_PART.test(json)) end = DATA_ADDRESS_PART.lastIndex;
  return end;
}
