import { defineConfig } from 'vitest/config';

/** Where files share one process and its modules, loaded once: they leave nothing behind that another could see. */
const SHARED = { isolate: false };

export default defineConfig({
  test: {
    setupFiles: ['tests/support/temporal.ts', 'tests/support/runs.ts'],
    // Both cores of a small machine: by itself it would leave one of them idle.
    maxWorkers: '100%',
    testTimeout: 20_000,
    projects: [
      { extends: true, test: { ...SHARED, name: 'rules', include: ['tests/{domain,application}/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          ...SHARED,
          name: 'pages',
          include: ['tests/{ui,remotes,workshop}/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/page-setup.ts'],
        },
      },
      {
        extends: true,
        test: { ...SHARED, name: 'programs', include: ['tests/{cli,edge,infrastructure,sandbox}/**/*.test.ts'] },
      },
      { extends: true, test: { name: 'tools', include: ['tests/{architecture,contracts,scripts}/**/*.test.ts'] } },
      { extends: true, test: { name: 'chaos', include: ['tests/chaos/**/*.test.ts'] } },
    ],
  },
});
