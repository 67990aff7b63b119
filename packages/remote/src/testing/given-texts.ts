import type { FakeContextOptions } from './fake-context.ts';
import { isSentence, splitText } from './sentences.ts';
import { withSingleSpaces } from './shown-texts.ts';

type Respond = FakeContextOptions['respond'];

/** A platform whose responses are recorded. */
export interface RecordedPlatform {
  readonly respond: Respond;
  readonly given: readonly unknown[];
}

export function recordedPlatform(respond: Respond): RecordedPlatform {
  const givenValues: unknown[] = [];
  if (respond === undefined) return { respond, given: givenValues };
  return {
    given: givenValues,
    async respond(call, signal) {
      const result = await respond(call, signal);
      givenValues.push(result);
      return result;
    },
  };
}

/**
 * Whether a text, possibly in HTML, comes from the platform or the shell and not from the remote: a sentence is part of
 * a response or of the context; a name is one of their texts, a part of one, or composed of several, such as a first
 * and a last name.
 *
 * @param text with single spaces
 * @param givenValues any plain data
 */
export function isGivenText(text: string, givenValues: readonly unknown[]): boolean {
  const isAny = (isIn: (one: string) => boolean) => givenValues.some((value) => collectTexts(value).some(isIn));
  if (isSentence(text)) return isAny((one) => hasWholeWords(one, text));
  const isName = (name: string) => isAny((one) => one === name || splitText(one).includes(name));
  return isName(text) || text.split(' ').every(isName);
}

/** Whether a text occurs in another one, and begins and ends at word boundaries. */
function hasWholeWords(text: string, words: string): boolean {
  for (let position = text.indexOf(words); position !== -1; position = text.indexOf(words, position + 1)) {
    if (
      !isAllWordCharacters(text[position - 1], words[0]) &&
      !isAllWordCharacters(words.at(-1), text[position + words.length])
    )
      return true;
  }
  return false;
}

function isAllWordCharacters(...characters: readonly (string | undefined)[]): boolean {
  return characters.every((character) => character !== undefined && /[\p{L}\p{M}\p{Nd}]/u.test(character));
}

/** The texts of a response, cached because it is searched for each text of a page. */
const TEXTS_CACHE = new WeakMap<object, readonly string[]>();

function collectTexts(value: unknown): readonly string[] {
  if (typeof value === 'string') return [withSingleSpaces(value), withSingleSpaces(withoutMarkup(value))];
  if (typeof value !== 'object' || value === null) return [];
  const knownTexts = TEXTS_CACHE.get(value) ?? Object.values(value).flatMap(collectTexts);
  TEXTS_CACHE.set(value, knownTexts);
  return knownTexts;
}

function withoutMarkup(html: string): string {
  return /[<&]/.test(html) ? (new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '') : html;
}
