import { type AgedParty, usePartyWords } from '@livery/kit/format/use-party-words';
import { joinNames, type LanguageCode, localeOf, nameOfCode, useFormat, useRemote } from '@livery/remote';
import { useLive } from '@livery/ui/use-live';
import type { ParseKeys } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type CodeGroup, PLATFORM_CODES } from './platform-codes.ts';

/** Texts about offers, in the visitor's language. */
export interface OfferTexts {
  /** The label of a code; the empty text if it has no translation. */
  label(group: CodeGroup, code: string): string;
  /** The labels of the tags that have translations, in the order of the translations. */
  tags(codes: readonly string[]): readonly string[];
  /** `2 h 35 min` */
  duration(minutes: number): string;
  /** `2 adults, 1 child (age: 8)` */
  party(party: AgedParty): string;
  /** `2 rooms` */
  rooms(count: number): string;
  /** `25 years, United States`; the empty text if both are unknown. */
  driver(driver: { readonly age: number | null; readonly residence: string }): string;
  /** `Feb 03, 2026, 11:00` */
  time(at: string): string;
}

export function useOfferTexts(): OfferTexts {
  const { t } = useTranslation('booking');
  const { day } = useFormat();
  const words = usePartyWords();
  const language = useLive(useRemote().language);
  return useMemo(() => {
    const label = (group: CodeGroup, code: string) =>
      PLATFORM_CODES[group].some((platformCode) => platformCode === code)
        ? t([group, code].join('.') as ParseKeys<'booking'>)
        : '';
    return {
      label,
      tags: (codes) => PLATFORM_CODES.tags.filter((code) => codes.includes(code)).map((code) => label('tags', code)),
      duration(minutes) {
        const [hours, remainingMinutes] = [Math.floor(minutes / 60), minutes % 60];
        if (hours === 0) return t('duration.minutes', { minutes: remainingMinutes });
        return remainingMinutes === 0
          ? t('duration.hours', { hours })
          : t('duration.both', { hours, minutes: remainingMinutes });
      },
      ...words,
      driver: ({ age, residence }) =>
        joinNames([age === null ? '' : formatYears(age, language), nameOfCode('region', residence, language)]),
      time: (at) => joinNames([day(at.slice(0, 10)), at.slice(11, 16)]),
    };
  }, [t, day, words, language]);
}

function formatYears(count: number, language: LanguageCode): string {
  return count.toLocaleString(localeOf(language), { style: 'unit', unit: 'year', unitDisplay: 'long' });
}
