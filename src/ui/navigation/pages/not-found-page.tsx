import { missingAddress } from '@livery/contract/navigation/missing-address';
import { MessageState } from '@livery/ui/message-state';
import { useIsHydrating } from '@livery/ui/use-is-hydrating';
import { Compass } from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { missingPathInState } from '../../../domain/navigation/missing-page.ts';
import { DocumentTitle } from '../../agency/agency-context.tsx';
import { ContactLink } from '../../agency/contact-link.tsx';
import { HomeLink } from '../home-link.tsx';
import styles from './not-found-page.module.css';

/** @rule 2.2 */
export function NotFoundPage() {
  return <NotFoundMessage address={useMissingAddress()} />;
}

/** @param of.address from `useMissingAddress`; `undefined` if it isn't known */
export function NotFoundMessage({ address }: { readonly address: string | undefined }) {
  const { t } = useTranslation();
  return (
    <MessageState
      level={1}
      icon={Compass}
      eyebrow="404"
      heading={t('notFound.title')}
      actions={
        <>
          <HomeLink />
          <ContactLink variant="secondary" />
        </>
      }
    >
      <DocumentTitle page="404" />
      <p className={styles.address}>
        {address !== undefined && (
          <Trans
            t={t}
            i18nKey="notFound.address"
            components={{
              address: (
                <bdi dir="ltr" className={styles.path}>
                  {address}
                </bdi>
              ),
            }}
          />
        )}
      </p>
      <p>{t('notFound.hint')}</p>
    </MessageState>
  );
}

/** The address of this page, before it redirects to `/errors`, whose history entry then contains it. */
function useMissingAddress(): string | undefined {
  const { pathname, state } = useLocation();
  const isHydrating = useIsHydrating();
  // A server doesn't know the history.
  const inHistory = isHydrating ? undefined : missingPathInState(state);
  return missingAddress(pathname) ?? missingAddress(inHistory);
}
