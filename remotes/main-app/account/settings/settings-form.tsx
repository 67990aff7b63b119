import { useTranslation } from 'react-i18next';
import { Form, SubmitButton } from '../../../kit/forms/form.tsx';
import { useMutationForm } from '../../../kit/forms/use-mutation-form.ts';
import { Notice } from '../../../kit/states/notice.tsx';
import { useRemote } from '../../../kit/use-remote.ts';
import type { Setting } from './setting.ts';
import { SettingField } from './setting-field.tsx';
import styles from './settings-form.module.css';
import { type SettingsValues, settingsBody } from './settings-values.ts';
import { useSettingRules } from './use-setting-rules.ts';

interface Props {
  readonly label: string;
  readonly path: string;
  readonly settings: readonly Setting[];
  readonly values: SettingsValues;
  /** To be read only. */
  readonly locked: boolean;
}

export function SettingsForm({ label, path, settings, values, locked }: Props) {
  const { t } = useTranslation('account');
  const { notify } = useRemote();
  const form = useMutationForm<SettingsValues>({
    values,
    rules: useSettingRules(settings),
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
