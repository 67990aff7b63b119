import type { Agency } from '@livery/remote';
import { ButtonLink, Page, RichText, useRemote } from '@livery/remote';
import { EmptyState } from '@livery/ui/empty-state';
import { Notice } from '@livery/ui/notice';
import { Section } from '@livery/ui/section';
import { ScrollText } from 'lucide-react';
import { useTranslation } from 'react-i18next';

interface Props {
  /** The parties: the agency and its travellers, or the agency and the platform. */
  readonly parties: keyof typeof TEXT_SECTIONS;
  /** The id of the terms from the path; untrusted. */
  readonly id?: string;
}

const TEXT_SECTIONS = {
  user: ['user.account', 'user.prices', 'user.booking', 'user.liability', 'user.changes'],
  agency: ['agency.service', 'agency.people', 'agency.money', 'agency.ending'],
} as const;

/** Terms and conditions: a sample of the reference app, which agencies replace. */
export function TermsScreen({ parties, id = '' }: Props) {
  const { t } = useTranslation('sign-in');
  const { agency } = useRemote();
  const reference = termsReference(id);
  const values = { agency: agency.name };
  return (
    <Page
      title={t(`terms.${parties}.title`)}
      lead={t(`terms.${parties}.lead`, values)}
      above={reference === null ? undefined : <p>{t('terms.reference', { id: reference })}</p>}
      width="reading"
    >
      <Notice>{t('terms.sample')}</Notice>
      {TEXT_SECTIONS[parties].map((part) => (
        <Section key={part} heading={t(`terms.${part}.heading`)}>
          <p>{t(`terms.${part}.text`, values)}</p>
        </Section>
      ))}
    </Page>
  );
}

/** The id of the terms, if it is safe to show; otherwise `null`, because links can contain any text. */
function termsReference(id: string): string | null {
  return /^[\w-]{1,40}$/.test(id) ? id : null;
}

/** One of the agency's legal texts. */
export function LegalScreen({ text }: { readonly text: keyof Agency['legal'] }) {
  const { t } = useTranslation(['sign-in', 'ui']);
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
          actions={<ButtonLink to="/">{t('ui:home')}</ButtonLink>}
        >
          <p>{t('legal.emptyHint', { agency: agency.name })}</p>
        </EmptyState>
      )}
    </Page>
  );
}
