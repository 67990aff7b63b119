import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@livery/contract/market/language';
import { describe, expect, it } from 'vitest';
import { readNamespaces } from '../../../scripts/texts/read-namespaces.mjs';
import { reportOn } from '../../../scripts/texts/report-on.mjs';
import sameAsEnglish from '../../../scripts/texts/same-as-english.json' with { type: 'json' };

const NAMESPACES = readNamespaces('.').filter(({ folder }) => folder !== 'src/ui/texts');
const SAME_AS_ENGLISH = new Map<string, Readonly<Record<string, readonly string[]>>>(Object.entries(sameAsEnglish));

it.each(readNamespaces('.'))('French signs that stand apart never begin a line: $folder', ({ folder }) => {
  const texts = readFileSync(`${folder}/fr.json`, 'utf8');
  expect(texts.match(/[^\s":] [:;!?»](?!\w)|« /g) ?? []).toEqual([]);
});

describe.each(NAMESPACES)('the messages of $folder', (namespace) => {
  it.each(LANGUAGES)(
    'are all there in %s, with the same placeholders and the plural forms of the language',
    (language) => {
      const faults = reportOn(namespace, { languages: [language], alike: SAME_AS_ENGLISH.get(namespace.folder) ?? {} });
      expect(faults.filter(({ refused }) => refused)).toEqual([]);
    },
  );
});
