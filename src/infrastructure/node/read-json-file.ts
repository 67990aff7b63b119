import { readFileSync } from 'node:fs';

/** What a JSON file holds; `undefined` where it is missing, damaged or may not be read. */
export function readJsonFile(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
