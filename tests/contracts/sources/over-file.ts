import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MakeSource } from './call-source.ts';

/**
 * Makes sources that read a file: each response of a suite is the JSON of a separate file.
 *
 * @param open opens the source of the file at a path
 */
export function overFile<Source>(open: (file: string) => Source): MakeSource<Source> {
  return async (wireResponse) => {
    const folder = await mkdtemp(join(tmpdir(), 'livery-contract-'));
    const file = join(folder, 'response.json');
    await writeFile(file, JSON.stringify(wireResponse));
    return { source: open(file), close: () => rm(folder, { recursive: true }) };
  };
}
