import type { Agency } from '@livery/contract/agency/agency';
import type { Manifest, PieceHeight } from '@livery/contract/remotes/manifest';

/** Below each piece: src/ui/remotes/place-for-pieces.module.css. */
const PIECE_GAP = 'var(--space-16)';

/** A piece that is loaded, or shows something: one that has nothing to show gives its room back, unless that is seen. */
const UNFINISHED_PIECE = ':is(:empty,:has([aria-busy="true"],:not(:empty)),[data-kept])';

/**
 * The style rules that keep the room of pieces free, as high as the manifest says that they are: in a place
 * (`data-place`) until it is opened (`data-opened`), and from then on for each piece; for as long as what has nothing to
 * show is seen (`data-kept`), too. Nothing without scripts, and nothing for destinations that the agency doesn't show.
 *
 * @param agency left out if it isn't known
 */
export function roomForPieces(manifest: Manifest, agency?: Pick<Agency, 'displaysTopDestinations'>): string {
  const pieces = Object.entries(manifest).flatMap(([remote, offered]) =>
    offered.ok && (remote !== 'topDestinations' || agency?.displaysTopDestinations === true)
      ? slotPieces(remote, offered.value.slots, offered.value.slotHeights)
      : [],
  );
  const rules = [...new Set(pieces.map(({ slot }) => slot))].flatMap((slot) => {
    const here = pieces.filter((piece) => piece.slot === slot);
    const widths = [...new Set(here.flatMap(({ heights }) => heights.map(({ from }) => from)))].toSorted(
      (a, b) => a - b,
    );
    return [
      ...widths.map((from) => {
        const sum = here.map(({ heights }) => pieceHeightAt(heights, from)).join(' + ');
        return styleRule(
          from,
          `[data-place="${slot}"]:is(:not(:has([data-opened])),[data-kept])`,
          `min-block-size:calc(${sum})`,
        );
      }),
      ...here.flatMap(({ remote, heights }) =>
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

/** The widest that applies at a width; nothing if that is narrower than all. */
function pieceHeightAt(heights: readonly PieceHeight[], width: number): string {
  const height = heights.findLast(({ from }) => from <= width);
  return height === undefined ? '0px' : `${height.rem}rem + ${height.vi}vi + ${PIECE_GAP}`;
}

function styleRule(from: number, selector: string, declarations: string): string {
  const text = `${selector}{${declarations}}`;
  return from === 0 ? text : `@media (width>=${from}rem){${text}}`;
}
