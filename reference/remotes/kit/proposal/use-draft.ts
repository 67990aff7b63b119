import { type RemoteContext, useRemote } from '@livery/remote';
import { useLive } from '@livery/ui/use-live';
import { useEffect } from 'react';
import { BehaviorSubject, Subject } from 'rxjs';
import { type Draft, EMPTY_DRAFT } from './draft.ts';
import { parseDraft, serializeDraft } from './draft-wire.ts';

/** In the site's storage: results are opened in other tabs, and offers added there belong to the same proposal. */
const STORAGE_KEY = 'proposal-draft';

interface OpenDraft {
  readonly now: () => Draft;
  readonly changes: BehaviorSubject<Draft>;
  /** Returns the changed draft. */
  readonly change: (how: (draft: Draft) => Draft) => Draft;
  /** Loads the draft that another tab or mount stored. */
  readonly refresh: () => void;
}

/** By the mount of the remote, and by the signed-in user. */
const OPEN_DRAFTS = new WeakMap<RemoteContext, Map<string, OpenDraft>>();

/** Tells the other mounts of this page that the draft was stored; the browser notifies other tabs. */
const DRAFT_STORED = new Subject<void>();

/**
 * The signed-in agent's proposal in progress: one for all tabs and mounts, kept until it is sent or the agent logs out.
 */
export function useDraft() {
  const context = useRemote();
  const { profile } = useLive(context.session);
  const sharedDraft = getOpenDraft(context, profile?.id ?? '');
  useEffect(() => {
    const { refresh } = sharedDraft;
    const currentSubscription = DRAFT_STORED.subscribe(refresh);
    window.addEventListener('storage', refresh);
    refresh();
    return () => {
      currentSubscription.unsubscribe();
      window.removeEventListener('storage', refresh);
    };
  }, [sharedDraft]);
  return { draft: useLive(sharedDraft), change: sharedDraft.change };
}

function getOpenDraft(context: RemoteContext, owner: string): OpenDraft {
  const ofMount = OPEN_DRAFTS.get(context) ?? new Map<string, OpenDraft>();
  OPEN_DRAFTS.set(context, ofMount);
  const sharedDraft = ofMount.get(owner) ?? openDraft(owner);
  ofMount.set(owner, sharedDraft);
  return sharedDraft;
}

function openDraft(owner: string): OpenDraft {
  let text = readStoredDraft();
  const changes = new BehaviorSubject(parseDraft(text, owner) ?? EMPTY_DRAFT);
  return {
    now: () => changes.value,
    changes,
    refresh() {
      const currentStoredDraft = readStoredDraft();
      const draft = currentStoredDraft === text ? null : parseDraft(currentStoredDraft, owner);
      text = currentStoredDraft;
      if (draft !== null) changes.next(draft);
    },
    change(how) {
      // Another mount or tab may have changed it meanwhile.
      changes.next(how(parseDraft(readStoredDraft(), owner) ?? changes.value));
      text = serializeDraft(changes.value, owner);
      storeDraft(text);
      return changes.value;
    },
  };
}

function readStoredDraft(): string | null {
  try {
    return window.localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

function storeDraft(text: string): void {
  try {
    window.localStorage.setItem(STORAGE_KEY, text);
    DRAFT_STORED.next();
  } catch {
    // If the storage isn't available, the draft is kept while the remote is mounted.
  }
}
