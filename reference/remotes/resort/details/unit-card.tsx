import type { ResortUnit } from '@livery/contract/resorts/resort-availability';
import { AgentChoice } from '@livery/kit/agent/agent-parts';
import { Price } from '@livery/kit/format/price';
import { AuthoredText, useFormat, useRemote } from '@livery/remote';
import { Badge } from '@livery/ui/badge';
import { Button } from '@livery/ui/button';
import text from '@livery/ui/text.module.css';
import { useLive } from '@livery/ui/use-live';
import { useTranslation } from 'react-i18next';
import { resortOffer } from '../stay/resort-offer.ts';
import { countNights, type Stay, stayPrice } from '../stay/stay.ts';
import { StayFigures } from '../stay/stay-figures.tsx';
import styles from './details.module.css';
import type { Resort } from './resort.ts';
import { unavailableReason } from './unit.ts';

/** The remaining number is shown if it isn't higher than this. */
const LOW_AVAILABILITY = 3;

interface Props {
  readonly unit: ResortUnit;
  readonly resort: Pick<Resort, 'id' | 'name' | 'image'>;
  readonly stay: Stay;
  /** Whether a hold is pending. */
  readonly holding: boolean;
  readonly onHold: () => void;
}

/** A unit, its price for the stay, and a button to hold it. */
export function UnitCard({ unit, resort, stay, holding, onHold }: Props) {
  const { t } = useTranslation('resort');
  const { number } = useFormat();
  const { showsPrices } = useLive(useRemote().session);
  const { name, sleeps, bedrooms, size, board, left } = unit;
  const nights = countNights(stay);
  const total = unit.price && stayPrice(unit.price, nights);
  const obstacle = unavailableReason(unit, stay);
  const facts = [
    sleeps === null ? '' : t('count.sleeps', { count: sleeps }),
    bedrooms === null ? '' : t('count.bedrooms', { count: bedrooms }),
    size === null ? '' : t('units.size', { size: number(size, 0) }),
    board === '' ? '' : t(`boards.${board}`),
  ].filter((text) => text !== '');
  return (
    <article className={styles.unit}>
      <div className={styles.unitWords}>
        <h3 className={styles.unitName}>
          <AuthoredText text={name} />
        </h3>
        <p className={text.soft}>{facts.join(' · ')}</p>
        {obstacle === 'soldOut' && <Badge>{t('units.soldOut')}</Badge>}
        {obstacle === 'tooSmall' && <Badge>{t('units.tooSmall')}</Badge>}
        {obstacle === null && left <= LOW_AVAILABILITY && (
          <Badge tone="warning">{t('count.left', { count: left })}</Badge>
        )}
      </div>
      {unit.price !== null && total !== null && obstacle === null && (
        <div className={styles.unitPrice}>
          <Price price={total} note={t('count.forNights', { count: nights })} />
          <StayFigures price={unit.price} rates={unit.rates} nights={nights} />
        </div>
      )}
      {obstacle === null && total !== null && (
        <AgentChoice
          offer={resortOffer({ ...resort, total }, stay)}
          choice={{ id: unit.id, name, price: { total: total.amount, currency: total.currency } }}
        />
      )}
      {obstacle === null && total !== null && showsPrices && (
        <Button variant="primary" busy={holding} aria-label={t('units.holdNamed', { name })} onClick={onHold}>
          {t('units.hold')}
        </Button>
      )}
    </article>
  );
}
