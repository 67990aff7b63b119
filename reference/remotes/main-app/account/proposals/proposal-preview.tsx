import { type LanguageCode, OtherContext, QueryResult, Translations, useQuery, useRemote } from '@livery/remote';
import { contextIn, languageAttributes } from '@livery/remote/context-in';
import { Section } from '@livery/ui/section';
import { SelectField } from '@livery/ui/select-field';
import { Skeleton } from '@livery/ui/skeleton';
import { useLive } from '@livery/ui/use-live';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageName } from '../common/language-name.ts';
import { itemPath } from '../common/paths.ts';
import { parseLanguageCode, useProposalLanguage } from './languages.ts';
import { useOfferedLanguages } from './offered-languages.ts';
import { ProposalBody } from './proposal-body.tsx';
import styles from './proposal-preview.module.css';
import { type Proposal, parseProposal } from './proposal-wire.ts';

/** The proposal as the client sees it, in their language; it isn't counted as opened, and has no links. */
export function ProposalPreview({ proposal }: { readonly proposal: Proposal }) {
  const { t } = useTranslation('account');
  const context = useRemote();
  const ownLanguage = useLive(context.language);
  const languages = useOfferedLanguages();
  const proposalLanguage = useProposalLanguage(proposal);
  const [chosen, setChosen] = useState<LanguageCode>();
  const language = chosen ?? proposalLanguage ?? ownLanguage;
  const preview = useMemo(() => contextIn(context, language), [context, language]);
  return (
    <Section
      heading={t('proposals.preview')}
      actions={
        <SelectField
          label={t('proposals.language')}
          value={language}
          onChange={(code) => setChosen(parseLanguageCode(code))}
          options={[...new Set([language, ...languages])].map((code) => ({
            value: code,
            label: languageName(code),
          }))}
        />
      }
    >
      <div key={language} className={styles.frame} {...languageAttributes(language)}>
        <OtherContext value={preview}>
          <Translations loading={<Skeleton shape="cards" />}>
            <SentMessage id={proposal.id} language={language} />
          </Translations>
        </OtherContext>
      </div>
    </Section>
  );
}

interface SentProps {
  readonly id: string;
  readonly language: string;
}

function SentMessage({ id, language }: SentProps) {
  const path = itemPath('/api/reference/proposals', id);
  const query = useQuery({ method: 'GET', path, query: { language } }, parseProposal);
  return (
    <QueryResult query={query} loading={<Skeleton shape="cards" />}>
      {(proposal) => (
        <>
          <p className={styles.title}>
            <bdi>{proposal.title}</bdi>
          </p>
          <ProposalBody proposal={proposal} preview />
        </>
      )}
    </QueryResult>
  );
}
