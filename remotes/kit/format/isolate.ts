/** A value within a sentence, with its direction isolated, as by `<bdi>`. */
export function isolate(value: string): string {
  return `\u2068${value}\u2069`;
}
