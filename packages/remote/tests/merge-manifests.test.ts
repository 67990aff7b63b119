import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { manifestText } from '../vite/built-files.mjs';
import { mergeManifests } from '../vite/merge-manifests.mjs';

function aHost(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'livery-merge-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const pathOf = (name: string) => join(folder, name);
  return {
    at: pathOf,
    read: (name: string) => readFileSync(pathOf(name), 'utf8'),
    names: () => readdirSync(folder).sort(),
  };
}

const blog = { entry: { url: 'blog/entry-1.js' } };
const newerManifest = { entry: { url: 'blog/entry-2.js' } };
const cards = { entry: { url: 'cards/entry-1.js' } };

describe('merging manifests', () => {
  it('adds remotes, replaces those of the same name, and keeps all others', () => {
    const host = aHost({
      'remotes.json': manifestText({ blog, resort: {} }),
      'a.json': manifestText({ blog: newerManifest }),
      'b.json': manifestText({ cards }),
    });
    expect(mergeManifests(host.at('remotes.json'), [host.at('a.json'), host.at('b.json')])).toEqual({
      added: ['cards'],
      replaced: ['blog'],
    });
    expect(host.read('remotes.json')).toBe(manifestText({ blog: newerManifest, resort: {}, cards }));
    expect(host.names()).toEqual(['a.json', 'b.json', 'remotes.json']);
  });

  it('makes the manifest of a host that has none', () => {
    const host = aHost({ 'a.json': manifestText({ cards }) });
    expect(mergeManifests(host.at('remotes.json'), [host.at('a.json')])).toEqual({ added: ['cards'], replaced: [] });
    expect(host.read('remotes.json')).toBe(manifestText({ cards }));
  });

  it.each([
    ['{"version":1,"rem'],
    ['[]'],
    ['{"version":2,"remotes":{}}'],
    ['{"version":1,"remotes":{"blog":7}}'],
    [''],
  ])('leaves %j as it is', (text) => {
    const host = aHost({ 'remotes.json': text, 'a.json': manifestText({ cards }) });
    const merge = (into: string, from: string) => () => mergeManifests(host.at(into), [host.at(from)]);
    expect(merge('remotes.json', 'a.json')).toThrow(/remotes\.json is no manifest of version 1/);
    expect(merge('a.json', 'remotes.json')).toThrow(/remotes\.json is no manifest of version 1/);
    expect(merge('a.json', 'none.json')).toThrow(/There is no .*none\.json: build the remote first\./);
    expect([host.read('remotes.json'), host.read('a.json')]).toEqual([text, manifestText({ cards })]);
    expect(host.names()).toEqual(['a.json', 'remotes.json']);
  });
});
