import { defaultServerConditions } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { SOURCE } from './scripts/build/shared-ids.mjs';

/** Tests of the shell, and of the shell with the demo behind it. */
const TESTS = '{tests,reference/tests}';

/** Tests that need a page, besides those of pages themselves. */
const IN_A_PAGE = [
  'tests/application/remotes/**/*.test.ts',
  'tests/domain/content/has-content-as-browsers-see-it.test.ts',
  'tests/edge/environment/page-configuration.test.ts',
];
/** Tests of the same code on a server, and of code that would fetch in a page. */
const IN_NO_PAGE = ['tests/ui/server-render.test.tsx', 'tests/ui/texts/create-i18n.test.ts'];

/** Tests of whole programs behind nginx, with Redis or in their own folder, and a soak test: part of the deep lane. */
const OF_SERVERS = [
  `${TESTS}/deploy/**/*.test.ts`,
  `${TESTS}/edge/bad-settings.test.ts`,
  `${TESTS}/edge/cluster/{serving,ending}.test.ts`,
  `${TESTS}/edge/operation/{browser-reports,fleet,limited-pages,request-log,shut-down,start,uncaught-errors}.test.ts`,
  `${TESTS}/infrastructure/wiring/edge-soak.test.ts`,
  'tests/packages/*.test.ts',
  'tests/scripts/remotes-tutorial.test.ts',
];

/** Tests of the pages of the two large reference remotes, in each language: part of the deep lane. */
const PAGES_OF_THE_REFERENCE = [
  'reference/remotes/{main-app,resort}/tests/**/*.test.{ts,tsx}',
  'reference/tests/remotes/{contract,texts}.test.ts',
];
/** Tests of the sandbox's responses to the reference's own calls, and of their data: part of the deep lane. */
const WORLD_OF_THE_REFERENCE = ['reference/sandbox/tests/{reference,world}/**/*.test.ts'];

/** Files that take a moment come last, so that all workers end at about the same time. */
const IN_THIS_ORDER = ['tools', 'pages', 'reference', 'programs', 'world', 'servers', 'chaos', 'rules'];

/** Runs the files of one project in a row, so that they can share loaded modules. */
class ProjectByProject extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const place = ({ project }: TestSpecification) => IN_THIS_ORDER.indexOf(project.name);
    return (await super.sort(files)).sort((one, other) => place(one) - place(other));
  }
}

const A_PAGE = { environment: 'jsdom', setupFiles: ['tests/support/pages/page-setup.ts'] };

/** Loads the code of React, pages and Testing Library once for consecutive files of one project and environment. */
const shared = (name: string, include: string[], more = {}): TestProjectInlineConfiguration => ({
  extends: true,
  test: { name, include, isolate: false, ...more },
});

export default defineConfig({
  resolve: {
    conditions: [SOURCE, ...defaultServerConditions],
    // Tests that `livery test-from` writes import it.
    alias: { 'livery/why': `${import.meta.dirname}/src/library/why.ts` },
  },
  ssr: { resolve: { conditions: [SOURCE, ...defaultServerConditions] } },
  test: {
    setupFiles: ['tests/support/temporal.ts', 'packages/testkit/src/runs.ts', 'tests/support/expected-node.ts'],
    // Uses both cores of a small machine: by default one would stay idle.
    maxWorkers: '100%',
    // Rendering creates much short-lived garbage: with more room, it is collected less often.
    execArgv: ['--max-semi-space-size=64'],
    sequence: { sequencer: ProjectByProject },
    testTimeout: 20_000,
    // The output of passing tests is not shown.
    silent: 'passed-only',
    projects: [
      shared(
        'pages',
        [
          `${TESTS}/{ui,why-panel,examples,remotes}/**/*.test.{ts,tsx}`,
          'packages/{ui,remote}/tests/**/*.test.{ts,tsx}',
          'reference/remotes/**/*.test.{ts,tsx}',
          ...IN_A_PAGE,
        ],
        {
          exclude: [...IN_NO_PAGE, ...PAGES_OF_THE_REFERENCE],
          ...A_PAGE,
        },
      ),
      shared('reference', PAGES_OF_THE_REFERENCE, A_PAGE),
      shared('world', WORLD_OF_THE_REFERENCE, { exclude: PAGES_OF_THE_REFERENCE }),
      shared(
        'programs',
        [
          `${TESTS}/{cli,edge,infrastructure,service-worker}/**/*.test.ts`,
          'reference/sandbox/**/*.test.ts',
          ...IN_NO_PAGE,
        ],
        {
          exclude: [...IN_A_PAGE, ...OF_SERVERS, ...WORLD_OF_THE_REFERENCE],
        },
      ),
      shared('rules', [`${TESTS}/{domain,application}/**/*.test.ts`, 'packages/contract/tests/**/*.test.ts'], {
        exclude: IN_A_PAGE,
      }),
      shared('tools', [`${TESTS}/{architecture,contracts,docs,scripts}/**/*.test.ts`], { exclude: OF_SERVERS }),
      // Each starts several programs.
      { extends: true, test: { name: 'servers', include: OF_SERVERS, testTimeout: 90_000 } },
      { extends: true, test: { name: 'chaos', include: [`${TESTS}/chaos/**/*.test.ts`] } },
    ],
  },
});
