import { accessSync, constants, mkdirSync } from 'node:fs';
import { messageOf } from './message-of.ts';

/** Makes the folder where it is missing, for its owner alone; says why files can't be kept in it, if so. */
export function whyNotWritable(folder: string): string | undefined {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK);
    return undefined;
  } catch (problem) {
    return messageOf(problem);
  }
}
