import { ButtonLink } from '@livery/ui/button-link';
import { MessageState } from '@livery/ui/message-state';
import { Compass } from 'lucide-react';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { RenderedResponsesContext } from '../data/rendered-responses.tsx';
import { usePageTitle } from '../layout/page.tsx';

interface Props {
  /** Names what doesn't exist; the default is generic. */
  readonly heading?: string;
  /** Target of the link; the home page by default. */
  readonly to?: string;
  readonly action?: string;
}

/** A whole page, for unknown paths of this remote; where a server renders it, the response has status 404. */
export function NotFoundState({ heading, to = '/', action }: Props) {
  const { t } = useTranslation('ui');
  const title = heading ?? t('notFound');
  use(RenderedResponsesContext)?.onMissing?.();
  usePageTitle(title);
  return (
    <MessageState
      icon={Compass}
      level={1}
      heading={title}
      actions={
        <ButtonLink variant="primary" to={to}>
          {action ?? t('home')}
        </ButtonLink>
      }
    >
      <p>{t('notFoundHint')}</p>
    </MessageState>
  );
}
