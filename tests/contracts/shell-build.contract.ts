import { describe, expect, it } from 'vitest';
import type { ShellBuild } from '../../src/application/navigation/shell-build.port.ts';

const { signal } = new AbortController();

/**
 * The contract of every build of the shell.
 *
 * @param make makes a page of a build that the site still serves
 */
export function shellBuildContract(name: string, make: () => ShellBuild): void {
  describe(`${name} fulfils the contract of builds`, () => {
    it('has a name, by which the site serves it', async () => {
      const build = make();
      expect(build.running()).not.toBe('');
      expect(build.running()).not.toContain(' ');
      expect(await build.served(signal)).toBe(build.running());
    });

    it('has nothing to restore where nothing failed to load', async () => {
      expect(await make().restoreStyles()).toBe(true);
    });
  });
}
