import { useTranslation } from 'react-i18next';
import { Facts } from '../../../kit/facts.tsx';
import { nameOfCode } from '../../../kit/name-of-code.ts';
import { Section } from '../../../kit/section.tsx';
import { useFormat } from '../../../kit/use-format.ts';
import { useLive } from '../../../kit/use-live.ts';
import { useRemote } from '../../../kit/use-remote.ts';
import type { OfferDetails } from '../offer/offer.ts';
import { useOfferWords } from '../offer/use-offer-words.ts';

/** The facts that the app has words for, in the order in which they are told. */
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

/** What the platform tells in codes; those that there are no words for are left out. */
export function FactList({ facts }: Pick<OfferDetails, 'facts'>) {
  const { t } = useTranslation('booking');
  const words = useOfferWords();
  const { list, money } = useFormat();
  const language = useLive(useRemote().language);
  const told = KNOWN_FACTS.flatMap((code) => {
    const fact = facts.find((one) => one.code === code);
    return fact === undefined ? [] : [{ code, value: fact.value }];
  }).map(({ code, value }) => ({
    label: t(`facts.${code}`),
    value: <bdi>{valueOf(code, value)}</bdi>,
  }));
  if (told.length === 0) return null;
  return (
    <Section heading={t('details.facts')}>
      <Facts of={told} />
    </Section>
  );

  function valueOf(code: string, value: string): string {
    const known = KNOWN_VALUES.find((one) => one === value);
    if (known !== undefined) return t(`factValues.${known}`);
    if (code === 'duration-minutes') return words.duration(Number(value));
    if (code === 'deposit-usd') return money({ amount: Number(value), currency: 'USD' });
    if (code !== 'languages') return value;
    return list(value.split(/,\s*/).map((one) => (isLanguageCode(one) ? nameOfCode('language', one, language) : one)));
  }
}
