import { err, ok, type Result } from '@livery/contract/shared/result';

/** What is wrong with a variable of the environment: the site can't be served with it. */
export interface SettingProblem {
  readonly setting: string;
  /** In plain words that follow its name: "is not set". */
  readonly problem: string;
  /** What to do about it, as a sentence. */
  readonly advice: string;
}

/** What is wrong with a variable's text. */
export type TextProblem = Omit<SettingProblem, 'setting'>;

/** What reading needs from outside. */
export interface SettingDependencies {
  /** The text of a file; throws when it can't be read. */
  readonly readText: (path: string) => string;
  /** Whether a folder is there and can be read; left out if it need not be there yet. */
  readonly canReadFolder?: (path: string) => boolean;
}

/** A variable of the environment that a server reads. */
export interface Setting<Value> {
  readonly name: string;
  /** What it decides, in Markdown: a row of the table in docs/operate.md. */
  readonly meaning: string;
  /** What applies if it is not set, in the same words. */
  readonly otherwise: string;
  /** @param text without space around it; `undefined` if the variable is empty or not set */
  read(text: string | undefined, dependencies: SettingDependencies): Result<Value, readonly TextProblem[]>;
  /** Its text as it may be printed; by default, whatever it is. */
  readonly printed?: ((text: string) => string) | undefined;
}

interface SettingDescription {
  readonly name: string;
  readonly meaning: string;
  readonly printed?: (text: string) => string;
}

/** A setting without which something is left out. */
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

/** A setting that has a value in any case. @param standard the text that applies if none is set */
export function settingWithDefault<Value>(
  { name, meaning, standard }: SettingDescription & { readonly standard: string },
  read: (text: string) => Result<Value, readonly TextProblem[]>,
): Setting<Value> {
  return { name, meaning, otherwise: standard, read: (text = standard) => read(text) };
}

/** Reads a whole number. @param advice what is expected, as a sentence that names the range */
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
    const word = words.find((one) => one === text);
    return word === undefined ? unexpectedText(text, `It is one of ${words.join(', ')}.`) : ok(word);
  };
}

/** Words as Markdown. */
export function markdownList(words: readonly string[]): string {
  return words.map((word) => `\`${word}\``).join(', ');
}

/** The problem of a text that is not what is expected. */
export function unexpectedText(text: string, advice: string): Result<never, readonly TextProblem[]> {
  return err([{ problem: `is “${printableText(text)}”`, advice }]);
}

/** In characters, of a text that is quoted. */
const MAX_PRINTED_LENGTH = 200;
/** Of an address, its scheme and a user's name. */
const BEFORE_PASSWORD = /^(?:[a-z][a-z0-9+.-]*:\/\/)?(?:[^\s:@/]*:)?/i;

/** A variable's text as it may be printed: in one line, not too long, without the password of an address. */
export function printableText(text: string): string {
  const end = text.lastIndexOf('@');
  const safe = end === -1 ? text : `${BEFORE_PASSWORD.exec(text)?.[0]}…${text.slice(end)}`;
  const line = safe.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ');
  return line.length > MAX_PRINTED_LENGTH ? `${line.slice(0, MAX_PRINTED_LENGTH)}…` : line;
}
