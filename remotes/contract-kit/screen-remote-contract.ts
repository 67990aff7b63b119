import type { CallFailure, LanguageCode, ScreenRemote } from '../../src/application/remotes/remote-context.ts';
import type { Answer, FakeContextOptions } from './fake-context.ts';
import { mountInPage } from './mount-in-page.ts';

interface Needs {
  readonly remote: ScreenRemote;
  /** Addresses that the remote has something to show at. */
  readonly addresses: readonly [string, ...string[]];
  /** A platform that answers as it should. */
  readonly answer?: FakeContextOptions['answer'];
  readonly basePath?: string;
}

/** One promise of the contract, and how to look whether it is kept: it rejects with what is wrong. */
export type Promised = readonly [sentence: string, check: () => Promise<void>];

/** The languages that the kit itself has texts in: those of the site. */
const LANGUAGES = Object.keys(import.meta.glob('../kit/texts/*.json')).map(
  (path) => path.replace(/^.*\/|\.json$/g, '') as LanguageCode,
);

const FAILURES: readonly CallFailure[] = [
  { kind: 'unreachable' },
  { kind: 'timed-out' },
  { kind: 'refused', status: 500, message: '<b>Out of order</b>' },
  { kind: 'refused', status: 404, message: '' },
  { kind: 'malformed', problem: 'It is no JSON.' },
];

const NONSENSE: readonly unknown[] = [
  null,
  undefined,
  '',
  'text',
  7,
  true,
  [],
  {},
  [null],
  { data: null },
  { data: [7, null, {}] },
];

/**
 * What the shell may expect of a remote that shows pages, as tests to run in a
 * page (jsdom will do): `it.each(screenRemoteContract({ … }))('%s', (_, check) => check())`.
 *
 * @see docs/remotes.md
 */
export function screenRemoteContract({ remote, addresses, answer, basePath = '/' }: Needs): readonly Promised[] {
  const [first] = addresses;
  const wishes = (at: string): FakeContextOptions => ({ at, basePath, ...(answer === undefined ? {} : { answer }) });
  const answering = (at: string, given: Answer): FakeContextOptions => ({ ...wishes(at), answer: () => given });

  return [
    ...addresses.map(
      (at): Promised => [
        `shows something at ${at}`,
        () => mountInPage(remote, wishes(at), async ({ assertHealthy }) => assertHealthy()),
      ],
    ),
    [
      'names the page',
      () =>
        mountInPage(remote, wishes(first), async ({ did }) => {
          const titles = did.filter(([name, title]) => name === 'titlePage' && String(title).trim() !== '');
          if (titles.length === 0) throw new Error('It never called titlePage().');
        }),
    ],
    [
      'takes away all that it brought',
      () => mountInPage(remote, wishes(first), async ({ end, assertNoLeaks }) => end().then(assertNoLeaks)),
    ],
    [
      'can be taken away before it has shown anything, and shown again',
      () =>
        mountInPage(remote, { ...wishes(first), answer: () => NEVER }, async ({ end, assertNoLeaks }) => {
          await end();
          assertNoLeaks();
          await mountInPage(remote, wishes(first), async ({ assertHealthy }) => assertHealthy());
        }),
    ],
    [
      'follows the visitor from path to path without another mount',
      () =>
        mountInPage(remote, wishes(first), async ({ go, settled, assertHealthy, end, assertNoLeaks }) => {
          for (const address of [...addresses, `${first}/nowhere/at/all`, `${first}?page=-1&sort=%00#x`, first]) {
            go(address);
            await settled();
            assertHealthy();
          }
          await end();
          assertNoLeaks();
        }),
    ],
    ...FAILURES.flatMap((failure) =>
      addresses.map(
        (at): Promised => [
          `stands when the platform is ${failure.kind}${failure.kind === 'refused' ? ` with ${failure.status}` : ''} at ${at}`,
          () =>
            mountInPage(remote, answering(at, { ok: false, error: failure }), async ({ assertHealthy }) =>
              assertHealthy(),
            ),
        ],
      ),
    ),
    ...addresses.map(
      (at): Promised => [
        `stands when the platform answers nonsense at ${at}`,
        async () => {
          for (const value of NONSENSE) {
            await mountInPage(remote, answering(at, { ok: true, value }), async ({ assertHealthy }) => assertHealthy());
          }
        },
      ],
    ),
    [
      'shows something while nobody answers',
      () =>
        mountInPage(remote, { ...wishes(first), answer: () => NEVER }, async ({ assertHealthy }) => assertHealthy()),
    ],
    ...LANGUAGES.map(
      (language): Promised => [
        `has its sentences in ${language}, and changes to it while it is shown`,
        () =>
          mountInPage(remote, wishes(first), async ({ speak, go, settled, assertHealthy, missingKeys }) => {
            speak(language);
            for (const address of addresses) {
              go(address);
              await settled();
              assertHealthy();
            }
            if (missingKeys.size > 0) throw new Error(`It has no sentences for ${[...missingKeys].join(', ')}.`);
          }),
      ],
    ),
  ];
}

const NEVER = new Promise<Answer>(() => undefined);
