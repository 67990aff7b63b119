import { InvalidArgumentError } from 'commander';

/** Reads an option that gives the address of a service. */
export function webAddress(value: string): string {
  if (/^https?:\/\//i.test(value) && URL.canParse(value)) return value;
  throw new InvalidArgumentError('Give an http(s) address, such as http://127.0.0.1:8080.');
}
