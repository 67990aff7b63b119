import { plainDataOf } from '@livery/contract/remotes/plain-data';
import * as v from 'valibot';
import { isPlaceName } from '../../domain/remotes/place-name.ts';

/** The name of a slot that a remote offers a piece for. */
export const slotName = v.custom<string>(
  isPlaceName,
  ({ input }) => `its slot “${String(input).slice(0, 100)}” has no name of the form “home.below-deals”`,
);

/** What the deployment says to a remote, frozen. */
export const configurationData = v.pipe(
  v.unknown(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const data = plainDataOf(dataset.value);
    if (data.ok) return data.value;
    addIssue({ message: `its configuration can’t be used: ${data.error}` });
    return NEVER;
  }),
);
