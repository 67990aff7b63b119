/** Where a picture may be had: over http(s), or from this site. Whatever else the platform wrote is `null`. */
export function pictureAddress(source: string): string | null {
  const address = source.trim();
  if (/^\/(?![/\\])/.test(address)) return address;
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? address : null;
}
