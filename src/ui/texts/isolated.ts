/** A value within a text, with its direction isolated, as by `<bdi>`. */
export function isolated(value: string): string {
  return `\u2068${value}\u2069`;
}
