import { AuthoredText } from '../../kit/authored-text.tsx';
import { Badge } from '../../kit/badge.tsx';
import { Button } from '../../kit/button.tsx';
import { Price } from '../../kit/price.tsx';
import { useFormat } from '../../kit/use-format.ts';
import { useLive } from '../../kit/use-live.ts';
import { useRemote } from '../../kit/use-remote.ts';
import { useVoice } from '../../kit/use-voice.ts';
import { nightsOf, type Stay } from '../stay/stay.ts';
import styles from './details.module.css';
import { obstacleTo, priceOf, type Unit } from './unit.ts';

/** From so many on down one says how many are left. */
const FEW = 3;

interface Props {
  readonly unit: Unit;
  readonly stay: Stay;
  /** Whether it is being held right now. */
  readonly holding: boolean;
  readonly onHold: () => void;
}

/** A unit, what it costs for the stay, and the way to hold it. */
export function UnitCard({ unit, stay, holding, onHold }: Props) {
  const say = useVoice();
  const { number } = useFormat();
  const { showsPrices } = useLive(useRemote().session);
  const { name, sleeps, bedrooms, size, board, left } = unit;
  const nights = nightsOf(stay);
  const total = priceOf(unit, nights);
  const obstacle = obstacleTo(unit, stay);
  const facts = [
    sleeps === null ? '' : say('count.sleeps', { count: sleeps }),
    bedrooms === null ? '' : say('count.bedrooms', { count: bedrooms }),
    size === null ? '' : say('units.size', { size: number(size, 0) }),
    board === '' ? '' : say(`boards.${board}`),
  ].filter((text) => text !== '');
  return (
    <article className={styles.unit}>
      <div className={styles.unitWords}>
        <h3 className={styles.unitName}>
          <AuthoredText text={name} />
        </h3>
        <p className={styles.soft}>{facts.join(' · ')}</p>
        {obstacle === 'soldOut' && <Badge>{say('units.soldOut')}</Badge>}
        {obstacle === 'tooSmall' && <Badge>{say('units.tooSmall')}</Badge>}
        {obstacle === null && left <= FEW && <Badge tone="warning">{say('count.left', { count: left })}</Badge>}
      </div>
      {total !== null && obstacle !== 'soldOut' && (
        <Price price={total} note={say('count.forNights', { count: nights })} />
      )}
      {obstacle === null && total !== null && showsPrices && (
        <Button look="primary" busy={holding} aria-label={say('units.holdNamed', { name })} onClick={onHold}>
          {say('units.hold')}
        </Button>
      )}
    </article>
  );
}
