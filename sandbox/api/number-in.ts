/** A decimal number between two bounds, or null: no empty text, no `0x10`, no `Infinity`. */
export function numberIn(text: string | undefined, lowest: number, highest: number): number | null {
  if (text === undefined || !/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text)) return null;
  const number = Number(text);
  return number >= lowest && number <= highest ? number : null;
}
