import { BadgeCheck, Clock, Headset } from 'lucide-react';
import { Card } from '../../kit/card.tsx';
import { Page } from '../../kit/page.tsx';
import { useVoice } from '../../kit/use-voice.ts';
import { HeldNotice } from '../checkout/held-notice.tsx';
import styles from './search.module.css';
import { SearchForm } from './search-form.tsx';

const PROMISES = [
  ['hold', Clock],
  ['price', BadgeCheck],
  ['help', Headset],
] as const;

/** Where the booking of a resort begins. */
export function SearchScreen() {
  const say = useVoice();
  return (
    <div className={styles.hero}>
      <Page title={say('search.title')} lead={say('search.lead')}>
        <HeldNotice />
        <Card>
          <SearchForm />
        </Card>
        <ul className={styles.promises}>
          {PROMISES.map(([promise, Icon]) => (
            <li key={promise} className={styles.promise}>
              <Icon size={22} aria-hidden="true" />
              <div>
                <h2 className={styles.heading}>{say(`promises.${promise}.title`)}</h2>
                <p>{say(`promises.${promise}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </Page>
    </div>
  );
}
