/** The meals that a hotel's price includes. */
export type Board = 'room-only' | 'breakfast' | 'half-board' | 'full-board' | 'all-inclusive';

/** Board codes of the travel trade, and platforms' words for them. */
const BOARDS: ReadonlyMap<string, Board> = new Map([
  ['ro', 'room-only'],
  ['roomonly', 'room-only'],
  ['bb', 'breakfast'],
  ['breakfast', 'breakfast'],
  ['breakfastincluded', 'breakfast'],
  ['bedandbreakfast', 'breakfast'],
  ['bedbreakfast', 'breakfast'],
  ['hb', 'half-board'],
  ['halfboard', 'half-board'],
  ['fb', 'full-board'],
  ['fullboard', 'full-board'],
  ['ai', 'all-inclusive'],
  ['allinclusive', 'all-inclusive'],
]);

/**
 * The board of a code (`BB`) or of English words (`Bed & Breakfast`); `undefined` for others, which can't be
 * translated.
 * @rule 3.7
 */
export function parseBoard(boardText = ''): Board | undefined {
  return BOARDS.get(boardText.toLowerCase().replaceAll(/[^a-z]/g, ''));
}
