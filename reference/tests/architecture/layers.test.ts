import { cruise } from 'dependency-cruiser';
import { describe, expect, it } from 'vitest';
import rules from '../../../config/dependency-cruiser.js';
import { aTree, runScript } from '../../../tests/architecture/a-tree.ts';

/** One file in every layer, each with only allowed imports. */
const HEALTHY_TREE = {
  'src/domain/market/money.ts': 'export const money = 1;',
  'src/domain/deals/tab.ts':
    "import { money } from '../market/money.ts';\nexport type Tab = 1;\nexport const tab = money;",
  'src/application/shell.ts':
    "import { map } from 'rxjs';\nimport { money } from '../domain/market/money.ts';\nexport type Shell = 1;\nexport const shell = [map, money];",
  'src/infrastructure/http/http-client.ts':
    "import axios from 'axios';\nimport { shell } from '../../application/shell.ts';\nexport const client = [axios, shell];",
  'src/infrastructure/memory/memory-deals.ts':
    "import { shell } from '../../application/shell.ts';\nexport const memory = shell;",
  'src/infrastructure/market/rates-wire.ts': "import * as v from 'valibot';\nexport const rates = v;",
  'src/infrastructure/wiring/create-shell.ts':
    "import { Container } from 'inversify';\nexport const create = Container;",
  'src/ui/app.tsx':
    "import { useState } from 'react';\nimport type { Shell } from '../application/shell.ts';\nexport const App = (shell: Shell) => <p>An import is a word {String(shell)} {useState.name}</p>;",
  'src/main.tsx':
    "import 'reflect-metadata';\nimport { create } from './infrastructure/wiring/create-shell.ts';\nimport { App } from './ui/app.tsx';\nexport const all = [create, App];",
  'src/cli/price.ts': "import { rates } from '../infrastructure/market/rates-wire.ts';\nexport const price = rates;",
  'src/edge/main.ts':
    "import { readFileSync } from 'node:fs';\nexport const edge = [import('@livery/sandbox/app'), readFileSync];",
  'packages/ui/src/use-live.ts': "import { useState } from 'react';\nexport const useLive = useState;",
  'packages/remote/src/use-live.ts': "export { useLive } from '@livery/ui/use-live';",
  'packages/remote/src/testing/fake.ts': "export { Subject } from 'rxjs';",
  'reference/remotes/kit/price.ts': "export { useLive } from '@livery/ui/use-live';",
  'reference/sandbox/app.ts':
    "import { Hono } from 'hono';\nimport { deals } from './world/deals.ts';\nexport const createSandbox = [Hono, deals];",
  'reference/sandbox/world/deals.ts':
    "import { money } from '@livery/contract/market/money';\nexport const deals = money;",
  ...workspaceManifests({
    'packages/contract': [],
    'packages/ui': ['@livery/remote', 'react'],
    'packages/remote': ['@livery/ui', 'react', 'rxjs'],
    'reference/remotes/kit': ['@livery/ui'],
    'reference/sandbox': ['@livery/contract', 'hono'],
  }),
};

/** The package.json of each workspace, with its dependencies. */
function workspaceManifests(workspaces: Readonly<Record<string, readonly string[]>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(workspaces).map(([folder, names]) => [
      `${folder}/package.json`,
      JSON.stringify({ dependencies: Object.fromEntries(names.map((name) => [name, '1.0.0'])) }),
    ]),
  );
}

