import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { err, ok, type Result } from '@livery/contract/shared/result';
import type { BuildManifest } from './render/build-manifest.ts';

interface Build {
  /** The built index.html. */
  readonly html: string;
  readonly manifest: BuildManifest;
}

const BUILD_ADVICE = 'run npm run build again, or copy the build anew.';

/** Reads the files of a build that every page needs; fails with one sentence that names the missing or damaged file. */
export function readBuild(root: string): Result<Build, string> {
  const index = join(root, 'client', 'index.html');
  if (!existsSync(index)) return err(`There is no built page in ${root}: run npm run build first.`);
  const html = readFileSync(index, 'utf8');
  if (!html.includes('id="livery-config"') || !/<\/html>\s*$/.test(html)) {
    return err(`${index} is empty or cut off: ${BUILD_ADVICE}`);
  }
  const file = join(root, 'manifest.json');
  const manifest = readJsonFile(file);
  return isManifest(manifest) ? ok({ html, manifest }) : err(`${file} is not the manifest of a build: ${BUILD_ADVICE}`);
}

function readJsonFile(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function isManifest(value: unknown): value is BuildManifest {
  return isRecord(value) && Object.values(value).every((chunk) => isRecord(chunk) && typeof chunk['file'] === 'string');
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
