import { createOwnedStore } from '../memory-store.ts';
import type { Proposal } from './proposal.ts';

/** The proposals of each agency. */
export interface ProposalStore {
  /** Adds an agency's initial proposals, oldest first; `first` is called once. */
  initialise(agency: string, first: () => readonly Proposal[]): void;
  /** The newest first. */
  list(agency: string): Proposal[];
  /** A proposal of this agency; also `undefined` for another agency's. */
  find(agency: string, id: string): Proposal | undefined;
  save(agency: string, proposal: Proposal): Proposal;
}

export function createProposalStore(): ProposalStore {
  const proposalStore = createOwnedStore<Proposal>();
  const initialised = new Set<string>();
  const save = (agency: string, proposal: Proposal): Proposal => proposalStore.save(agency, proposal.id, proposal);
  return {
    initialise(agency, first) {
      if (initialised.has(agency)) return;
      initialised.add(agency);
      for (const proposal of first()) save(agency, proposal);
    },
    list: proposalStore.list,
    find: proposalStore.find,
    save,
  };
}
