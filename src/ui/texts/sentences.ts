import type english from './en.json';

/** The sentences of one language, nested by where they are said. */
export interface Sentences {
  readonly [key: string]: string | Sentences;
}

/** What a sentence is asked for by: its path in the file, without the plural form. */
export type TextKey = PathsOf<typeof english>;

type PathsOf<Branch, Prefix extends string = ''> = {
  [Key in keyof Branch & string]: Branch[Key] extends string
    ? `${Prefix}${StemOf<Key>}`
    : PathsOf<Branch[Key], `${Prefix}${Key}.`>;
}[keyof Branch & string];

type StemOf<Key extends string> = Key extends `${infer Stem}_${Intl.LDMLPluralRule}` ? Stem : Key;
