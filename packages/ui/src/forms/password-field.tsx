import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../buttons/icon-button.tsx';
import { Field, type InputProps } from './field.tsx';
import styles from './password-field.module.css';

interface Props extends InputProps {
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password input with a button to show it. */
export function PasswordField({ label, hint, error, onChange, ...rest }: Props) {
  const { t } = useTranslation('ui');
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className={styles.place}>
          <input
            {...control}
            {...rest}
            type={shown ? 'text' : 'password'}
            dir="ltr"
            autoCapitalize="off"
            spellCheck={false}
            onChange={({ target }) => onChange(target.value)}
          />
          <span className={styles.reveal}>
            <IconButton
              icon={shown ? EyeOff : Eye}
              label={t(shown ? 'hidePassword' : 'showPassword')}
              onClick={() => setShown(!shown)}
            />
          </span>
        </div>
      )}
    </Field>
  );
}
