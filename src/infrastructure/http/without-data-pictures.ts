const DATA_PICTURE_START = /data:image\\?\//gi;
/** A part of such an address as JSON has it; line breaks and slashes may be escaped. */
const DATA_ADDRESS_PART = /[\w+/=%.~;,:-]+|\\[/nr]/y;
/** In characters: shorter ones cost nothing, and may be words about pictures. */
const MIN_PICTURE_LENGTH = 100;
const NO_PICTURE = 'data:,';

/**
 * A response's text with an empty address in place of each picture that is written into its address: no place of the page
 * shows those (rules 10.4), and one may take megabytes.
 *
 * @param json a text in JSON, which stays one
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
