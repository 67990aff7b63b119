import { Form } from '../../../kit/form.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { SubmitButton } from '../../../kit/submit-button.tsx';
import { useDeed } from '../../../kit/use-deed.ts';
import { useFailureText } from '../../../kit/use-failure-text.ts';
import { useForm } from '../../../kit/use-form.ts';
import { useRemote } from '../../../kit/use-remote.ts';
import { useVoice } from '../../../kit/use-voice.ts';
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
  const say = useVoice();
  const { run } = useDeed();
  const failureText = useFailureText();
  const { notify } = useRemote();
  const form = useForm<SettingsValues>({
    values,
    rules: useSettingRules(settings),
    async submit(changed) {
      const answer = await run({ method: 'POST', path, body: settingsBody(changed, settings) });
      if (!answer.ok) return failureText(answer.error);
      notify('success', say('form.saved'));
      return undefined;
    },
  });
  return (
    <Form form={form} label={label}>
      {locked && <Notice>{say('settings.locked')}</Notice>}
      <div className={styles.fields}>
        {settings.map((setting) => (
          <SettingField key={setting.name} setting={setting} bound={form.field(setting.name)} disabled={locked} />
        ))}
      </div>
      {!locked && (
        <div>
          <SubmitButton form={form}>{say('form.save')}</SubmitButton>
        </div>
      )}
    </Form>
  );
}
