import { ButtonLink, Page, useFailureText, useMutation } from '@livery/remote';
import { Form, fieldErrors, SubmitButton, useForm } from '@livery/remote/forms';
import { Button } from '@livery/ui/button';
import { Notice } from '@livery/ui/notice';
import { PasswordField } from '@livery/ui/password-field';
import { KeyRound, MailCheck, Unlink } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object, pipe } from 'valibot';
import { useSignInRules } from '../log-in/use-sign-in.ts';
import { FormResult } from './form-result.tsx';

/** Submits values with the token; resolves to the error message, if any. */
type SubmitWithToken = (values?: object) => Promise<string | undefined>;

interface Props {
  /** The token of the e-mail; the empty text if the link has none. */
  readonly token: string;
  readonly path: '/api/user/newpassword' | '/api/user/verify';
  /** Actions for an incomplete, used or expired link. */
  readonly actions: ReactNode;
  /** Shown instead of the page after a success. */
  readonly done: ReactNode;
  readonly children: (submit: SubmitWithToken, busy: boolean) => ReactNode;
}

const GONE_STATUS = 410;

/** A page for a token from an e-mail, which can be used once. */
function EmailTokenPage({ token, path, actions, done, children }: Props) {
  const { t } = useTranslation('sign-in');
  const { busy, run } = useMutation();
  const failureText = useFailureText();
  const [state, setState] = useState<'open' | 'done' | 'used up'>('open');
  if (state === 'done') return done;
  if (state === 'used up' || token === '') {
    const problem = state === 'used up' ? 'usedUp' : 'incomplete';
    return (
      <FormResult icon={Unlink} heading={t(`link.${problem}`)} actions={actions}>
        <p>{t(`link.${problem}Hint`)}</p>
      </FormResult>
    );
  }
  return children(submit, busy);

  async function submit(values: object = {}) {
    const response = await run({ method: 'POST', path, body: { token, ...values } });
    if (response.ok) setState('done');
    else if (response.error.kind === 'refused' && response.error.status === GONE_STATUS) setState('used up');
    else return failureText(response.error);
    return undefined;
  }
}

/** `/newPassword`, the target of the link in the `/forgotpassword` e-mail. */
export function NewPasswordScreen({ token }: { readonly token: string }) {
  const { t } = useTranslation('sign-in');
  return (
    <EmailTokenPage
      token={token}
      path="/api/user/newpassword"
      actions={
        <ButtonLink variant="primary" to="/forgotpassword">
          {t('link.another')}
        </ButtonLink>
      }
      done={
        <FormResult
          icon={KeyRound}
          heading={t('newPassword.done')}
          actions={
            <ButtonLink variant="primary" to="/login">
              {t('logIn.action')}
            </ButtonLink>
          }
        >
          <p>{t('newPassword.doneHint')}</p>
        </FormResult>
      }
    >
      {(submit) => <NewPasswordForm submit={submit} />}
    </EmailTokenPage>
  );
}

function NewPasswordForm({ submit }: { readonly submit: SubmitWithToken }) {
  const { t } = useTranslation('sign-in');
  const { required } = useSignInRules();
  const form = useForm({
    values: { password: '', repeated: '' },
    schema: pipe(
      object({ password: required, repeated: required }),
      fieldErrors(({ password, repeated }) => ({
        repeated: repeated === password ? undefined : t('newPassword.differs'),
      })),
    ),
    submit: ({ password }) => submit({ password }),
  });
  return (
    <Page title={t('newPassword.title')} width="narrow">
      <Form form={form}>
        <PasswordField label={t('newPassword.one')} autoComplete="new-password" {...form.field('password')} />
        <PasswordField label={t('newPassword.two')} autoComplete="new-password" {...form.field('repeated')} />
        <SubmitButton form={form} fullWidth>
          {t('newPassword.action')}
        </SubmitButton>
      </Form>
    </Page>
  );
}

/**
 * `/verify`, the target of the link in the e-mail to a new user. It waits for a click, because programs that open links
 * in e-mails would use up the token.
 */
export function VerifyScreen({ token }: { readonly token: string }) {
  const { t } = useTranslation(['sign-in', 'ui']);
  const [refusal, setRefusal] = useState('');
  const home = (
    <ButtonLink variant="primary" to="/">
      {t('ui:home')}
    </ButtonLink>
  );
  return (
    <EmailTokenPage
      token={token}
      path="/api/user/verify"
      actions={home}
      done={
        <FormResult icon={MailCheck} heading={t('verify.done')} actions={home}>
          <p>{t('verify.doneHint')}</p>
        </FormResult>
      }
    >
      {(submit, busy) => (
        <Page title={t('verify.title')} lead={t('verify.lead')} width="narrow">
          {refusal !== '' && <Notice tone="failure">{refusal}</Notice>}
          <Button variant="primary" fullWidth busy={busy} onClick={() => void confirm(submit)}>
            {t('verify.action')}
          </Button>
        </Page>
      )}
    </EmailTokenPage>
  );

  async function confirm(submit: SubmitWithToken) {
    setRefusal('');
    setRefusal((await submit()) ?? '');
  }
}
