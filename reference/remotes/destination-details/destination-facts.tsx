import type { DestinationDetails } from '@livery/destinations/destination';
import type { LanguageCode } from '@livery/remote';
import { localeOf, monthName, nameOfCode, useFormat, useRemote } from '@livery/remote';
import { Card } from '@livery/ui/card';
import { Facts } from '@livery/ui/facts';
import { useLive } from '@livery/ui/use-live';
import { useTranslation } from 'react-i18next';

/** The name of a zone depends on the date, because countries change their zones. */
const REFERENCE_DAY = Date.UTC(2026, 0, 15);

/** The name of a time zone, such as `Western European Time`; the empty text for an unknown one. */
function timeZoneName(timeZone: string, language: LanguageCode): string {
  if (timeZone === '') return '';
  try {
    const format = new Intl.DateTimeFormat(localeOf(language), { timeZone, timeZoneName: 'longGeneric' });
    return format.formatToParts(REFERENCE_DAY).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  } catch {
    return '';
  }
}

/** Practical facts; those that are missing or malformed are omitted. */
export function DestinationFacts({ destination }: { readonly destination: DestinationDetails }) {
  const { t } = useTranslation('destination-details');
  const { list } = useFormat();
  const language = useLive(useRemote().language);
  const { country, currency, spokenLanguages, timeZone, bestMonths } = destination;
  const languages = spokenLanguages.map((code) => nameOfCode('language', code, language)).filter((name) => name !== '');
  const facts = [
    { label: t('facts.country'), value: nameOfCode('region', country, language) },
    { label: t('facts.languages'), value: list(languages) },
    { label: t('facts.currency'), value: nameOfCode('currency', currency, language) },
    { label: t('facts.timeZone'), value: timeZoneName(timeZone, language) },
    { label: t('facts.best'), value: list(bestMonths.map((month) => monthName(month, language, 'short'))) },
  ].filter(({ value }) => value !== '');
  if (facts.length === 0) return null;
  return (
    <Card heading={t('facts.title')} sunken>
      <Facts items={facts} />
    </Card>
  );
}
