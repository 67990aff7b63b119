import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../kit/format/use-format.ts';
import { useLive } from '../../../kit/use-live.ts';
import { useRemote } from '../../../kit/use-remote.ts';

/** Says that the charge is made in US dollars, and of a price in another currency how old its rates are (rules 7.13). */
export function ChargeNote({ amount }: { readonly amount: number }) {
  const { t } = useTranslation('booking');
  const { ratesDay } = useRemote();
  const { charge, day, isConverted } = useFormat();
  const asOf = isolated(day(useLive(ratesDay)));
  const dollars = { amount, currency: 'USD' };
  const charged = isolated(charge(dollars));
  return (
    <p>
      <small>
        {isConverted(dollars)
          ? t('price.chargedAbout', { amount: charged, day: asOf })
          : t('price.charged', { amount: charged })}
      </small>
    </p>
  );
}

/** A value within a sentence, neither changing the other's order of characters, as `<bdi>` does. */
function isolated(value: string): string {
  return `\u2068${value}\u2069`;
}
