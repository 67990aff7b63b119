import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { LEFT_AT_HOME, leftAtHome } from '../../scripts/left-at-home.ts';
import { unusedRouterParts } from '../../scripts/unused-router-parts.ts';

/** The names in a module's `export` statements. */
function exportsOf(code: string): readonly string[] {
  const declared = [...code.matchAll(/^\s*export (?:async )?(?:class|const|function\*?) (\w+)/gm)].map(
    ([, name]) => name,
  );
  const listed = [...code.matchAll(/^\s*export \{([^}]*)\}/gm)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().replace(/^\w+ as /, '')),
  );
  return [...declared, ...listed, ...(/^\s*export default /m.test(code) ? ['default'] : [])].map(String).sort();
}

/** The code of a program of one line, built as the shell is. */
async function codeOf(program: string, plugin: Plugin): Promise<string> {
  const entry: Plugin = {
    name: 'entry',
    resolveId: (id) => (id.endsWith('/entry.js') ? id : undefined),
    load: (id) => (id.endsWith('/entry.js') ? program : undefined),
  };
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [entry, plugin],
    build: { write: false, minify: false, lib: { entry: 'entry.js', formats: ['es'] } },
  });
  const outputs = [built].flat() as Rolldown.RolldownOutput[];
  return outputs.flatMap(({ output }) => output.map((file) => (file.type === 'chunk' ? file.code : ''))).join('');
}

describe('what a package carries for other programs', () => {
  it.each(LEFT_AT_HOME.map(({ file, instead }) => [file, instead] as const))(
    'is still in the package, and has a stand-in that exports no more than it: %s',
    (file, instead) => {
      const path = join('node_modules', file);
      expect(existsSync(path)).toBe(true);
      const known = exportsOf(readFileSync(path, 'utf8'));
      const standIns = exportsOf(instead);
      expect(standIns).not.toEqual([]);
      expect(known).toEqual(expect.arrayContaining([...standIns]));
    },
  );

  it('is no part of the build', async () => {
    const code = await codeOf("export { default } from 'axios';", leftAtHome()).catch(String);
    expect(code).toContain('No module asks for @inversifyjs/');
    expect(code).not.toContain('axios/lib');
  });
});

describe('the components of the router', () => {
  const program = `export { Link } from '${join(process.cwd(), 'node_modules/react-router/dist/production/index.mjs')}';`;

  it('that nobody uses are dropped', async () => {
    const kept = await codeOf(program, { name: 'none' });
    const bare = await codeOf(program, unusedRouterParts());
    expect(kept).toContain('formEncType');
    expect(kept).toContain('modulepreload');
    expect(bare).not.toContain('formEncType');
    expect(bare).not.toContain('modulepreload');
    expect(bare).toContain('forwardRef');
  });

  it('are looked for again when the package is written differently', async () => {
    expect(await codeOf('export default 1;', unusedRouterParts()).catch(String)).toContain('not written as it was');
  });
});
