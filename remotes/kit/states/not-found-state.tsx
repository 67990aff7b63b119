import { Compass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../buttons/button-link.tsx';
import { usePageTitle } from '../layout/page.tsx';
import { MessageState } from './message-state.tsx';

interface Props {
  /** Says what there isn't, better than the kit can. */
  readonly heading?: string;
  /** Where else to go: the home page, unless told. */
  readonly to?: string;
  readonly action?: string;
}

/** A whole page, for a path of this remote that leads nowhere. */
export function NotFoundState({ heading, to = '/', action }: Props) {
  const { t } = useTranslation('kit');
  const words = heading ?? t('notFound');
  usePageTitle(words);
  return (
    <MessageState
      icon={Compass}
      level={1}
      heading={words}
      actions={
        <ButtonLink look="primary" to={to}>
          {action ?? t('home')}
        </ButtonLink>
      }
    >
      <p>{t('notFoundHint')}</p>
    </MessageState>
  );
}
