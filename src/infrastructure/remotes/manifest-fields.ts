import { parsePlainData } from '@livery/contract/remotes/plain-data';
import * as v from 'valibot';
import { isPlaceName } from '../../domain/remotes/place-name.ts';
import { anyFields, ownFields } from './own-fields.ts';

/** The name of a slot for which a remote offers a piece. */
export const slotName = v.custom<string>(
  isPlaceName,
  ({ input }) => `its slot “${String(input).slice(0, 100)}” has no name of the form “home.below-deals”`,
);

/** The deployment's configuration for a remote, frozen. */
export const configurationData = v.pipe(
  v.unknown(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const data = parsePlainData(dataset.value);
    if (data.ok) return data.value;
    addIssue({ message: `its configuration can’t be used: ${data.error}` });
    return NEVER;
  }),
);

/** In rem, or in hundredths of the window's width; larger than any piece or window. */
const pieceLength = v.pipe(v.number(), v.minValue(0), v.maxValue(1000));

const pieceHeight = v.pipe(
  anyFields,
  v.object({ from: v.optional(pieceLength, 0), rem: pieceLength, vi: v.optional(pieceLength, 0) }),
);

/** The heights of pieces in places, so that browsers can reserve room; without them the page shifts, but works. */
export const slotHeights = v.pipe(
  ownFields,
  v.record(
    v.custom<string>(isPlaceName),
    v.pipe(
      v.array(pieceHeight),
      v.maxLength(20),
      v.transform((heights) => heights.toSorted((a, b) => a.from - b.from)),
    ),
  ),
);
