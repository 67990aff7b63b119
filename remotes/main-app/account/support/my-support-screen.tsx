import { useVoice } from '../../../kit/use-voice.ts';
import { TravellerPage } from '../traveller/traveller-page.tsx';
import { SupportView } from './support-view.tsx';

export function MySupportScreen() {
  const say = useVoice();
  return (
    <TravellerPage title={say('account.support')} lead={say('support.lead')}>
      <SupportView />
    </TravellerPage>
  );
}
