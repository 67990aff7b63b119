import { Hand, LockKeyhole, type LucideIcon, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../kit/buttons/button-link.tsx';
import { usePageTitle } from '../../../kit/layout/page.tsx';
import { addressWith } from '../../../kit/navigation/address-query.ts';
import { useLocation } from '../../../kit/navigation/use-location.ts';
import { MessageState } from '../../../kit/states/message-state.tsx';
import { useLive } from '../../../kit/use-live.ts';
import { useRemote } from '../../../kit/use-remote.ts';

interface Props {
  /** 1 where it is the whole page. */
  readonly level?: 1 | 2;
  /** Why, better than in general. */
  readonly reason?: string;
}

/** Says that the visitor may not see a page, with a link to their own dashboard. */
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

/** For visitors without a token; the shell redirects most of them to the log-in. */
export function LogInFirst({ level = 1 }: { readonly level?: 1 | 2 }) {
  const { t } = useTranslation('account');
  const { path, search } = useLocation();
  const State = level === 1 ? TitledState : MessageState;
  return (
    <State
      icon={LockKeyhole}
      heading={t('access.logInFirst')}
      actions={
        <ButtonLink look="primary" to={addressWith('/login', { redirect: path + search })}>
          {t('access.logIn')}
        </ButtonLink>
      }
    />
  );
}

interface TitledStateProps {
  readonly icon: LucideIcon;
  readonly heading: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

/** One message that is the whole page, and its title in the browser's tab. */
export function TitledState(props: TitledStateProps) {
  usePageTitle(props.heading);
  return <MessageState level={1} {...props} />;
}

interface MissingProps {
  readonly heading: string;
  /** Back to where there are others. */
  readonly to: string;
  readonly action: string;
}

/** Says that a booking, client or the like doesn't exist. */
export function Missing({ heading, to, action }: MissingProps) {
  return (
    <MessageState
      icon={SearchX}
      heading={heading}
      actions={
        <ButtonLink look="primary" to={to}>
          {action}
        </ButtonLink>
      }
    />
  );
}
