import type { UserProfile } from '@livery/remote';
import { useQuery, useRemote, type WireRecord, wireRecord } from '@livery/remote';
import { optionalRule, plainDigits, SubmitButton, textThat, useRules } from '@livery/remote/forms';
import { Card } from '@livery/ui/card';
import { useTranslation } from 'react-i18next';
import { custom, type GenericSchema, object } from 'valibot';
import { AccountQueryResult, refusalStatus } from '../common/account-states.tsx';
import { mayChangeSettings } from '../common/permissions.ts';
import { RecordForm } from '../common/record-form.tsx';
import { useRecordForm } from '../common/use-record-form.ts';
import type { Setting, SettingsValues, SettingValue } from './setting.ts';
import { SettingField } from './setting-field.tsx';
import styles from './settings-form.module.css';
import { ReadOnlySettings, useSettingTexts } from './settings-text.tsx';
import { isPercentage, normaliseDecimal, settingsBody } from './settings-values.ts';

const MAX_SETTING_NUMBER = 1000;

/** Texts may be empty. */
function useSettingsSchema(settings: readonly Setting[]): GenericSchema<SettingsValues> {
  const { t } = useTranslation('account');
  const rules = useRules();
  return object(Object.fromEntries(settings.map(({ name, kind }) => [name, schemaOf(kind)])));

  function schemaOf(kind: Setting['kind']): GenericSchema<SettingValue> {
    switch (kind) {
      case 'percent':
        return textThat((value) => isPercentage(normaliseDecimal(value)), t('form.percent'));
      case 'number':
        return textThat(
          (value) => /^\d{1,4}$/.test(plainDigits(value)) && Number(plainDigits(value)) <= MAX_SETTING_NUMBER,
          t('form.between', { least: 0, most: MAX_SETTING_NUMBER }),
        );
      case 'email':
        return rules.optional.email;
      case 'tel':
        return rules.optional.phone;
      case 'url':
        return textThat(
          optionalRule((value) => /^https?:\/\/[^\s/]+/i.test(value.trim())),
          t('form.url'),
        );
      default:
        return custom<SettingValue>(() => true);
    }
  }
}

interface Props {
  readonly label: string;
  readonly path: string;
  readonly settings: readonly Setting[];
  readonly values: SettingsValues;
  /** The version on which a change is based. */
  readonly version: string | undefined;
  readonly changedBy: (name: string) => string;
  readonly onSaved: (response: unknown) => void;
  /** Called if somebody else has changed the page. */
  readonly onStale: () => void;
}

function SettingsForm({ label, path, settings, values, version, changedBy, onSaved, onStale }: Props) {
  const { t } = useTranslation('account');
  const { labelOf, textOf } = useSettingTexts();
  const { notify } = useRemote();
  const form = useRecordForm<SettingsValues>({
    values,
    changedBy,
    schema: useSettingsSchema(settings),
    call: (changedFields) => ({
      method: 'POST',
      path,
      query: { version },
      body: settingsBody(changedFields, settings),
    }),
    refusal(failure) {
      if (refusalStatus(failure) !== 409) return undefined;
      onStale();
      return t('settings.conflict');
    },
    done(response) {
      notify('success', t('form.saved'));
      onSaved(response);
    },
  });
  return (
    <RecordForm
      form={form}
      label={label}
      labelOf={labelOf}
      textOf={(name, value) =>
        textOf(settings.find((setting) => setting.name === name) ?? { name, kind: 'text' }, value)
      }
    >
      <div className={styles.fields}>
        {settings.map((setting) => (
          <SettingField
            key={setting.name}
            label={labelOf(setting.name)}
            setting={setting}
            bound={form.field(setting.name)}
          />
        ))}
      </div>
      <div>
        <SubmitButton form={form}>{t('form.save')}</SubmitButton>
      </div>
    </RecordForm>
  );
}

interface SettingsCardProps {
  readonly heading: string;
  /** The platform's name of the page with the settings. */
  readonly page: string;
  readonly settings: readonly Setting[];
  readonly profile: UserProfile;
}

/** Some settings of the agency: owners and administrators may change them, others only read them. */
export function SettingsCard({ heading, page, settings, profile }: SettingsCardProps) {
  const path = `/api/reference/settings/${page}`;
  const query = useQuery({ method: 'GET', path }, readSettings);
  return (
    <Card heading={heading}>
      <AccountQueryResult query={query}>
        {(read) => {
          const { wire, version } = read;
          const sentSettings = settings.filter(({ name }) => wire.has(name));
          const values = settingsValues(wire, sentSettings);
          return mayChangeSettings(profile, page === 'support' ? 'support' : 'settings') ? (
            <SettingsForm
              label={heading}
              path={path}
              settings={sentSettings}
              values={values}
              version={version}
              changedBy={read.changedBy}
              onSaved={(response) => query.setValue(readSettings(response) ?? read)}
              onStale={query.retry}
            />
          ) : (
            <ReadOnlySettings settings={sentSettings} values={values} />
          );
        }}
      </AccountQueryResult>
    </Card>
  );
}

/** Reads the fields of a settings page that the platform sends; fields not listed here stay unchanged. */
function settingsValues(wire: WireRecord, settings: readonly Setting[]): SettingsValues {
  return Object.fromEntries(
    settings.map(({ name, kind }) => [name, kind === 'switch' ? wire.flag(name) : wire.text(name)]),
  );
}

interface ReadSettings {
  readonly wire: WireRecord;
  /** The version of the settings, if the platform sends it. */
  readonly version: string | undefined;
  /** The person who last saved a field; the empty text if the platform sends no name. */
  readonly changedBy: (name: string) => string;
}

/** Reads the record in `data`. */
function readSettings(response: unknown): ReadSettings | undefined {
  const body = wireRecord(response);
  const wire = body.record('data');
  const changedBy = body.record('changedBy').text;
  return wire.names().length === 0 ? undefined : { wire, version: body.text('version') || undefined, changedBy };
}
