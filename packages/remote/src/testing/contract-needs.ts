import type { ScreenRemote } from '@livery/contract/remotes/remote-context';
import type { FakeContextOptions } from './fake-context.ts';

/** The remote that the contract's tests mount, and its addresses. */
export interface ContractNeeds {
  readonly remote: ScreenRemote;
  /** Addresses for which the remote has pages. */
  readonly addresses: readonly [string, ...string[]];
  /** A working platform. */
  readonly respond?: FakeContextOptions['respond'];
  readonly basePath?: string;
  /** The user of the pages; a visitor by default. Tests of hidden prices always use a visitor. */
  readonly session?: FakeContextOptions['session'];
  /** Texts that are the same in English and in other languages, such as a product name. */
  readonly alike?: readonly string[];
}

/** A rule of the contract, and its test, which rejects with the reason. */
export type ContractTest = readonly [rule: string, test: () => Promise<void>];
