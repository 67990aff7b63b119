import { CONTRACT_MINOR_VERSION, CONTRACT_VERSION } from '@livery/contract/remotes/remote-context';
import type { ContractVersion } from '../../domain/remotes/contract-version.ts';

/**
 * The versions of the contract that this shell supports: its own, and once that is 2.0, also the last version of the
 * previous major.
 */
export const SUPPORTED_CONTRACTS: readonly ContractVersion[] = [
  { major: CONTRACT_VERSION, minor: CONTRACT_MINOR_VERSION },
];
