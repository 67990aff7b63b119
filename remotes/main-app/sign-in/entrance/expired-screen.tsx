import { Clock } from 'lucide-react';
import { ButtonLink } from '../../../kit/button-link.tsx';
import { MessageState } from '../../../kit/message-state.tsx';
import { usePageTitle } from '../../../kit/use-page-title.ts';
import { useVoice } from '../../../kit/use-voice.ts';
import { useWished } from './use-wished.ts';

/** `/expired` and `/expiry`: a visit, or a link, that has ended. */
export function ExpiredScreen() {
  const say = useVoice();
  const { handedOnTo } = useWished();
  const title = say('expired.title');
  usePageTitle(title);
  return (
    <MessageState
      icon={Clock}
      level={1}
      heading={title}
      actions={
        <>
          <ButtonLink look="primary" to={handedOnTo('/login')}>
            {say('expired.again')}
          </ButtonLink>
          <ButtonLink to="/">{say('kit.home')}</ButtonLink>
        </>
      }
    >
      <p>{say('expired.hint')}</p>
    </MessageState>
  );
}
