import { LockKeyhole } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../kit/buttons/button-link.tsx';
import { addressWith } from '../../../kit/navigation/address-query.ts';
import { useLocation } from '../../../kit/navigation/use-location.ts';
import { MessageState } from '../../../kit/states/message-state.tsx';
import { TitledState } from './titled-state.tsx';

/** For a visitor whose token is gone, or was never there; the shell sends most of them to the log-in by itself. */
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
