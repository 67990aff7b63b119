/** By its id, or by its name if a platform knows lines by nothing else: “Fjord & Faroe Steamers”. */
const SHIP_LINE = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .,'’()&_-]{0,63}$/u;

/** Whether a text of an address, untrusted, may stand for a cruise line; no sentence with marks, no address of a site. */
export function isShipLine(text: string): boolean {
  return SHIP_LINE.test(text);
}
