import { useCallback } from 'react';
import { useMutation } from '../../kit/data/use-mutation.ts';
import { useQuery } from '../../kit/data/use-query.ts';
import { heldStill } from './held-still.ts';
import type { Hold } from './hold.ts';
import { checkCall } from './hold-calls.ts';
import { readHold } from './hold-wire.ts';

/** @param reference the empty text for whatever this visit holds */
export function useHold(reference: string) {
  const asked = useQuery(checkCall(reference), readHold);
  const { run } = useMutation();
  const { state, put } = asked;
  const hold = state.kind === 'ready' ? state.value : null;

  /** Asks the service how a hold stands; `undefined` where it can't say. */
  const look = useCallback(
    async ({ reference: of }: Hold): Promise<Hold | null | undefined> => {
      const answer = await run(checkCall(of));
      return answer.ok ? readHold(answer.value) : undefined;
    },
    [run],
  );
  const timeIsUp = useCallback(
    (held: Hold) => {
      void look(held).then((told) => put(heldStill(held, told)));
    },
    [look, put],
  );
  return { asked, hold, put, look, timeIsUp };
}
