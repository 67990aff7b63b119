import { Hand } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../kit/buttons/button-link.tsx';
import { MessageState } from '../../../kit/states/message-state.tsx';
import { useLive } from '../../../kit/use-live.ts';
import { useRemote } from '../../../kit/use-remote.ts';
import { TitledState } from './titled-state.tsx';

interface Props {
  /** 1 where it is the whole page. */
  readonly level?: 1 | 2;
  /** Why, better than in general. */
  readonly reason?: string;
}

/** A page that is somebody else's, and where one's own is. */
export function Refusal({ level = 1, reason }: Props) {
  const { t } = useTranslation('account');
  const { profile } = useLive(useRemote().session);
  const State = level === 1 ? TitledState : MessageState;
  return (
    <State
      icon={Hand}
      heading={t('access.refused')}
      actions={
        <ButtonLink look="primary" to={profile?.isTravelAgent === true ? '/dashboard' : '/mytrip/dashboard'}>
          {t('access.own')}
        </ButtonLink>
      }
    >
      <p>{reason ?? t('access.agentsOnly')}</p>
    </State>
  );
}
