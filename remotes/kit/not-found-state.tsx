import { Compass } from 'lucide-react';
import { ButtonLink } from './button-link.tsx';
import { MessageState } from './message-state.tsx';
import { usePageTitle } from './use-page-title.ts';
import { useVoice } from './use-voice.ts';

interface Props {
  /** Says what there isn't, better than the kit can. */
  readonly heading?: string;
  /** Where else to go: the home page, unless told. */
  readonly to?: string;
  readonly action?: string;
}

/** A whole page, for a path of this remote that leads nowhere. */
export function NotFoundState({ heading, to = '/', action }: Props) {
  const say = useVoice();
  const words = heading ?? say('kit.notFound');
  usePageTitle(words);
  return (
    <MessageState
      icon={Compass}
      level={1}
      heading={words}
      actions={
        <ButtonLink look="primary" to={to}>
          {action ?? say('kit.home')}
        </ButtonLink>
      }
    >
      <p>{say('kit.notFoundHint')}</p>
    </MessageState>
  );
}