/** The mistake in each planted file, and the rules that must report it. */
const PLANTED_IMPORTS = [
  ['src/domain/trip/adapter.ts', "import { client } from '../../infrastructure/http/http-client.ts'", 'layer-domain'],
  ['src/domain/trip/type.ts', "import type { Shell } from '../../application/shell.ts'", 'layer-domain'],
  ['src/domain/trip/node.ts', "import { readFileSync } from 'node:fs'", 'layer-domain'],
  ['src/domain/trip/later.ts', "export const later = import('rxjs')", 'layer-domain'],
  ['src/application/planted/package.ts', "import axios from 'axios'", 'layer-application'],
  ['src/infrastructure/http/container.ts', "import { Container } from 'inversify'", 'layer-infrastructure'],
  [
    'src/infrastructure/memory/server.ts',
    "import { s } from '../../../reference/sandbox/app.ts'",
    'layer-memory-adapters',
    'no-reference',
    'no-way-out',
  ],
  ['src/ui/planted/adapter.tsx', "import { client } from '../../infrastructure/http/http-client.ts'", 'layer-ui'],
  ['src/ui/planted/card.stories.tsx', "import axios from 'axios'", 'layer-stories'],
  ['src/ui/planted/story.tsx', "import { Ready } from './card.stories.tsx'", 'layer-ui'],
  [
    'packages/ui/src/shell.ts',
    "import type { Shell } from '../../../src/application/shell.ts'",
    'layer-design-system',
    'no-way-out',
  ],
  ['packages/ui/src/hook.ts', "import { useRemote } from '@livery/remote'", 'layer-design-system'],
  [
    'packages/remote/src/money.ts',
    "import { money } from '../../../src/domain/market/money.ts'",
    'layer-remote-package',
    'no-way-out',
  ],
  ['packages/remote/src/testing/react.ts', "import { useState } from 'react'", 'layer-remote-testing'],
  [
    'reference/remotes/blog/path.ts',
    "import { useLive } from '../../../packages/ui/src/use-live.ts'",
    'layer-remotes',
    'no-way-out',
  ],
  ['src/cli/page.ts', "import { App } from '../ui/app.tsx'", 'layer-cli'],
  ['src/start-guard.ts', "import { createSandbox } from '@livery/sandbox/app'", 'no-reference'],
  ['src/edge/main.ts', "import { createSandbox } from '@livery/sandbox/app'", 'later-edge-root'],
  ['src/edge/sandbox.ts', "import { createSandbox } from '@livery/sandbox/app'", 'layer-edge', 'no-reference'],
  ['tests/edge/planted.ts', "import { createSandbox } from '@livery/sandbox/app'", 'no-reference'],
  [
    'reference/sandbox/planted.ts',
    "import { shell } from '../../src/application/shell.ts'",
    'layer-sandbox',
    'no-way-out',
  ],
  [
    'packages/contract/src/planted.ts',
    "import { money } from '../../../src/domain/market/money.ts'",
    'layer-contract',
    'no-way-out',
  ],
  ['reference/sandbox/undeclared.ts', "import { topology } from 'topojson-client'", 'undeclared'],
  ['src/elsewhere/planted.ts', "import { money } from '../domain/market/money.ts'", 'no-layer'],
  ['src/domain/market/late-type.ts', "import type { Tab } from '../deals/tab.ts'", 'feature-market'],
  ['src/domain/planted/no-feature.ts', "import { money } from '../market/money.ts'", 'no-feature'],
  ['src/domain/trip/gone.ts', "import { nothing } from './nothing.ts'", 'not-found'],
  ['src/domain/trip/alone.ts', 'export const alone = 1', 'no-orphans'],
  ['src/domain/trip/circle-a.ts', "import { b } from './circle-b.ts';\nexport const a = () => b", 'no-circular'],
] as const;

describe('the layers', () => {
  it('are respected by a tree where each file imports what it may', () => {
    expect(runScript('checks/check-layers.mjs', aTree(HEALTHY_TREE))).toEqual({
      ok: true,
      output: '17 files keep their layers.\n',
    });
  });

  it('are broken by every file that is planted where it may not stand', () => {
    const planted = Object.fromEntries(PLANTED_IMPORTS.map(([file, line]) => [file, `${line};\n`]));
    const circle = {
      'src/domain/trip/circle-b.ts': "import { a } from './circle-a.ts';\nexport const b = () => a;",
    };
    const { ok, output } = runScript('checks/check-layers.mjs', aTree({ ...HEALTHY_TREE, ...planted, ...circle }));
    const refusedFiles = [...output.matchAll(/^(\S+).*\n {2}([\w-]+): /gm)].map(([, file, rule]) => `${file} ${rule}`);
    expect(ok).toBe(false);
    expect(new Set(refusedFiles)).toEqual(
      new Set(PLANTED_IMPORTS.flatMap(([file, , ...rules]) => rules.map((rule) => `${file} ${rule}`))),
    );
  });

  it('need the parser replaced for JSX, until dependency-cruiser reads it by itself (decision 17)', async () => {
    const baseDir = aTree({ 'src/app.tsx': 'export const App = () => <p>Hello</p>;' });
    await expect(cruise(['src'], { ...rules.options, baseDir })).rejects.toThrow();
  });

  it('fail for a tree of which nothing was read', () => {
    const { ok, output } = runScript('checks/check-layers.mjs', aTree({ 'src/domain/readme.md': '' }));
    expect([ok, output]).toEqual([false, expect.stringContaining('No TypeScript file')]);
  });

  it('fail for a tree of which less was read than there is', () => {
    const { ok, output } = runScript(
      'checks/check-layers.mjs',
      aTree({ ...HEALTHY_TREE, 'src/domain/market/planted.mts': '' }),
    );
    expect([ok, output]).toEqual([false, expect.stringContaining('src/domain/market/planted.mts\n  was not read')]);
  });
});
