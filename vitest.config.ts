import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/** What is tested in a page, beside the pages themselves. */
const IN_A_PAGE = [
  'tests/application/remotes/**/*.test.ts',
  'tests/domain/content/has-content-as-browsers-see-it.test.ts',
  'tests/edge/page-configuration.test.ts',
  'tests/sandbox/world/pictures.test.ts',
];
/** What a server does with the same code, and what would be fetched in a page. */
const IN_NO_PAGE = ['tests/ui/server-render.test.tsx', 'tests/ui/texts/create-i18n.test.ts'];

/** What React, pages and Testing Library need is loaded once for files of one project and one environment in a row. */
const shared = (name: string, groupOrder: number, include: string[], more = {}): TestProjectInlineConfiguration => ({
  extends: true,
  test: { name, include, isolate: false, sequence: { groupOrder }, ...more },
});

export default defineConfig({
  test: {
    setupFiles: ['tests/support/temporal.ts', 'tests/support/runs.ts'],
    // Both cores of a small machine: by itself it would leave one of them idle.
    maxWorkers: '100%',
    testTimeout: 20_000,
    // The output of passing tests is not shown.
    silent: 'passed-only',
    projects: [
      shared('pages', 1, ['tests/{ui,remotes}/**/*.test.{ts,tsx}', ...IN_A_PAGE], {
        exclude: IN_NO_PAGE,
        environment: 'jsdom',
        setupFiles: ['tests/support/page-setup.ts'],
      }),
      shared('programs', 2, ['tests/{cli,edge,infrastructure,sandbox}/**/*.test.ts', ...IN_NO_PAGE], {
        exclude: IN_A_PAGE,
      }),
      shared('rules', 3, ['tests/{domain,application}/**/*.test.ts'], { exclude: IN_A_PAGE }),
      {
        extends: true,
        test: {
          name: 'tools',
          include: ['tests/{architecture,contracts,scripts}/**/*.test.ts'],
          sequence: { groupOrder: 4 },
        },
      },
      { extends: true, test: { name: 'chaos', include: ['tests/chaos/**/*.test.ts'], sequence: { groupOrder: 5 } } },
    ],
  },
});
