import { describe, expect, it } from 'vitest';
import { aTree } from './a-tree.ts';
import { runScript } from './run-script.ts';

const lines = (count: number): string => 'x\n'.repeat(count);

describe('file sizes', () => {
  it('are fine up to 200 lines; data may be longer', () => {
    const tree = aTree({ 'src/a.ts': lines(200), 'tests/a.test.ts': lines(1), 'sandbox/world.json': lines(999) });
    expect(runScript('check-sizes.mjs', tree)).toMatchObject({ ok: true });
  });

  it.each(['src/ui/a.tsx', 'src/ui/a.css', 'sandbox/a.ts', 'remotes/blog/a.tsx', 'tests/a.test.ts', 'scripts/a.mjs'])(
    'are refused above: %s',
    (file) => {
      const { ok, said } = runScript('check-sizes.mjs', aTree({ [file]: lines(201) }));
      expect([ok, said]).toEqual([false, expect.stringContaining(`${file} has 201 lines`)]);
    },
  );

  it('are not fine where nothing was measured', () => {
    expect(runScript('check-sizes.mjs', aTree({}))).toMatchObject({ ok: false });
  });
});
