import type { SavedItem } from '@livery/contract/saved/saved-item';
import { err } from '@livery/contract/shared/result';
import { aUser } from '@livery/testkit/users';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSaved } from '../../../src/application/saved/create-saved.ts';
import type { ProfileFavourites } from '../../../src/application/saved/saved.ts';
import { memoryStorage } from '../../../src/infrastructure/memory/memory-storage.ts';
import { containerAdapters } from '../../../src/infrastructure/wiring/container-adapters.ts';
import { createContainer } from '../../../src/infrastructure/wiring/create-container.ts';
import { FEATURE } from '../../../src/infrastructure/wiring/tokens.ts';
import { scriptedAdapters } from '../../support/scripted-adapters.ts';

const anItem = (id: string): SavedItem => ({ product: 'hotels', id, path: `/h/${id}`, title: id, picture: '' });
const idsOf = (items: readonly SavedItem[]) => items.map(({ id }) => id);

/** A profile's favourites in memory; its calls can be made to fail with `fails`. */
function aProfile(knownItems: readonly SavedItem[]) {
  const profile = { known: knownItems, fails: false, saves: 0 };
  const favourites: ProfileFavourites = {
    load: async () => (profile.fails ? undefined : profile.known),
    async save(list) {
      profile.saves += 1;
      if (!profile.fails) profile.known = list;
      return !profile.fails;
    },
  };
  return { profile, favourites };
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

let storage = memoryStorage();
beforeEach(() => {
  storage = memoryStorage();
});

async function openSavedLists(favourites?: ProfileFavourites) {
  const container = createContainer(
    scriptedAdapters({
      localStorage: storage,
      profiles: {
        read: async () => ({ ok: true, value: aUser() }),
        loadAgentData: async () => ({ ok: true, value: undefined }),
      },
    }),
  );
  const { stored, clock, reporter } = containerAdapters(container);
  const [agency, session] = [container.get(FEATURE.agency), container.get(FEATURE.session)];
  const market = container.get(FEATURE.market);
  const remotes = { favourites: async () => favourites };
  const notices = container.get(FEATURE.notices);
  const savedLists = createSaved({ agency, session, remotes, stored, clock, reporter, notices, market });
  const toasts = () => notices.toasts.now().map(({ message }) => message.text);
  return { saved: savedLists, session, market, toasts, lists: await savedLists.open() };
}

// @rule 2.1
describe('what a visitor saved', () => {
  it('has the last items that were seen first, twelve at most, and is there in the next session', async () => {
    const { lists } = await openSavedLists();
    for (let position = 0; position < 15; position += 1) lists.addSeen(anItem(String(position)));
    lists.addSeen({ ...anItem('evil'), path: 'https://evil.example' });
    expect(idsOf(lists.seen.now()).slice(0, 2)).toEqual(['14', '13']);
    expect(lists.seen.now().length).toBe(12);
    const { lists: nextLists, saved } = await openSavedLists();
    expect(idsOf(nextLists.seen.now())).toEqual(idsOf(lists.seen.now()));
    expect(saved.isAny()).toBe(true);
    nextLists.removeSeen(anItem('14'));
    expect(idsOf(nextLists.seen.now())[0]).toBe('13');
    nextLists.clearRecents();
    expect(nextLists.seen.now()).toEqual([]);
  });

  it('keeps valid searches only, each once', async () => {
    const { lists } = await openSavedLists();
    const day = new Date(Date.now() + 9e8).toISOString().slice(0, 10);
    const query = `?place=Oslo&latitude=59.9&longitude=10.7&date=${day}`;
    for (const search of [query, `${query}&sort=cheapest`, '?place=Oslo']) {
      lists.searched('/booknow/activities/search', search);
    }
    expect(lists.searches.now().map(lists.searchAddress)).toEqual([`/booknow/activities/search${query}`]);
  });

  it('says what language its titles and places are in, also once the visitor has chosen another', async () => {
    const { lists, market } = await openSavedLists();
    lists.addSeen(anItem('a'));
    market.chooseLanguage('de');
    lists.addSeen(anItem('b'));
    lists.setFavourite({ ...anItem('c'), language: 'fr' }, true);
    const day = new Date(Date.now() + 9e8).toISOString().slice(0, 10);
    lists.searched('/booknow/activities/search', `?place=Lissabon&latitude=38.7&longitude=-9.1&date=${day}`);
    const { lists: nextLists, saved } = await openSavedLists();
    expect(nextLists.seen.now().map(({ id, language }) => [id, language])).toEqual([
      ['b', 'de'],
      ['a', 'en'],
    ]);
    expect(saved.favourites.now().map(({ language }) => language)).toEqual(['fr']);
    expect(nextLists.searches.now().map(({ language }) => language)).toEqual(['de']);
  });

  it('is empty once the visitor signs out', async () => {
    const { lists, saved, session } = await openSavedLists();
    session.acceptToken('token-1');
    lists.setFavourite(anItem('a'), true);
    lists.addSeen(anItem('b'));
    session.signOut();
    expect([saved.favourites.now(), lists.seen.now(), saved.isAny()]).toEqual([[], [], false]);
  });
});

describe('a favourite that the device does not store', () => {
  it('is none, and a toast says so', async () => {
    const keptStorage = memoryStorage();
    let isFull = false;
    storage = {
      ...keptStorage,
      write: (key, text) =>
        isFull ? err({ kind: 'storage-refused', key, reason: 'full' }) : keptStorage.write(key, text),
    };
    const { lists, saved, toasts } = await openSavedLists();
    lists.setFavourite(anItem('a'), true);
    isFull = true;
    lists.setFavourite(anItem('b'), true);
    expect(idsOf(saved.favourites.now())).toEqual(['a']);
    lists.setFavourite(anItem('a'), false);
    expect(idsOf(saved.favourites.now())).toEqual(['a']);
    expect(toasts()).toEqual(["This favourite couldn't be saved."]);
    isFull = false;
    lists.setFavourite(anItem('b'), true);
    expect(idsOf(saved.favourites.now())).toEqual(['b', 'a']);
  });
});

describe('favourites and the profile', () => {
  it('are merged at the sign-in, and neither loses any', async () => {
    const { profile, favourites } = aProfile([anItem('there')]);
    const { lists, saved, session } = await openSavedLists(favourites);
    lists.setFavourite(anItem('here'), true);
    session.acceptToken('token-1');
    await nextTask();
    expect(idsOf(saved.favourites.now())).toEqual(['here', 'there']);
    expect(idsOf(profile.known)).toEqual(['here', 'there']);
    lists.setFavourite(anItem('there'), false);
    await nextTask();
    expect(idsOf(profile.known)).toEqual(['here']);
  });

  it('that could not be saved are kept, and saved again; a toast says where they are', async () => {
    const { profile, favourites } = aProfile([]);
    const { lists, saved, session, toasts } = await openSavedLists(favourites);
    session.acceptToken('token-1');
    await nextTask();
    profile.fails = true;
    lists.setFavourite(anItem('a'), true);
    await nextTask();
    expect([idsOf(saved.favourites.now()), lists.unsaved.now()]).toEqual([['a'], true]);
    expect(toasts()).toEqual(['Saved on this device, but not in your account yet.']);
    profile.fails = false;
    lists.saveAgain();
    await nextTask();
    expect([idsOf(profile.known), lists.unsaved.now()]).toEqual([['a'], false]);
  });

  it('stay on the device where the user store keeps none', async () => {
    const { lists, saved, session } = await openSavedLists();
    session.acceptToken('token-1');
    await nextTask();
    lists.setFavourite(anItem('a'), true);
    await nextTask();
    expect([idsOf(saved.favourites.now()), lists.unsaved.now()]).toEqual([['a'], false]);
  });
});
