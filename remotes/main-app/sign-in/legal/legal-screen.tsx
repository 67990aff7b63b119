import { ScrollText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Agency } from '../../../../src/application/remotes/remote-context.ts';
import { ButtonLink } from '../../../kit/buttons/button-link.tsx';
import { RichText } from '../../../kit/format/authored-text.tsx';
import { Page } from '../../../kit/layout/page.tsx';
import { EmptyState } from '../../../kit/states/message-state.tsx';
import { useRemote } from '../../../kit/use-remote.ts';

/** One of the agency's legal texts, in its own words. */
export function LegalScreen({ text }: { readonly text: keyof Agency['legal'] }) {
  const { t } = useTranslation(['sign-in', 'kit']);
  const { agency, hasContent } = useRemote();
  const html = agency.legal[text];
  return (
    <Page title={t(`legal.${text}`)} width="reading">
      {hasContent(html) ? (
        <RichText html={html} language={agency.language} />
      ) : (
        <EmptyState
          icon={ScrollText}
          heading={t('legal.empty')}
          actions={<ButtonLink to="/">{t('kit:home')}</ButtonLink>}
        >
          <p>{t('legal.emptyHint', { agency: agency.name })}</p>
        </EmptyState>
      )}
    </Page>
  );
}
