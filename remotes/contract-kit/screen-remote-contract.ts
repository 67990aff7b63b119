import type { CallFailure, LanguageCode, ScreenRemote } from '../../src/application/remotes/remote-context.ts';
import type { Answer, HandedWishes } from './handed-context.ts';
import { showIn } from './show-in.ts';

interface Needs {
  readonly remote: ScreenRemote;
  /** Addresses that the remote has something to show at. */
  readonly addresses: readonly [string, ...string[]];
  /** A platform that answers as it should. */
  readonly answer?: HandedWishes['answer'];
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
  const wishes = (at: string): HandedWishes => ({ at, basePath, ...(answer === undefined ? {} : { answer }) });
  const answering = (at: string, given: Answer): HandedWishes => ({ ...wishes(at), answer: () => given });

  return [
    ...addresses.map(
      (at): Promised => [
        `shows something at ${at}`,
        () => showIn(remote, wishes(at), async ({ isSound }) => isSound()),
      ],
    ),
    [
      'names the page',
      () =>
        showIn(remote, wishes(first), async ({ did }) => {
          const titles = did.filter(([name, title]) => name === 'titlePage' && String(title).trim() !== '');
          if (titles.length === 0) throw new Error('It never called titlePage().');
        }),
    ],
    [
      'takes away all that it brought',
      () => showIn(remote, wishes(first), async ({ end, leavesNothing }) => end().then(leavesNothing)),
    ],
    [
      'can be taken away before it has shown anything, and shown again',
      () =>
        showIn(remote, { ...wishes(first), answer: () => NEVER }, async ({ end, leavesNothing }) => {
          await end();
          leavesNothing();
          await showIn(remote, wishes(first), async ({ isSound }) => isSound());
        }),
    ],
    [
      'follows the visitor from path to path without another mount',
      () =>
        showIn(remote, wishes(first), async ({ go, settled, isSound, end, leavesNothing }) => {
          for (const address of [...addresses, `${first}/nowhere/at/all`, `${first}?page=-1&sort=%00#x`, first]) {
            go(address);
            await settled();
            isSound();
          }
          await end();
          leavesNothing();
        }),
    ],
    ...FAILURES.flatMap((failure) =>
      addresses.map(
        (at): Promised => [
          `stands when the platform is ${failure.kind}${failure.kind === 'refused' ? ` with ${failure.status}` : ''} at ${at}`,
          () => showIn(remote, answering(at, { ok: false, error: failure }), async ({ isSound }) => isSound()),
        ],
      ),
    ),
    ...addresses.map(
      (at): Promised => [
        `stands when the platform answers nonsense at ${at}`,
        async () => {
          for (const value of NONSENSE) {
            await showIn(remote, answering(at, { ok: true, value }), async ({ isSound }) => isSound());
          }
        },
      ],
    ),
    [
      'shows something while nobody answers',
      () => showIn(remote, { ...wishes(first), answer: () => NEVER }, async ({ isSound }) => isSound()),
    ],
    ...LANGUAGES.map(
      (language): Promised => [
        `has its sentences in ${language}, and changes to it while it is shown`,
        () =>
          showIn(remote, wishes(first), async ({ speak, go, settled, isSound, unsaid }) => {
            speak(language);
            for (const address of addresses) {
              go(address);
              await settled();
              isSound();
            }
            if (unsaid.size > 0) throw new Error(`It has no sentences for ${[...unsaid].join(', ')}.`);
          }),
      ],
    ),
  ];
}

const NEVER = new Promise<Answer>(() => undefined);
