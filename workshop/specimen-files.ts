import type { Specimen } from './specimen.ts';

const FILES = import.meta.glob<Readonly<Record<string, Specimen>>>('./specimens/*/*.tsx');

/** How to load each specimen, by the place of its component below src/ui; only what is looked at is loaded. */
export const SPECIMEN_FILES = new Map(
  Object.entries(FILES).map(([file, load]) => [file.slice('./specimens/'.length, -'.tsx'.length), load]),
);
