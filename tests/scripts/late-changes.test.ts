import { EventEmitter } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lateChanges } from '../../scripts/build/remote-package.mjs';

const folder = mkdtempSync(join(tmpdir(), 'livery-late-'));
const file = join(folder, 'edited.ts');

beforeEach(() => {
  mkdirSync(folder, { recursive: true });
});

afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

it('reports a change that the watcher drops, until the file rests', () => {
  vi.useFakeTimers();
  const save = (second: number) => {
    writeFileSync(file, `${second}`);
    utimesSync(file, second, second);
  };
  const watcher = new EventEmitter();
  const { configureServer } = lateChanges();
  if (typeof configureServer !== 'function') throw new Error('There is no hook.');
  void Reflect.apply(configureServer, undefined, [{ watcher } as unknown as ViteDevServer]);
  const onSeen = vi.fn();
  watcher.on('change', onSeen);

  save(1);
  watcher.emit('change', file, { mtimeMs: 1000 });
  vi.advanceTimersByTime(50);
  expect(onSeen).toHaveBeenCalledTimes(1);

  save(2);
  watcher.emit('change', file, { mtimeMs: 2000 });
  save(3);
  vi.advanceTimersByTime(50);
  expect(onSeen).toHaveBeenCalledTimes(3);
  rmSync(file);
  vi.advanceTimersByTime(50);
  expect(onSeen).toHaveBeenCalledTimes(4);
  vi.advanceTimersByTime(50);
  expect(onSeen).toHaveBeenCalledTimes(4);
});

describe('a file that was empty when it was read', () => {
  const transform = (code: string, id: string): unknown => {
    const hook = lateChanges().transform;
    if (typeof hook !== 'object') throw new Error('There is no hook.');
    return Reflect.apply(hook.handler, undefined, [code, id]);
  };

  it('is read again: a save empties it first', async () => {
    writeFileSync(file, '');
    const text = transform('', `${file}?t=1`);
    writeFileSync(file, 'export const saved = true;');
    expect(await text).toBe('export const saved = true;');
  });

  it('stays as it is where it is empty, or no file', async () => {
    writeFileSync(file, '');
    expect(await transform('', file)).toBeNull();
    expect(await transform('', '\0virtual')).toBeNull();
    expect(transform('export {};', file)).toBeNull();
  });
});
