import { build, defaultClientConditions, defaultServerConditions } from 'vite';
import { describe, expect, it } from 'vitest';
import { SOURCE } from '../../scripts/build/shared-ids.mjs';
import { withoutReasons } from '../../scripts/build/without-reasons.ts';

const ENTRY = `${process.cwd()}/src/domain/navigation/decide-layout.ts`;

async function buildModule(isSsr: boolean): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [withoutReasons()],
    resolve: { conditions: [SOURCE, ...defaultClientConditions] },
    ssr: { resolve: { conditions: [SOURCE, ...defaultServerConditions] } },
    build: {
      write: false,
      minify: false,
      ...(isSsr ? { ssr: ENTRY } : { lib: { entry: ENTRY, formats: ['es'], fileName: 'layout' } }),
    },
  });
  const [bundle] = [output].flat();
  if (bundle === undefined || !('output' in bundle)) throw new Error('Nothing was built.');
  return bundle.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
}

describe('the rules that the domain names', () => {
  it('are in no file that browsers load; the values and what they do stay', async () => {
    const code = await buildModule(false);
    expect(code).not.toMatch(/because\(|"2\.19"|'2\.19'/);
    expect(code).toContain('hideHeader');
    const url = `data:text/javascript,${encodeURIComponent(code)}`;
    const { showsSidebarToggle } = await import(/* @vite-ignore */ url);
    expect([showsSidebarToggle('/dashboard', true), showsSidebarToggle('/', true)]).toEqual([true, false]);
  });

  it('stay in what runs in Node', async () => {
    expect(await buildModule(true)).toContain('2.19');
  });
});
