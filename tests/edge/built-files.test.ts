import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { builtFiles } from '../../src/edge/built-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'livery-files-'));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(join(folder, 'assets', '.hidden'), { recursive: true });
const LARGE_BYTES = new Uint8Array(1_000_001).fill(7);
const FILES: Readonly<Record<string, string | Uint8Array>> = {
  'assets/a.js': 'plain',
  'assets/a.js.br': 'brotli',
  'assets/a.js.gz': 'gzip',
  'assets/only.br': 'no copy of another',
  'assets/.hidden/b.js': 'hidden',
  '.hidden': 'hidden',
  'large.bin': LARGE_BYTES,
};
for (const [name, content] of Object.entries(FILES)) writeFileSync(join(folder, name), content);

describe('the built files', () => {
  const files = builtFiles(folder, '/x/');

  it('are those that a browser may have, each once', () => {
    expect([...files.keys()].sort()).toEqual(['/x/assets/a.js', '/x/assets/only.br', '/x/large.bin']);
  });

  it('know their length and content in each form', () => {
    const [plain, brotli, gzip] = [undefined, 'gzip, br', 'gzip'].map((acceptedEncoding) =>
      files.get('/x/assets/a.js')?.for(acceptedEncoding),
    );
    expect(plain?.headers).toMatchObject({ 'Content-Length': '5', 'Content-Type': 'text/javascript; charset=utf-8' });
    expect(brotli?.headers).toMatchObject({ 'Content-Length': '6', 'Content-Encoding': 'br' });
    expect(gzip?.headers).toMatchObject({ 'Content-Length': '4', 'Content-Encoding': 'gzip' });
    expect(new Set([plain, brotli, gzip].map((form) => form?.headers['ETag'])).size).toBe(3);
  });

  it('stay in memory unless they are large', async () => {
    rmSync(join(folder, 'assets/a.js'));
    expect(await new Response(files.get('/x/assets/a.js')?.for(undefined).body()).text()).toBe('plain');
    const large = files.get('/x/large.bin')?.for(undefined);
    expect(large?.body()).toBeInstanceOf(ReadableStream);
    expect(Buffer.from(await new Response(large?.body()).arrayBuffer()).equals(LARGE_BYTES)).toBe(true);
  });

  it('are none where there is no folder', () => {
    expect(builtFiles(join(folder, 'nowhere'), '/').size).toBe(0);
  });
});
