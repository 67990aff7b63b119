import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PARTS = ['client', 'remotes', 'manifest.json', 'version.json'];
const NAMES = /[\w-]+\.(?:js|css)\b/g;
const INTEGRITY = /("\/assets\/([\w-]+\.js)"(?::| integrity=)")sha384-[^"]+/g;

/** Copies the build into a folder that an edge can serve. */
export function copyBuild(to: string): void {
  for (const part of PARTS) cpSync(join('dist', part), join(to, part), { recursive: true });
}

/** Turns a copy into another build: its scripts and style sheets get other names, as if each had changed. */
export function renameFiles(root: string): void {
  const assets = join(root, 'client/assets');
  const files = readdirSync(assets);
  const names = new Set(files.filter((file) => /\.(js|css)$/.test(file)));
  const renamed = (text: string) => text.replace(NAMES, (name) => (names.has(name) ? `next-${name}` : name));
  for (const file of files.filter((name) => /\.(js|css)\.(br|gz)$/.test(name))) rmSync(join(assets, file));
  for (const name of names) {
    const path = join(assets, name);
    writeFileSync(path, renamed(readFileSync(path, 'utf8')));
    renameSync(path, join(assets, `next-${name}`));
  }
  const worker = readdirSync(join(root, 'client')).filter((file) => /^service-worker\.js\.(br|gz)$/.test(file));
  for (const file of worker) rmSync(join(root, 'client', file));
  for (const file of ['client/index.html', 'client/build.json', 'client/service-worker.js', 'manifest.json']) {
    const text = renamed(readFileSync(join(root, file), 'utf8'));
    writeFileSync(
      join(root, file),
      text.replace(INTEGRITY, (_, before, name) => before + digestOf(join(assets, name))),
    );
  }
}

function digestOf(file: string): string {
  return `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
}
