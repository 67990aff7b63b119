import { useTranslation } from 'react-i18next';
import { nameOfCode } from '../../../kit/format/locale.ts';
import { useFormat } from '../../../kit/format/use-format.ts';
import { Facts } from '../../../kit/layout/facts.tsx';
import { Section } from '../../../kit/layout/section.tsx';
import { useLive } from '../../../kit/use-live.ts';
import { useRemote } from '../../../kit/use-remote.ts';
import type { OfferDetails } from '../offer/offer.ts';
import { useOfferWords } from '../offer/use-offer-words.ts';
import { isLanguageCode, KNOWN_FACTS, KNOWN_VALUES } from './known-facts.ts';

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
