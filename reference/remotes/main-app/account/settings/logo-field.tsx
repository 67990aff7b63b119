import { useFailureText, useMutation, wireRecord } from '@livery/remote';
import { Button } from '@livery/ui/button';
import { Field } from '@livery/ui/field';
import { keepsFocus } from '@livery/ui/keeps-focus';
import layout from '@livery/ui/layout.module.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './website-settings.module.css';

const LOGO_TYPES = ['image/png', 'image/jpeg', 'image/gif'];

/** The platform's limit, in bytes. */
const MAX_LOGO_BYTES = 45_000;

interface Props {
  /** The address of the logo; the empty text for none. */
  readonly value: string;
  readonly onChange: (address: string) => void;
  /** Whether a chosen file isn't the logo yet: it is being uploaded, or was refused. */
  readonly onPending: (isPending: boolean) => void;
}

/** A picture that is uploaded immediately, and shown to visitors once the settings are saved. */
export function LogoField({ value, onChange, onPending }: Props) {
  const { t } = useTranslation('account');
  const failureText = useFailureText();
  const { busy, run } = useMutation();
  const [error, setError] = useState('');
  return (
    <>
      <Field
        label={t('settings.logo')}
        hint={busy ? t('settings.uploading') : t('settings.logoHint')}
        error={error === '' ? undefined : error}
      >
        {(control) => (
          <input
            {...control}
            className={`${control.className} ${styles.file}`}
            type="file"
            accept={LOGO_TYPES.join(',')}
            onChange={({ target }) => void upload(target.files?.[0])}
          />
        )}
      </Field>
      {value !== '' && (
        <div className={layout.actions}>
          <Button ref={keepsFocus} onClick={remove}>
            {t('settings.removeLogo')}
          </Button>
        </div>
      )}
    </>
  );

  function remove() {
    setError('');
    onPending(false);
    onChange('');
  }

  async function upload(file: File | undefined) {
    setError('');
    onPending(file !== undefined);
    if (file === undefined) return;
    if (!LOGO_TYPES.includes(file.type)) return setError(t('settings.noPicture'));
    if (file.size > MAX_LOGO_BYTES) return setError(t('settings.largePicture'));
    const content = (await canBeDecoded(file)) ? await readBase64(file) : null;
    if (content === null) return setError(t('settings.noPicture'));
    const response = await run({
      method: 'POST',
      path: '/api/reference/settings/website/logo',
      body: { file: content },
    });
    if (response.ok) {
      onPending(false);
      return onChange(wireRecord(response.value).record('data').text('logo'));
    }
    const { error: failure } = response;
    if (failure.kind !== 'refused') return setError(failureText(failure));
    setError(t(failure.status === 400 ? 'settings.noPicture' : 'settings.notUploaded'));
  }
}

/** Whether the browser can show it: a file that begins like a picture may not be one, or may be incomplete. */
async function canBeDecoded(file: File): Promise<boolean> {
  try {
    (await createImageBitmap(file)).close();
    return true;
  } catch {
    return false;
  }
}

/** The content in Base64; `null` if it is empty or can't be read. */
function readBase64(file: File): Promise<string | null> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => {
      const [, content = ''] = typeof reader.result === 'string' ? reader.result.split(',') : [];
      resolve(content === '' ? null : content);
    };
    reader.onerror = () => resolve(null);
    reader.readAsDataURL(file);
  });
}
