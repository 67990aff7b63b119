import { LANGUAGES, languageTag } from '@livery/contract/market/language';
import { describe, expect, it } from 'vitest';
import { complaintsAbout, remoteThat } from './planted.ts';

const LANGUAGE_TEST = 'has its messages in de, and changes to it while it is shown';
const ENGLISH_TEXTS = {
  save: 'Save',
  send: 'Send the form',
  brand: 'American Express',
  hotel: 'Hotel',
  same: 'Still not done',
};
const GERMAN_TEXTS = { ...ENGLISH_TEXTS, save: 'Sichern', send: 'Das Formular senden' };

type Translate = (key: keyof typeof ENGLISH_TEXTS) => string;

/** A remote that shows a text in its element's `p`, and updates it when the language changes. */
const remoteTranslatingText = (
  text: (t: Translate) => string,
  change: (words: HTMLElement) => void = () => undefined,
) =>
  remoteThat((element, { i18n, language }) => {
    for (const tag of LANGUAGES.map(languageTag)) {
      i18n.addResourceBundle(tag, 'blog', tag === 'en' ? ENGLISH_TEXTS : GERMAN_TEXTS);
    }
    const words = element.appendChild(document.createElement('p'));
    change(words);
    const following = language.changes.subscribe((next) => {
      void i18n.changeLanguage(languageTag(next));
      const t = i18n.getFixedT(languageTag(next), 'blog');
      words.textContent = text((key) => String(t(key)));
    });
    return () => {
      following.unsubscribe();
      words.remove();
    };
  });

it.each<[string, Parameters<typeof remoteTranslatingText>]>([
  ['a sentence in the code', [() => 'Book it now']],
  ['a word in the code that is a message in English', [() => 'Save']],
  ['a message that was not translated', [(t) => t('same')]],
  ['an attribute that is read out', [(t) => t('send'), (words) => words.setAttribute('aria-label', 'Close the list')]],
])('sees %s', async (_, planted) => {
  expect((await complaintsAbout(remoteTranslatingText(...planted), LANGUAGE_TEST)).get(LANGUAGE_TEST)).toMatch(
    /It is English in de at \/blog: “/,
  );
});

it('sees a single word where the language is written in other letters', async () => {
  const rule = 'has its messages in ar, and changes to it while it is shown';
  const word = remoteTranslatingText(() => 'Nightlife');
  expect((await complaintsAbout(word, rule)).get(rule)).toBe('Error: It is English in ar at /blog: “Nightlife”.');
  expect(await complaintsAbout(word, LANGUAGE_TEST)).toEqual(new Map());
  expect(
    await complaintsAbout(
      remoteTranslatingText(() => 'AB 12, 12 km'),
      rule,
    ),
  ).toEqual(new Map());
});

it('sees the title, and a dialog at the end of the page', async () => {
  const title = remoteThat((_, { titlePage }) => titlePage('Stories of the sea'));
  expect((await complaintsAbout(title, LANGUAGE_TEST)).get(LANGUAGE_TEST)).toMatch(/“Stories of the sea”/);
  const dialog = remoteThat(() => {
    const ownDialog = document.body.appendChild(document.createElement('dialog'));
    ownDialog.append('Close this dialog');
    return () => ownDialog.remove();
  });
  expect((await complaintsAbout(dialog, LANGUAGE_TEST)).get(LANGUAGE_TEST)).toMatch(/“Close this dialog”/);
});

it('names the first few texts, and how many there are', async () => {
  const many = remoteThat((element) => {
    const list = element.appendChild(document.createElement('ul'));
    for (let count = 1; count < 9; count += 1)
      list.appendChild(document.createElement('li')).append(`They are ${count}`);
    return () => list.remove();
  });
  expect((await complaintsAbout(many, LANGUAGE_TEST)).get(LANGUAGE_TEST)).toMatch(/“They are 5” and 3 more\.$/);
});

it.each<[string, Parameters<typeof remoteTranslatingText>]>([
  ['what is translated', [(t) => `${t('save')}, ${t('send')}`]],
  ['names', [(t) => t('brand')]],
  ['numbers', [() => '12.50 / 3']],
  ['a word that is the same in both languages', [(t) => t('hotel')]],
  ['what names its language', [() => 'A story from far away', (words) => words.setAttribute('lang', 'en')]],
  ['what is marked not to be translated', [() => 'Made of words', (words) => words.setAttribute('translate', 'no')]],
])('lets %s through', async (_, planted) => {
  expect(await complaintsAbout(remoteTranslatingText(...planted), LANGUAGE_TEST)).toEqual(new Map());
});

/** A remote that calls the platform, and shows a text. */
const remoteRequestingText = (text: string) =>
  remoteThat((element, { request }) => {
    const words = element.appendChild(document.createElement('p'));
    void request({ method: 'GET', path: '/api/story' }).then(() => {
      words.textContent = text;
    });
    return () => words.remove();
  });

describe('what the platform responds', () => {
  const value = [
    { title: '<p>A week at   the sea</p>', ports: ['Las Palmas', 'Port of Spain, Trinidad'], text: 'Save it' },
  ];
  const respond = () => ({ ok: true, value }) as const;

  const isolated = '\u2068A week at the sea\u2069 · \u2068Port of Spain\u2069';
  it.each([
    'A week at the sea',
    'week at the',
    'Port of Spain',
    'A week at the sea · Port of Spain → Las Palmas',
    isolated,
  ])('may be shown as it is: %s', async (text) => {
    expect(await complaintsAbout(remoteRequestingText(text), LANGUAGE_TEST, { respond })).toEqual(new Map());
  });

  it.each(['A week at these', 'Port of Spain · Book it now', 'A week at the sea, with us'])(
    'excuses no other words: %s',
    async (text) => {
      expect(
        (await complaintsAbout(remoteRequestingText(text), LANGUAGE_TEST, { respond })).get(LANGUAGE_TEST),
      ).toContain(`“${text}”`);
    },
  );

  it('excuses no message that has a word of it', async () => {
    const word = remoteThat((element, context) => {
      const ends = [remoteTranslatingText(() => 'Save'), remoteRequestingText('Las Palmas')].map(({ mount }) => {
        const place = element.appendChild(document.createElement('div'));
        const unmount = mount(place, context);
        return () => {
          unmount();
          place.remove();
        };
      });
      return () => ends.forEach((end) => end());
    });
    expect((await complaintsAbout(word, LANGUAGE_TEST, { respond })).get(LANGUAGE_TEST)).toMatch(/“Save”/);
  });
});

it('lets through what the shell wrote, and what the author says is alike', async () => {
  const failingRemote = remoteThat((element, { failureText }) => {
    const words = element.appendChild(document.createElement('p'));
    words.textContent = failureText({ kind: 'unreachable' }, 'call');
    return () => words.remove();
  });
  expect(await complaintsAbout(failingRemote, LANGUAGE_TEST)).toEqual(new Map());
  const alike = ['Book it now'];
  const brand = remoteTranslatingText(() => 'Book it now');
  expect(await complaintsAbout(brand, LANGUAGE_TEST, { alike })).toEqual(new Map());
});
