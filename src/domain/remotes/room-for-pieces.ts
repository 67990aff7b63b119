import type { Agency } from '@livery/contract/agency/agency';
import type { Manifest, PieceHeight } from '@livery/contract/remotes/manifest';

/** The gap below each piece, as in src/ui/remotes/place-for-pieces.module.css. */
const PIECE_GAP = 'var(--space-16)';

/**
 * A piece that is loading or shows something. A piece with nothing to show gives up its room, unless the visitor would
 * see that.
 */
const UNFINISHED_PIECE = ':is(:empty,:has([aria-busy="true"],:not(:empty)),[data-kept])';

/**
 * The style rules that reserve room for pieces, with the heights in the manifest: for a place (`data-place`) until it
 * is opened (`data-opened`), then for each piece. Visible room of pieces with nothing to show is kept (`data-kept`). No
 * room is reserved without scripts, or for destinations that the agency doesn't show.
 *
 * @param agency left out if it isn't known
 */
export function roomForPieces(manifest: Manifest, agency?: Pick<Agency, 'displaysTopDestinations'>): string {
  const pieces = Object.entries(manifest).flatMap(([remote, offeredRemote]) =>
    offeredRemote.ok && (remote !== 'topDestinations' || agency?.displaysTopDestinations === true)
      ? slotPieces(remote, offeredRemote.value.slots, offeredRemote.value.slotHeights)
      : [],
  );
  const rules = [...new Set(pieces.map(({ slot }) => slot))].flatMap((slot) => {
    const currentPieces = pieces.filter((piece) => piece.slot === slot);
    const widths = [...new Set(currentPieces.flatMap(({ heights }) => heights.map(({ from }) => from)))].toSorted(
      (a, b) => a - b,
    );
    return [
      ...widths.map((from) => {
        const sum = currentPieces.map(({ heights }) => pieceHeightAt(heights, from)).join(' + ');
        return styleRule(
          from,
          `[data-place="${slot}"]:is(:not(:has([data-opened])),[data-kept])`,
          `min-block-size:calc(${sum})`,
        );
      }),
      ...currentPieces.flatMap(({ remote, heights }) =>
        heights.map((height) =>
          styleRule(
            height.from,
            `[data-piece="${slot}"][data-remote="${remote}"]${UNFINISHED_PIECE}`,
            `display:block;min-block-size:calc(${pieceHeightAt([height], height.from)})`,
          ),
        ),
      ),
    ];
  });
  return rules.length === 0 ? '' : `@media (scripting:enabled){${rules.join('')}}`;
}

function slotPieces(
  remote: string,
  slots: readonly string[] = [],
  heights: Readonly<Record<string, readonly PieceHeight[]>> = {},
) {
  return slots.flatMap((slot) => (heights[slot] ? [{ remote, slot, heights: heights[slot] }] : []));
}

/** The height for the largest `from` that applies at a width; none if the width is smaller than all. */
function pieceHeightAt(heights: readonly PieceHeight[], width: number): string {
  const height = heights.findLast(({ from }) => from <= width);
  return height === undefined ? '0px' : `${height.rem}rem + ${height.vi}vi + ${PIECE_GAP}`;
}

function styleRule(from: number, selector: string, declarations: string): string {
  const text = `${selector}{${declarations}}`;
  return from === 0 ? text : `@media (width>=${from}rem){${text}}`;
}
