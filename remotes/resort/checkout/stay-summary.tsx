import { Card } from '../../kit/card.tsx';
import { Picture } from '../../kit/picture.tsx';
import { useVoice } from '../../kit/use-voice.ts';
import styles from './checkout.module.css';
import type { HeldStay } from './hold.ts';
import { StayFacts } from './stay-facts.tsx';

/** What is about to be booked. */
export function StaySummary({ stay }: { readonly stay: HeldStay }) {
  const say = useVoice();
  const { propertyName, location, image, freeCancellationDays: days } = stay;
  return (
    <Card heading={say('summary.title')}>
      <div className={styles.picture}>
        <Picture source={image} width={480} height={200} />
      </div>
      <div>
        <p className={styles.strong}>
          <bdi>{propertyName}</bdi>
        </p>
        <p className={styles.soft}>
          <bdi>{location}</bdi>
        </p>
      </div>
      <StayFacts stay={stay} />
      <p>{say('summary.included')}</p>
      {days !== null && days > 0 && <p>{say('policies.freeCancellation', { count: days })}</p>}
    </Card>
  );
}
