import { BadgeCheck, Clock, Headset } from 'lucide-react';
import { Card } from '../../kit/card.tsx';
import { SearchPage } from '../../kit/search-page.tsx';
import { useVoice } from '../../kit/use-voice.ts';
import { HeldNotice } from '../checkout/held-notice.tsx';
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
    <SearchPage
      title={say('search.title')}
      lead={say('search.lead')}
      promises={PROMISES.map(([promise, icon]) => ({
        icon,
        title: say(`promises.${promise}.title`),
        text: say(`promises.${promise}.text`),
      }))}
    >
      <HeldNotice />
      <Card>
        <SearchForm />
      </Card>
    </SearchPage>
  );
}
