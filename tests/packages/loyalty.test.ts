import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@livery/contract/market/language';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SHARED_IDS } from '../../scripts/build/shared-ids.mjs';
import { parseManifest } from '../../src/infrastructure/remotes/manifest-wire.ts';
import { anOutsideTeam, type OutsideTeam } from './an-outside-team.ts';

const EXAMPLE = 'examples/loyalty';
const PACKAGE = JSON.parse(readFileSync(join(EXAMPLE, 'package.json'), 'utf8'));

describe('examples/loyalty, outside of this project, on the packed packages', () => {
  let team: OutsideTeam;
  beforeAll(async () => {
    team = await anOutsideTeam(PACKAGE);
    for (const file of readdirSync(EXAMPLE).filter((name) => name !== 'package.json' && name !== 'node_modules')) {
      cpSync(join(EXAMPLE, file), join(team.folder, file), { recursive: true });
    }
  }, 300_000);
  afterAll(() => team?.remove(), 60_000);

  it('imports packages only', () => {
    const sources = readdirSync(EXAMPLE).filter((name) => /\.tsx?$/.test(name));
    const importedNames = sources.flatMap((name) =>
      [...readFileSync(join(EXAMPLE, name), 'utf8').matchAll(/from '([^']+)'/g)].map(([, id]) => `${id}`),
    );
    expect(importedNames.length).toBeGreaterThan(10);
    expect(importedNames.filter((id) => id.startsWith('..'))).toEqual([]);
  });

  it('type-checks, its event included', async () => {
    expect(await team.run('tsc', '--project', '.')).toEqual({ ok: true, output: '' });
    team.write({
      'wrong.ts': `import './events.ts';
        import type { RemoteContext } from '@livery/remote';
        export function wrong({ events }: RemoteContext) {
          events.publish('loyalty.claimed', { booking: 'ABC' });
          // @ts-expect-error its booking is a text
          events.publish('loyalty.claimed', { booking: 7 });
          // @ts-expect-error there is no such event
          events.publish('loyalty.gone', {});
          events.on('booking.confirmed').subscribe(({ reference, price }) => [reference.length, price?.currency.length]);
        }`,
      'tsconfig.json': team.read('tsconfig.json').replace('"entry.tsx"', '"entry.tsx", "wrong.ts"'),
    });
    expect(await team.run('tsc', '--project', '.')).toEqual({ ok: true, output: '' });
  });

  it('builds: the shell accepts it beside the built-in ones, without a second React', async () => {
    expect(await team.run('livery-remote', 'build')).toMatchObject({ ok: true });
    const { remotes } = JSON.parse(team.read('dist/remotes.json'));
    const manifest = parseManifest({ version: 1, remotes }, 'http://localhost:8081');
    expect(manifest).toMatchObject({ ok: true, value: { loyalty: { ok: true } } });
    expect(remotes.loyalty).toMatchObject({ routes: ['/loyalty'], slots: ['home.below-deals'] });
    const source = team.read(`dist/${remotes.loyalty.url}`);
    const importedNames = [...source.matchAll(/(?:from|import)\s*["']([^"']+)["']/g)].map(([, id]) => `${id}`);
    expect(importedNames.filter((id) => !SHARED_IDS.includes(id) && !id.startsWith('./'))).toEqual([]);
    const server = team.read(`dist/${remotes.loyalty.server.url}`);
    const required = [...server.matchAll(/require\(["'`]([^"'`]+)["'`]\)/g)].map(([, id]) => `${id}`);
    expect(required).toContain('react-dom/server');
    expect(required.filter((id) => !SHARED_IDS.includes(id) && id !== 'react-dom/server')).toEqual([]);
    const texts = readdirSync(join(team.folder, 'dist/loyalty')).filter((file) => /^loyalty-\w+-\w+\.json$/.test(file));
    expect(texts.map((file) => file.split('-')[1]).sort()).toEqual(LANGUAGES.filter((code) => code !== 'en').sort());
  });
});
