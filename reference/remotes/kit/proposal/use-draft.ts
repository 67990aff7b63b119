import { type RemoteContext, useRemote } from '@livery/remote';
import { useLive } from '@livery/ui/use-live';
import { BehaviorSubject } from 'rxjs';
import { type Draft, EMPTY_DRAFT } from './draft.ts';
import { readDraft, writtenDraft } from './draft-wire.ts';

/** In the storage of the tab. */
const KEY = 'proposal-draft';

interface OpenDraft {
  readonly now: () => Draft;
  readonly changes: BehaviorSubject<Draft>;
  /** Returns the draft after it. */
  readonly change: (how: (draft: Draft) => Draft) => Draft;
}

/** By the mount of the remote, and by who is signed in. */
const OPEN = new WeakMap<RemoteContext, Map<string, OpenDraft>>();

/**
 * The proposal that the signed-in agent is putting together: kept for the visit, in this tab, also where the remote is
 * mounted anew.
 */
export function useDraft() {
  const context = useRemote();
  const { profile } = useLive(context.session);
  const open = draftOf(context, profile?.id ?? '');
  return { draft: useLive(open), change: open.change };
}

function draftOf(context: RemoteContext, owner: string): OpenDraft {
  const ofMount = OPEN.get(context) ?? new Map<string, OpenDraft>();
  OPEN.set(context, ofMount);
  const open = ofMount.get(owner) ?? openDraft(owner);
  ofMount.set(owner, open);
  return open;
}

function openDraft(owner: string): OpenDraft {
  const changes = new BehaviorSubject(readDraft(stored(), owner) ?? EMPTY_DRAFT);
  return {
    now: () => changes.value,
    changes,
    change(how) {
      // Another mount may have changed it meanwhile.
      changes.next(how(readDraft(stored(), owner) ?? changes.value));
      store(writtenDraft(changes.value, owner));
      return changes.value;
    },
  };
}

function stored(): string | null {
  try {
    return window.sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function store(text: string): void {
  try {
    window.sessionStorage.setItem(KEY, text);
  } catch {
    // Where nothing can be stored, it stays for as long as the remote is mounted.
  }
}
