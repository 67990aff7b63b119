/** Whether `Accept-Encoding` names an encoding and does not refuse it with `q=0`. */
export function acceptsEncoding(header = '', encoding: string): boolean {
  const [, quality = ''] =
    header
      .toLowerCase()
      .split(',')
      .map((part) => part.split(';').map((word) => word.trim()))
      .find(([name]) => name === encoding) ?? (['', 'q=0'] as const);
  return !/^q=0(?:\.0*)?$/.test(quality);
}
