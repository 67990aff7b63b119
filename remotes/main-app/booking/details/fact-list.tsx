import { useTranslation } from 'react-i18next';
import { nameOfCode } from '../../../kit/format/locale.ts';
import { useFormat } from '../../../kit/format/use-format.ts';
import { Facts } from '../../../kit/layout/facts.tsx';
import { Section } from '../../../kit/layout/section.tsx';
import { useLive } from '../../../kit/use-live.ts';
import { useRemote } from '../../../kit/use-remote.ts';
import type { OfferDetails } from '../offer/offer.ts';
import { useOfferTexts } from '../offer/use-offer-texts.ts';

/** The facts that have translations, in the order of display. */
const KNOWN_FACTS = [
  'check-in-time',
  'check-out-time',
  'rooms-in-hotel',
  'open-since',
  'duration-minutes',
  'group-size',
  'languages',
  'minimum-age',
  'fuel-policy',
  'mileage',
  'deposit-usd',
  'aircraft',
  'cabin-bags',
  'checked-bags',
  'ship-built',
  'passengers',
  'decks',
  'ports',
] as const;

/** Values that are codes themselves. */
const KNOWN_VALUES = ['full-to-full', 'unlimited'] as const;

function isLanguageCode(text: string): boolean {
  return /^[a-z]{2}$/.test(text);
}

/** The facts of an offer; codes without translations are left out. */
export function FactList({ facts }: Pick<OfferDetails, 'facts'>) {
  const { t } = useTranslation('booking');
  const texts = useOfferTexts();
  const { list, money } = useFormat();
  const language = useLive(useRemote().language);
  const known = KNOWN_FACTS.flatMap((code) => {
    const fact = facts.find((one) => one.code === code);
    return fact === undefined ? [] : [{ code, value: fact.value }];
  }).map(({ code, value }) => ({
    label: t(`facts.${code}`),
    value: <bdi>{valueOf(code, value)}</bdi>,
  }));
  if (known.length === 0) return null;
  return (
    <Section heading={t('details.facts')}>
      <Facts of={known} />
    </Section>
  );

  function valueOf(code: string, value: string): string {
    const known = KNOWN_VALUES.find((one) => one === value);
    if (known !== undefined) return t(`factValues.${known}`);
    if (code === 'duration-minutes') return texts.duration(Number(value));
    if (code === 'deposit-usd') return money({ amount: Number(value), currency: 'USD' });
    if (code !== 'languages') return value;
    return list(value.split(/,\s*/).map((one) => (isLanguageCode(one) ? nameOfCode('language', one, language) : one)));
  }
}
