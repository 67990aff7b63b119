import { localeOf, nameOfCode, useFormat, useRemote } from '@livery/remote';
import { useLive } from '@livery/ui/use-live';
import type { OfferFact } from './offer-fact.ts';
import { PLATFORM_CODES } from './platform-codes.ts';
import { useOfferTexts } from './use-offer-texts.ts';

interface LabelledLine {
  readonly label: string;
  readonly value: string;
}

/** Facts that are numbers with separators; years have none. */
const COUNTED_FACTS: ReadonlySet<string> = new Set(['rooms-in-hotel', 'group-size', 'passengers', 'decks', 'ports']);

/** A minimum age of 0 says nothing. */
const isEmptyFact = ({ code, value }: OfferFact): boolean => code === 'minimum-age' && Number(value) === 0;

/** The facts of an offer as text, in the order of their translations; codes without a translation are omitted. */
export function useFactLines(): (facts: readonly OfferFact[]) => readonly LabelledLine[] {
  const { label, duration } = useOfferTexts();
  const { list, money, number } = useFormat();
  const language = useLive(useRemote().language);
  return (facts) =>
    PLATFORM_CODES.facts.flatMap((code) => {
      const fact = facts.find((candidate) => candidate.code === code);
      return fact === undefined || isEmptyFact(fact) ? [] : [{ label: label('facts', code), value: valueOf(fact) }];
    });

  function valueOf({ code, value }: OfferFact): string {
    const factText = label('factValues', value);
    if (factText !== '') return factText;
    if (code === 'duration-minutes') return duration(Number(value));
    if (code === 'deposit-usd') return money({ amount: Number(value), currency: 'USD' });
    if (COUNTED_FACTS.has(code) && /^\d{1,9}$/.test(value)) return number(Number(value));
    const kilometres = /^(\d{1,9}) km$/.exec(value)?.[1];
    if (kilometres !== undefined)
      return Number(kilometres).toLocaleString(localeOf(language), { style: 'unit', unit: 'kilometer' });
    if (code !== 'languages') return value;
    const languages = value.split(/,\s*/);
    return list(
      languages.map((eachLanguage) =>
        /^[a-z]{2}$/.test(eachLanguage) ? nameOfCode('language', eachLanguage, language) : eachLanguage,
      ),
    );
  }
}
