import { Compass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../kit/buttons/button-link.tsx';
import { usePageTitle } from '../../../kit/layout/page.tsx';
import { MessageState } from '../../../kit/states/message-state.tsx';
import { useRemote } from '../../../kit/use-remote.ts';
import { useServiceLinks } from './use-service-links.ts';

/** The agency doesn't sell what the address is of, and what it sells instead. */
export function NotOffered() {
  const { t } = useTranslation(['booking', 'kit']);
  const { name } = useRemote().agency;
  const links = useServiceLinks();
  const heading = t('notOffered.title', { agency: name });
  usePageTitle(heading);
  return (
    <MessageState
      icon={Compass}
      level={1}
      heading={heading}
      actions={
        links.length === 0 ? (
          <ButtonLink look="primary" to="/">
            {t('kit:home')}
          </ButtonLink>
        ) : (
          links.map(({ to, label }) => (
            <ButtonLink key={to} to={to}>
              {label}
            </ButtonLink>
          ))
        )
      }
    >
      {links.length > 0 && <p>{t('notOffered.hint')}</p>}
    </MessageState>
  );
}
