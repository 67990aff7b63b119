/** A value within a sentence, such as an amount, with its text direction isolated, as by `<bdi>`. */
export function isolateDirection(value: string): string {
  return `\u2068${value}\u2069`;
}
