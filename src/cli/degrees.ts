import { InvalidArgumentError } from 'commander';

/** Reads an option that gives decimal degrees, from `-most` to `most`; it stays a text, as the page's address has it. */
export function degrees(most: number): (value: string) => string {
  return (value) => {
    if (/^[+-]?\d{1,3}(?:\.\d{1,20})?$/.test(value) && Math.abs(Number(value)) <= most) return value;
    throw new InvalidArgumentError(`Give decimal degrees from -${most} to ${most}, such as 25.2048.`);
  };
}
