import { err, ok, type Result } from '@livery/contract/shared/result';

/** A problem with an environment variable: the site can't be served with it. */
export interface SettingProblem {
  readonly setting: string;
  /** In plain words that follow the variable's name: "is not set". */
  readonly problem: string;
  /** One sentence on what to do about it. */
  readonly advice: string;
}

/** A problem with a variable's text. */
export type TextProblem = Omit<SettingProblem, 'setting'>;

/** Functions that reading settings needs from outside. */
export interface SettingDependencies {
  /** Returns the text of a file; throws if it can't be read. */
  readonly readText: (path: string) => string;
  /** Whether a folder exists and can be read; left out if it needn't exist yet. */
  readonly canReadFolder?: (path: string) => boolean;
}

/** An environment variable that a server reads. */
export interface Setting<Value> {
  readonly name: string;
  /** What it decides, in Markdown, for the table in docs/operate.md. */
  readonly meaning: string;
  /** The default, also in Markdown. */
  readonly otherwise: string;
  /** @param text without surrounding spaces; `undefined` if the variable is empty or not set */
  read(text: string | undefined, dependencies: SettingDependencies): Result<Value, readonly TextProblem[]>;
  /** Its text for printing; by default, unchanged. */
  readonly printed?: ((text: string) => string) | undefined;
}

interface SettingDescription {
  readonly name: string;
  readonly meaning: string;
  readonly printed?: (text: string) => string;
}

/** A setting without a default. */
export function optionalSetting<Value>(
  { name, meaning, printed, otherwise = '' }: SettingDescription & { readonly otherwise?: string },
  read: (text: string, dependencies: SettingDependencies) => Result<Value, readonly TextProblem[]>,
): Setting<Value | undefined> {
  return {
    name,
    meaning,
    otherwise,
    printed,
    read: (text, dependencies) => (text === undefined ? ok(undefined) : read(text, dependencies)),
  };
}

/** A setting with a default. @param standard the text that is used if the variable isn't set */
export function settingWithDefault<Value>(
  { name, meaning, standard }: SettingDescription & { readonly standard: string },
  read: (text: string) => Result<Value, readonly TextProblem[]>,
): Setting<Value> {
  return { name, meaning, otherwise: standard, read: (text = standard) => read(text) };
}

/** Reads a whole number. @param advice one sentence that names the range */
export function wholeNumberParser({ from, to, advice }: { from: number; to: number; advice: string }) {
  return (text: string): Result<number, readonly TextProblem[]> => {
    const number = Number(text);
    return /^\d{1,9}$/.test(text) && number >= from && number <= to ? ok(number) : unexpectedText(text, advice);
  };
}

/** Reads a time in whole milliseconds. */
export const parseMilliseconds = (from: number, to: number) =>
  wholeNumberParser({ from, to, advice: `It is a whole number of milliseconds from ${from} to ${to}.` });

/** Reads one of a few words. */
export function wordParser<const Word extends string>(words: readonly Word[]) {
  return (text: string): Result<Word, readonly TextProblem[]> => {
    const word = words.find((candidate) => candidate === text);
    return word === undefined ? unexpectedText(text, `It is one of ${words.join(', ')}.`) : ok(word);
  };
}

/** A list of words in Markdown. */
export function markdownList(words: readonly string[]): string {
  return words.map((word) => `\`${word}\``).join(', ');
}

/** The problem that a text isn't the expected one. */
export function unexpectedText(text: string, advice: string): Result<never, readonly TextProblem[]> {
  return err([{ problem: `is “${printableText(text)}”`, advice }]);
}

/** The longest quoted text, in characters. */
const MAX_PRINTED_LENGTH = 200;
/** The part of an address before a password: its scheme and user name. */
const BEFORE_PASSWORD = /^(?:[a-z][a-z0-9+.-]*:\/\/)?(?:[^\s:@/]*:)?/i;

/** A variable's text for printing: on one line, shortened, and without an address's password. */
export function printableText(text: string): string {
  const end = text.lastIndexOf('@');
  const safe = end === -1 ? text : `${BEFORE_PASSWORD.exec(text)?.[0]}…${text.slice(end)}`;
  const line = safe.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ');
  return line.length > MAX_PRINTED_LENGTH ? `${line.slice(0, MAX_PRINTED_LENGTH)}…` : line;
}
