import type { UserProfile } from '@livery/remote';
import { useQuery, useRemote, type WireRecord, wireRecord } from '@livery/remote';
import type { BoundField } from '@livery/remote/forms';
import { Form, isFilled, optional, SubmitButton, textThat, useMutationForm, useRules } from '@livery/remote/forms';
import { Card } from '@livery/ui/card';
import { CheckBox } from '@livery/ui/check-box';
import { Notice } from '@livery/ui/notice';
import { TextField } from '@livery/ui/text-field';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { custom, type GenericSchema, object } from 'valibot';
import { AccountQueryResult } from '../common/account-states.tsx';
import { managesAgency } from '../common/permissions.ts';
import styles from './settings-form.module.css';

const MOST = { percent: 100, number: 1000 } as const;

/** Texts may be empty. */
function useSettingsSchema(settings: readonly Setting[]): GenericSchema<SettingsValues> {
  const { t } = useTranslation('account');
  const rules = useRules();
  return object(Object.fromEntries(settings.map(({ name, kind }) => [name, schemaOf(kind)])));

  function schemaOf(kind: Setting['kind']): GenericSchema<SettingValue> {
    switch (kind) {
      case 'percent':
      case 'number':
        return textThat(
          (value) => isFilled(value) && Number(value) >= 0 && Number(value) <= MOST[kind],
          t('form.between', { least: 0, most: MOST[kind] }),
        );
      case 'email':
        return rules.optional.email;
      case 'tel':
        return rules.optional.phone;
      case 'url':
        return textThat(
          optional((value) => /^https?:\/\/[^\s/]+/i.test(value.trim())),
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
  /** Read-only. */
  readonly locked: boolean;
}

function SettingsForm({ label, path, settings, values, locked }: Props) {
  const { t } = useTranslation('account');
  const { notify } = useRemote();
  const form = useMutationForm<SettingsValues>({
    values,
    schema: useSettingsSchema(settings),
    call: (changed) => ({ method: 'POST', path, body: settingsBody(changed, settings) }),
    done: () => notify('success', t('form.saved')),
  });
  return (
    <Form form={form} label={label}>
      {locked && <Notice>{t('settings.locked')}</Notice>}
      <div className={styles.fields}>
        {settings.map((setting) => (
          <SettingField key={setting.name} setting={setting} bound={form.field(setting.name)} disabled={locked} />
        ))}
      </div>
      {!locked && (
        <div>
          <SubmitButton form={form}>{t('form.save')}</SubmitButton>
        </div>
      )}
    </Form>
  );
}

interface SettingFieldProps {
  readonly setting: Setting;
  readonly bound: Omit<BoundField<SettingValue>, 'value'> & { readonly value: SettingValue | undefined };
  readonly disabled: boolean;
}

/** The control of a setting. */
function SettingField({ setting: { name, kind }, bound, disabled }: SettingFieldProps) {
  const { t } = useTranslation('account');
  const label = t(`settings.fields.${name}` as ParseKeys<'account'>);
  const { value, onChange, error } = bound;
  if (kind === 'switch') {
    return <CheckBox name={name} label={label} value={value === true} onChange={onChange} disabled={disabled} />;
  }
  const figure = kind === 'percent' || kind === 'number';
  return (
    <TextField
      name={name}
      label={label}
      type={figure ? 'number' : kind === 'lines' ? 'text' : kind}
      inputMode={figure ? 'decimal' : 'text'}
      multiline={kind === 'lines'}
      value={typeof value === 'string' ? value : ''}
      onChange={onChange}
      error={error}
      disabled={disabled}
    />
  );
}

interface SettingsCardProps {
  readonly heading: string;
  /** The platform's name of the page that the settings belong to. */
  readonly page: string;
  readonly settings: readonly Setting[];
  readonly profile: UserProfile;
}

/** Some settings of the agency: owners and administrators change them, others read them. */
export function SettingsCard({ heading, page, settings, profile }: SettingsCardProps) {
  const path = `/api/reference/settings/${page}`;
  const query = useQuery({ method: 'GET', path }, readSettings);
  return (
    <Card heading={heading}>
      <AccountQueryResult query={query}>
        {(wire) => (
          <SettingsForm
            label={heading}
            path={path}
            settings={settings.filter(({ name }) => wire.has(name))}
            values={settingsValues(wire, settings)}
            locked={!managesAgency(profile)}
          />
        )}
      </AccountQueryResult>
    </Card>
  );
}

type SettingsValues = Readonly<Record<string, SettingValue>>;

/** Reads the fields of a settings page that the platform sends; fields not listed here stay unchanged. */
function settingsValues(wire: WireRecord, settings: readonly Setting[]): SettingsValues {
  return Object.fromEntries(
    settings
      .filter(({ name }) => wire.has(name))
      .map(({ name, kind }) => [name, kind === 'switch' ? wire.flag(name) : wire.text(name)]),
  );
}

/** The record under `data`. */
function readSettings(response: unknown): WireRecord | undefined {
  const wire = wireRecord(response).record('data');
  return wire.names().length === 0 ? undefined : wire;
}

/** The body that saves them. */
export function settingsBody(values: SettingsValues, settings: readonly Setting[]): object {
  const kinds = new Map(settings.map(({ name, kind }) => [name, kind]));
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const kind = kinds.get(name);
      return [name, kind === 'percent' || kind === 'number' ? Number(value) : value];
    }),
  );
}

/** A field of the settings, by its name on the platform. */
export interface Setting {
  readonly name: string;
  readonly kind: 'text' | 'email' | 'tel' | 'url' | 'lines' | 'percent' | 'number' | 'switch';
}

/** The value to send, of the type that was read. */
type SettingValue = string | boolean;
