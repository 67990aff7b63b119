import { UI_TEXTS } from '@livery/ui/texts';
import type { CallFailure, LanguageCode, ScreenRemote } from '../../../../src/application/remotes/remote-context.ts';
import type { CallResult, FakeContextOptions } from './fake-context.ts';
import { mountInPage } from './mount-in-page.ts';

interface Needs {
  readonly remote: ScreenRemote;
  /** Addresses that the remote has pages for. */
  readonly addresses: readonly [string, ...string[]];
  /** A working platform. */
  readonly respond?: FakeContextOptions['respond'];
  readonly basePath?: string;
}

/** A rule of the contract, and its test, which rejects with what is wrong. */
export type ContractTest = readonly [rule: string, test: () => Promise<void>];

/** The languages of the site: those that the design system has messages in. */
const LANGUAGES = [
  'en',
  ...Object.keys(UI_TEXTS.others).map((path) => path.replace(/^.*\/|\.json$/g, '')),
].sort() as LanguageCode[];

/** One language visits each third address and the first one: so each address is shown in three languages at least. */
const SHARE_OF_LANGUAGES = 3;

const FAILURES: readonly CallFailure[] = [
  { kind: 'unreachable' },
  { kind: 'timed-out' },
  { kind: 'refused', status: 500, message: '<b>Out of order</b>' },
  { kind: 'refused', status: 404, message: '' },
  { kind: 'malformed', problem: 'It is no JSON.' },
];

const MALFORMED_VALUES: readonly unknown[] = [
  ...[null, undefined, '', 'text', 7, true, [], {}, [null]],
  ...[{ data: null }, { data: [7, null, {}] }],
];

const NEVER = new Promise<CallResult>(() => undefined);

/**
 * What the shell may expect of a remote that shows pages, as tests to run in a page (jsdom will do):
 * `it.each(screenRemoteContract({ … }))('%s', (_, test) => test())`.
 *
 * @see docs/remotes.md
 */
export function screenRemoteContract({ remote, addresses, respond, basePath = '/' }: Needs): readonly ContractTest[] {
  const [first] = addresses;
  const mounted = (at: string, inspect: Parameters<typeof mountInPage>[2], result?: CallResult | typeof NEVER) =>
    mountInPage(remote, { at, basePath, respond: result === undefined ? respond : () => result }, inspect);
  const isHealthyAt = (at: string, result?: CallResult | typeof NEVER) =>
    mounted(at, async ({ assertHealthy }) => assertHealthy(), result);

  return [
    ...addresses.map((at): ContractTest => [`shows something at ${at}`, () => isHealthyAt(at)]),
    [
      'names the page',
      () =>
        mounted(first, async ({ actions }) => {
          const titles = actions.filter(([name, title]) => name === 'titlePage' && String(title).trim() !== '');
          if (titles.length === 0) throw new Error('It never called titlePage().');
        }),
    ],
    [
      'takes away all that it brought',
      () => mounted(first, async ({ unmount, assertNoLeaks }) => unmount().then(assertNoLeaks)),
    ],
    [
      'can be taken away before it has shown anything, and shown again',
      async () => {
        await mounted(first, async ({ unmount, assertNoLeaks }) => unmount().then(assertNoLeaks), NEVER);
        await isHealthyAt(first);
      },
    ],
    [
      'follows the visitor from path to path without another mount',
      () =>
        mounted(first, async ({ navigate, settled, assertHealthy, unmount, assertNoLeaks }) => {
          for (const address of [...addresses, `${first}/nowhere/at/all`, `${first}?page=-1&sort=%00#x`, first]) {
            navigate(address);
            await settled();
            assertHealthy();
          }
          await unmount();
          assertNoLeaks();
        }),
    ],
    ...FAILURES.flatMap((error) =>
      addresses.map(
        (at): ContractTest => [
          `stands when the platform is ${error.kind}${error.kind === 'refused' ? ` with ${error.status}` : ''} at ${at}`,
          () => isHealthyAt(at, { ok: false, error }),
        ],
      ),
    ),
    ...addresses.map(
      (at): ContractTest => [
        `stands when the platform answers nonsense at ${at}`,
        async () => {
          for (const value of MALFORMED_VALUES) await isHealthyAt(at, { ok: true, value });
        },
      ],
    ),
    ['shows something while no response has come', () => isHealthyAt(first, NEVER)],
    ...LANGUAGES.map(
      (language, number): ContractTest => [
        `has its messages in ${language}, and changes to it while it is shown`,
        () =>
          mounted(first, async ({ setLanguage, navigate, settled, assertHealthy, missingKeys }) => {
            setLanguage(language);
            // All addresses in all languages would take half the time of the whole contract.
            for (const address of addresses.filter((_, at) => at === 0 || (at + number) % SHARE_OF_LANGUAGES === 0)) {
              navigate(address);
              await settled();
              assertHealthy();
            }
            if (missingKeys.size > 0) throw new Error(`It has no messages for ${[...missingKeys].join(', ')}.`);
          }),
      ],
    ),
  ];
}
