import type { CallFailure } from '@livery/contract/remotes/remote-context';
import type { ContractNeeds, ContractTest } from './contract-needs.ts';
import type { CallResult } from './fake-context.ts';
import { languagesContract } from './languages-contract.ts';
import { mountInPage } from './mount-in-page.ts';
import { pricesContract } from './prices-contract.ts';

const CALL_FAILURES: readonly CallFailure[] = [
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

const NEVER_SETTLED = new Promise<CallResult>(() => undefined);

/**
 * The shell's requirements for a remote that shows pages, as tests to run in a page (jsdom is enough):
 * `it.each(screenRemoteContract({ … }))('%s', (_, test) => test())`.
 *
 * @see docs/remotes.md
 */
export function screenRemoteContract(needs: ContractNeeds): readonly ContractTest[] {
  const { remote, addresses, respond, basePath = '/', session = {} } = needs;
  const [firstAddress] = addresses;
  const mountRemote = (
    at: string,
    inspect: Parameters<typeof mountInPage>[2],
    result?: CallResult | typeof NEVER_SETTLED,
  ) => mountInPage(remote, { at, basePath, session, respond: result === undefined ? respond : () => result }, inspect);
  const isHealthyAt = (at: string, result?: CallResult | typeof NEVER_SETTLED) =>
    mountRemote(at, async ({ assertHealthy }) => assertHealthy(), result);

  return [
    ...addresses.map((address): ContractTest => [`shows something at ${address}`, () => isHealthyAt(address)]),
    [
      'names the page',
      () =>
        mountRemote(firstAddress, async ({ actions }) => {
          const titles = actions.filter(([name, title]) => name === 'titlePage' && String(title).trim() !== '');
          if (titles.length === 0) throw new Error('It never called titlePage().');
        }),
    ],
    [
      'takes away all that it brought',
      () => mountRemote(firstAddress, async ({ unmount, assertNoLeaks }) => unmount().then(assertNoLeaks)),
    ],
    ...addresses.map(
      (address): ContractTest => [
        `can be taken away before it has shown anything at ${address}, and shown again`,
        async () => {
          await mountRemote(
            address,
            async ({ unmount, assertNoLeaks }) => unmount().then(assertNoLeaks),
            NEVER_SETTLED,
          );
          await isHealthyAt(address);
        },
      ],
    ),
    [
      'follows the visitor from path to path without another mount',
      () =>
        mountRemote(firstAddress, async ({ navigate, settled, assertHealthy, unmount, assertNoLeaks }) => {
          for (const address of [
            ...addresses,
            `${firstAddress}/nowhere/at/all`,
            `${firstAddress}?page=-1&sort=%00#x`,
            firstAddress,
          ]) {
            navigate(address);
            await settled();
            assertHealthy();
          }
          await unmount();
          assertNoLeaks();
        }),
    ],
    ...CALL_FAILURES.flatMap((error) =>
      addresses.map(
        (address): ContractTest => [
          `stands when the platform is ${error.kind}${error.kind === 'refused' ? ` with ${error.status}` : ''} at ${address}`,
          () => isHealthyAt(address, { ok: false, error }),
        ],
      ),
    ),
    ...addresses.map(
      (address): ContractTest => [
        `stands when the platform answers nonsense at ${address}`,
        async () => {
          for (const value of MALFORMED_VALUES) await isHealthyAt(address, { ok: true, value });
        },
      ],
    ),
    ['shows something while no response has come', () => isHealthyAt(firstAddress, NEVER_SETTLED)],
    ...pricesContract(needs),
    ...languagesContract(needs),
  ];
}
