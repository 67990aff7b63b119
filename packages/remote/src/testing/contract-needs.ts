import type { ScreenRemote } from '@livery/contract/remotes/remote-context';
import type { FakeContextOptions } from './fake-context.ts';

/** The remote that the contract's tests mount, and where. */
export interface ContractNeeds {
  readonly remote: ScreenRemote;
  /** Addresses that the remote has pages for. */
  readonly addresses: readonly [string, ...string[]];
  /** A working platform. */
  readonly respond?: FakeContextOptions['respond'];
  readonly basePath?: string;
  /** Who looks at the pages; a visitor by default. If prices are hidden, it is a visitor all the same. */
  readonly session?: FakeContextOptions['session'];
  /** Texts that are the same in English and in other languages, such as the name of a product. */
  readonly alike?: readonly string[];
}

/** A rule of the contract, and its test, which rejects with what is wrong. */
export type ContractTest = readonly [rule: string, test: () => Promise<void>];
