import { describe, expect, it } from 'vitest';
import { groupedModules } from '../../scripts/build/grouped-modules.ts';

interface Hooks {
  readonly configResolved: (config: { readonly root: string }) => void;
  readonly generateBundle: { readonly handler: (this: object, options: object, bundle: object) => void };
}

describe('a module in a file with others', () => {
  it('is named in the build’s manifest if it is imported later, by the file that has it', () => {
    const { configResolved, generateBundle } = groupedModules() as unknown as Hooks;
    const sharedChunk = { file: 'assets/shared.js', imports: ['index.html'] };
    const page = { file: 'assets/page.js', src: 'src/page.tsx' };
    const manifest = { type: 'asset', source: JSON.stringify({ '_shared.js': sharedChunk, 'src/page.tsx': page }) };
    const bundle = {
      '.vite/manifest.json': manifest,
      'assets/shared.js': {
        type: 'chunk',
        fileName: 'assets/shared.js',
        moduleIds: ['/site/src/part.ts', '/site/src/ab.ts'],
      },
      'assets/page.js': { type: 'chunk', fileName: 'assets/page.js', moduleIds: ['/site/src/page.tsx'] },
    };
    const getModuleInfo = (id: string) => ({ dynamicImporters: id.endsWith('/ab.ts') ? [] : ['/site/src/main.tsx'] });
    configResolved({ root: '/site' });
    generateBundle.handler.call({ getModuleInfo }, {}, bundle);
    expect(JSON.parse(manifest.source)).toEqual({
      '_shared.js': sharedChunk,
      'src/page.tsx': page,
      'src/part.ts': sharedChunk,
    });
  });
});
