import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/buttons/button.tsx';
import { useFailureText } from '../../../kit/data/use-failure-text.ts';
import { useMutation } from '../../../kit/data/use-mutation.ts';
import { ConfirmDialog } from '../../../kit/layout/dialog.tsx';
import { Notice } from '../../../kit/states/notice.tsx';
import { useRemote } from '../../../kit/use-remote.ts';
import { pathTo } from '../common/paths.ts';
import styles from './answer-application.module.css';
import { type Application, readApplication } from './application-wire.ts';

type Reply = Exclude<Application['status'], 'new'>;

interface Props {
  readonly application: Application;
  readonly onAnswered: (application: Application) => void;
  /** Somebody else has answered it already: what is shown is out of date. */
  readonly onStale: () => void;
}

/** Accepts or declines an application, after a confirmation. */
export function AnswerApplication({ application, onAnswered, onStale }: Props) {
  const { t } = useTranslation('account');
  const failureText = useFailureText();
  const { notify } = useRemote();
  const { busy, run } = useMutation();
  const [reply, setReply] = useState<Reply | null>(null);
  const [refusal, setRefusal] = useState('');
  const { name } = application;
  return (
    <>
      <div className={styles.replies}>
        <Button look="primary" onClick={() => ask('accepted')}>
          {t('applications.accept')}
        </Button>
        <Button onClick={() => ask('declined')}>{t('applications.decline')}</Button>
      </div>
      {reply !== null && (
        <ConfirmDialog
          heading={t(`applications.question.${reply}`)}
          confirm={t(reply === 'accepted' ? 'applications.accept' : 'applications.decline')}
          danger={reply === 'declined'}
          busy={busy}
          onConfirm={() => void answer(reply)}
          onClose={() => setReply(null)}
        >
          <p>{t(`applications.hint.${reply}`, { name })}</p>
          {refusal !== '' && <Notice tone="failure">{refusal}</Notice>}
        </ConfirmDialog>
      )}
    </>
  );

  function ask(chosen: Reply) {
    setRefusal('');
    setReply(chosen);
  }

  async function answer(chosen: Reply) {
    setRefusal('');
    const path = `${pathTo('/api/reference/applications', application.id)}/answer`;
    const response = await run({ method: 'POST', path, body: { answer: chosen } });
    if (!response.ok && response.error.kind === 'refused' && response.error.status === 409) {
      notify('failure', t('applications.answered'));
      return onStale();
    }
    if (!response.ok) return setRefusal(failureText(response.error));
    setReply(null);
    notify('success', t(`applications.done.${chosen}`, { name }));
    onAnswered(readApplication(response.value) ?? { ...application, status: chosen });
  }
}
