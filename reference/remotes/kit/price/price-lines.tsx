import { type Money, useFormat } from '@livery/remote';
import { usePriceParts } from '@livery/remote/price-parts';
import { Amount } from '@livery/ui/amount';
import { Facts } from '@livery/ui/facts';
import { useTranslation } from 'react-i18next';
import type { AgentFigures } from './price-rules.ts';

interface PartProps {
  readonly total: Money;
  /** In its currency. */
  readonly parts: readonly number[];
  readonly index: number;
}

/** One of the parts of a total, rounded so that all parts add up to it. */
export function PricePart({ total, parts, index }: PartProps) {
  const partsOf = usePriceParts();
  return <Amount text={partsOf(total, parts)[index] ?? ''} />;
}

interface Props {
  /** In the currency of the total. */
  readonly figures: AgentFigures;
  readonly total: Money;
}

/**
 * The agency's costs and earnings, and the taxes: as shown, they add up to the total above. Only the wholesale rate, if
 * the markup is negative or unknown.
 */
export function AgentLines({ figures: { wholesale, markup }, total }: Props) {
  const { t } = useTranslation('kit');
  const { percent } = useFormat();
  const partsOf = usePriceParts();
  const parts = markup === null ? [wholesale] : [wholesale, markup.amount, markup.taxes];
  const sum = markup === null ? wholesale : total.amount;
  const [firstPart = '', secondPart = '', thirdPart = ''] = partsOf({ ...total, amount: sum }, parts);
  return (
    <Facts
      items={[
        { label: t('price.wholesale'), value: <Amount text={firstPart} /> },
        ...(markup === null
          ? []
          : [
              {
                label: t('price.markup'),
                ...(markup.percentage !== null && { note: percent(markup.percentage / 100) }),
                value: <Amount text={secondPart} />,
              },
              { label: t('price.taxes'), value: <Amount text={thirdPart} /> },
            ]),
      ]}
    />
  );
}
