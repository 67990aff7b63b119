import { useQuery, useRemote } from '@livery/remote';
import { Card } from '@livery/ui/card';
import { Facts } from '@livery/ui/facts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountQueryResult } from '../common/account-states.tsx';
import { languageName } from '../common/language-name.ts';
import { useSettingTexts } from './settings-text.tsx';
import { PreviewLogo } from './site-preview.tsx';
import { parseWebsite, SITE_LANGUAGES, SITE_SWITCHES, WEBSITE_PATH, type Website } from './website-wire.ts';

/** In the order of the form. */
const WEBSITE_FIELDS: readonly (keyof Website)[] = [
  'logo',
  'primaryColor',
  'siteTitle',
  'siteDescription',
  'languages',
  ...SITE_SWITCHES,
];

/** The look of the site for users who may read but not change it. */
export function WebsiteText() {
  const { t } = useTranslation('account');
  const query = useQuery({ method: 'GET', path: WEBSITE_PATH }, parseWebsite);
  const { labelOf, textOf } = useWebsiteTexts();
  return (
    <Card heading={t('settings.appearance')}>
      <AccountQueryResult query={query}>
        {({ website }) => (
          <Facts items={WEBSITE_FIELDS.map((name) => ({ label: labelOf(name), value: textOf(name, website[name]) }))} />
        )}
      </AccountQueryResult>
    </Card>
  );
}

/** Formats the labels and values of the website's settings. */
export function useWebsiteTexts() {
  const { t } = useTranslation('account');
  const { name: agencyName } = useRemote().agency;
  const texts = useSettingTexts();
  return {
    labelOf: (name: string) => (name === 'logo' || name === 'languages' ? t(`settings.${name}`) : texts.labelOf(name)),
    textOf(name: string, value: unknown): ReactNode {
      if (name === 'logo' && typeof value === 'string') return <PreviewLogo address={value} name={agencyName} />;
      if (Array.isArray(value)) return <Languages codes={value} />;
      return <bdi>{texts.textOf({ name, kind: 'text' }, value)}</bdi>;
    },
  };
}

function Languages({ codes }: { readonly codes: readonly unknown[] }) {
  return SITE_LANGUAGES.filter((language) => codes.includes(language)).map((language, index) => (
    <span key={language}>
      {index > 0 && ' · '}
      <bdi lang={language}>{languageName(language)}</bdi>
    </span>
  ));
}
