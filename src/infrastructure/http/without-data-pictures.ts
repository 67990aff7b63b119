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
  const keptTexts: string[] = [];
  let position = 0;
  DATA_PICTURE_START.lastIndex = 0;
  for (let start = DATA_PICTURE_START.exec(json); start !== null; start = DATA_PICTURE_START.exec(json)) {
    const end = endOfAddress(json, start.index);
    DATA_PICTURE_START.lastIndex = end;
    if (end - start.index < MIN_PICTURE_LENGTH) continue;
    keptTexts.push(json.slice(position, start.index), NO_PICTURE);
    position = end;
  }
  return position === 0 ? json : keptTexts.join('') + json.slice(position);
}

function endOfAddress(json: string, start: number): number {
  DATA_ADDRESS_PART.lastIndex = start;
  let end = start;
  while (DATA_ADDRESS_PART.test(json)) end = DATA_ADDRESS_PART.lastIndex;
  return end;
}
