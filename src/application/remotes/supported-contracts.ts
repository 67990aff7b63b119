import { CONTRACT_MINOR_VERSION, CONTRACT_VERSION } from '@livery/contract/remotes/remote-context';
import type { ContractVersion } from '../../domain/remotes/contract-version.ts';

/**
 * The versions of the contract that this shell keeps: its own, and once that is
 * raised to 2.0, the last one of the major version before.
 */
export const SUPPORTED_CONTRACTS: readonly ContractVersion[] = [
  { major: CONTRACT_VERSION, minor: CONTRACT_MINOR_VERSION },
];
