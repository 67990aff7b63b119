import { test } from '@fast-check/vitest';
import type { SavedItem } from '@livery/contract/saved/saved-item';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Favourites,
  favouritesAfterSaving,
  isUnsaved,
  MAX_FAVOURITES,
  mergeFavourites,
  NO_FAVOURITES,
  setFavourite,
} from '../../../src/domain/saved/favourites.ts';

const item = (id: string): SavedItem => ({ product: 'hotels', id, path: `/h/${id}`, title: id, picture: '' });
const ids = (items: readonly SavedItem[]) => items.map(({ id }) => id);
const steps = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.boolean()), { maxLength: 12 });
const after = (start: Favourites, changes: readonly (readonly [string, boolean])[], signedIn: boolean) =>
  changes.reduce((all, [id, marked]) => setFavourite(all, item(id), marked, signedIn), start);

// @rule 2.1
describe('favourites', () => {
  it('have what was marked last first, each once', () => {
    const list = after(
      NO_FAVOURITES,
      [
        ['a', true],
        ['b', true],
        ['a', true],
        ['c', true],
        ['c', false],
      ],
      false,
    );
    expect(ids(list.items)).toEqual(['a', 'b']);
  });

  it('are a hundred at most', () => {
    const many = Array.from({ length: MAX_FAVOURITES + 5 }, (_, at) => [String(at), true] as const);
    expect(after(NO_FAVOURITES, many, false).items.length).toBe(MAX_FAVOURITES);
  });

  it('that were taken away while signed in stay away, and those of another device are kept', () => {
    const saved = { ...NO_FAVOURITES, items: [item('a'), item('b')] };
    const device = setFavourite(saved, item('a'), false, true);
    expect(ids(mergeFavourites(device, [item('x'), item('a'), item('b')]).items)).toEqual(['x', 'b']);
  });

  it('send what was changed while they were being saved', () => {
    const sent = after(NO_FAVOURITES, [['a', true]], true);
    const now = after(
      sent,
      [
        ['a', false],
        ['b', true],
      ],
      true,
    );
    const rest = favouritesAfterSaving(now, sent);
    expect(rest).toMatchObject({ added: [{ id: 'b' }], removed: [{ id: 'a' }] });
    expect(isUnsaved(favouritesAfterSaving(rest, rest))).toBe(false);
  });

  test.prop([steps, fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'x', 'y'))])(
    'lose none of either side when a visitor signs in',
    (changes, known) => {
      const device = after(NO_FAVOURITES, changes, false);
      const merged = ids(mergeFavourites(device, known.map(item)).items);
      expect(new Set(merged)).toEqual(new Set([...ids(device.items), ...known]));
      expect(new Set(merged).size).toBe(merged.length);
    },
  );

  test.prop([steps, steps])('are those of the device once profile and device are in step', (before, during) => {
    const sent = after(NO_FAVOURITES, before, true);
    const now = after(sent, during, true);
    // The profile has the sent items; if it is loaded later, nothing on this device changes.
    const merged = mergeFavourites(favouritesAfterSaving(now, sent), sent.items);
    expect(new Set(ids(merged.items))).toEqual(new Set(ids(now.items)));
  });
});
