import { agencyTheme, parseColour, type Query, useQuery, useRemote } from '@livery/remote';
import { optionalRule, SubmitButton, textThat } from '@livery/remote/forms';
import { Button } from '@livery/ui/button';
import { Card } from '@livery/ui/card';
import { CheckBox, FieldGroup } from '@livery/ui/check-box';
import { Field, GroupError } from '@livery/ui/field';
import layout from '@livery/ui/layout.module.css';
import { Notice } from '@livery/ui/notice';
import text from '@livery/ui/text.module.css';
import { TextField } from '@livery/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { custom, type GenericSchema, object } from 'valibot';
import { AccountQueryResult, refusalStatus } from '../common/account-states.tsx';
import { languageName } from '../common/language-name.ts';
import { RecordForm } from '../common/record-form.tsx';
import { useRecordForm } from '../common/use-record-form.ts';
import { LogoField } from './logo-field.tsx';
import { SitePreview } from './site-preview.tsx';
import styles from './website-settings.module.css';
import { useWebsiteTexts } from './website-text.tsx';
import {
  parseWebsite,
  type ReadWebsite,
  SITE_LANGUAGES,
  SITE_SWITCHES,
  type SiteLanguage,
  WEBSITE_PATH,
  type Website,
  websiteBody,
} from './website-wire.ts';

/** The look and contents of the agency's site, with a preview that follows the input. */
export function WebsiteSettings() {
  const { t } = useTranslation('account');
  const query = useQuery({ method: 'GET', path: WEBSITE_PATH }, parseWebsite);
  return (
    <Card heading={t('settings.appearance')}>
      <AccountQueryResult query={query}>
        {(website) => <WebsiteForm website={website} query={query} />}
      </AccountQueryResult>
    </Card>
  );
}

function WebsiteForm({ website, query }: { readonly website: ReadWebsite; readonly query: Query<ReadWebsite> }) {
  const { t } = useTranslation('account');
  const { notify } = useRemote();
  const [isLogoPending, setLogoPending] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const form = useRecordForm<Website>({
    values: website.website,
    changedBy: website.changedBy,
    schema: useWebsiteSchema(),
    call: (changedWebsite) => ({
      method: 'POST',
      path: WEBSITE_PATH,
      query: { version: website.version },
      body: websiteBody(changedWebsite),
    }),
    refusal(failure) {
      if (refusalStatus(failure) !== 409) return undefined;
      query.retry();
      return t('settings.conflict');
    },
    done(response) {
      query.setValue(parseWebsite(response) ?? website);
      setSaved(true);
      if (isLogoPending) notify('information', t('settings.siteSavedWithoutLogo'));
      else notify('success', t('settings.siteSaved'));
    },
  });
  const { values, field, set } = form;
  const languages = field('languages');
  return (
    <div className={styles.columns}>
      <RecordForm form={form} label={t('settings.appearance')} {...useWebsiteTexts()}>
        <LogoField value={values.logo} onChange={(logo) => set({ logo })} onPending={setLogoPending} />
        <ColourField {...field('primaryColor')} label={t('settings.fields.primaryColor')} />
        <TextField label={t('settings.fields.siteTitle')} maxLength={200} {...field('siteTitle')} />
        <TextField
          label={t('settings.fields.siteDescription')}
          multiline
          maxLength={1000}
          {...field('siteDescription')}
        />
        <FieldGroup label={t('settings.languages')}>
          <div className={styles.choices}>
            {SITE_LANGUAGES.map((language) => (
              <CheckBox
                key={language}
                label={<bdi lang={language}>{languageName(language)}</bdi>}
                value={values.languages.includes(language)}
                onChange={(chosen) =>
                  languages.onChange([
                    ...values.languages.filter((candidate) => candidate !== language),
                    ...(chosen ? [language] : []),
                  ])
                }
              />
            ))}
          </div>
          {!values.languages.includes('en') && <p className={text.soft}>{t('settings.elseEnglish')}</p>}
          <GroupError name="languages" error={languages.error} />
        </FieldGroup>
        <FieldGroup label={t('settings.shows')}>
          {SITE_SWITCHES.map((name) => (
            <CheckBox
              key={name}
              label={t(`settings.fields.${name}`)}
              value={values[name]}
              onChange={field(name).onChange}
            />
          ))}
        </FieldGroup>
        <div className={layout.actions}>
          <SubmitButton form={form}>{t('form.save')}</SubmitButton>
          {/* A full page load: the site is loaded again, as for visitors. */}
          <a className={layout.link} href="/">
            {t('settings.seeSite')}
          </a>
        </div>
        {/* The shell loaded the agency together with this page. */}
        {isSaved && !isLogoPending && !form.unsaved && (
          <Notice action={<Button onClick={() => window.location.reload()}>{t('settings.reload')}</Button>}>
            {t('settings.reloadHint')}
          </Notice>
        )}
      </RecordForm>
      <SitePreview website={values} />
    </div>
  );
}

/** Fields that aren't named here may have any value that can be entered. */
function useWebsiteSchema(): GenericSchema<Website> {
  const { t } = useTranslation('account');
  const anyText = custom<string>(() => true);
  const anySwitch = custom<boolean>(() => true);
  return object({
    siteTitle: anyText,
    siteDescription: anyText,
    primaryColor: textThat(
      optionalRule((colour) => parseColour(colour) !== undefined),
      t('settings.wrongColour'),
    ),
    logo: anyText,
    languages: custom<readonly SiteLanguage[]>(
      (codes) => Array.isArray(codes) && codes.length > 0,
      t('settings.noLanguage'),
    ),
    showTopDestinations: anySwitch,
    showAboutUs: anySwitch,
    showFaq: anySwitch,
    allowSignUp: anySwitch,
  });
}

interface ColourFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A colour, typed or chosen. */
function ColourField({ label, name, value, error, onChange }: ColourFieldProps) {
  const { t } = useTranslation('account');
  return (
    <Field label={label} error={error}>
      {(control) => (
        <div className={styles.colour}>
          <input {...control} name={name} dir="ltr" value={value} onChange={({ target }) => onChange(target.value)} />
          <input
            type="color"
            className={styles.swatch}
            aria-label={t('settings.chooseColour')}
            value={agencyTheme(value).primary}
            onChange={({ target }) => onChange(target.value)}
          />
        </div>
      )}
    </Field>
  );
}
