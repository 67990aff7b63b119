import { Price } from '@livery/kit/format/price';
import { AuthoredText, useFormat, useRemote } from '@livery/remote';
import { Badge } from '@livery/ui/badge';
import { Button } from '@livery/ui/button';
import text from '@livery/ui/text.module.css';
import { useLive } from '@livery/ui/use-live';
import { useTranslation } from 'react-i18next';
import { nightsOf, type Stay } from '../stay/stay.ts';
import styles from './details.module.css';
import { priceOf, type Unit, unavailableReason } from './unit.ts';

/** From this number down, the remaining number is shown. */
const LOW_AVAILABILITY = 3;

interface Props {
  readonly unit: Unit;
  readonly stay: Stay;
  /** Whether a hold is pending. */
  readonly holding: boolean;
  readonly onHold: () => void;
}

/** A unit, its price for the stay, and a button to hold it. */
export function UnitCard({ unit, stay, holding, onHold }: Props) {
  const { t } = useTranslation('resort');
  const { number } = useFormat();
  const { showsPrices } = useLive(useRemote().session);
  const { name, sleeps, bedrooms, size, board, left } = unit;
  const nights = nightsOf(stay);
  const total = priceOf(unit, nights);
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
      {total !== null && obstacle !== 'soldOut' && (
        <Price price={total} note={t('count.forNights', { count: nights })} />
      )}
      {obstacle === null && total !== null && showsPrices && (
        <Button variant="primary" busy={holding} aria-label={t('units.holdNamed', { name })} onClick={onHold}>
          {t('units.hold')}
        </Button>
      )}
    </article>
  );
}
