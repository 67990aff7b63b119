import { missingAddress } from '@livery/contract/navigation/missing-address';
import { ButtonLink } from '@livery/ui/button-link';
import { MessageState } from '@livery/ui/message-state';
import { Compass } from 'lucide-react';
import { use } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { RenderedResponsesContext } from '../data/rendered-responses.tsx';
import { usePageTitle } from '../layout/page.tsx';

interface Props {
  /** Names what doesn't exist; by default it is the page, and its address is shown. */
  readonly heading?: string;
  /** Target of the link; the home page by default. */
  readonly to?: string;
  readonly action?: string;
}

/** A whole page, for unknown paths of this remote; if a server renders it, the response has status 404. */
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
      {heading === undefined && <MissingAddress />}
      <p>{t('notFoundHint')}</p>
    </MessageState>
  );
}

/** @rule 2.2 */
function MissingAddress() {
  const { t } = useTranslation('ui');
  const address = missingAddress(useLocation().pathname);
  return (
    <p>
      <Trans t={t} i18nKey="notFoundAddress" components={{ address: <bdi dir="ltr">{address}</bdi> }} />
    </p>
  );
}
