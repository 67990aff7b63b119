import { isolateDirection } from '@livery/contract/content/isolated';
import { useFailureText, useFormat, useMutation, useRemote } from '@livery/remote';
import { isEmail } from '@livery/remote/forms';
import { Badge } from '@livery/ui/badge';
import { Button } from '@livery/ui/button';
import { Card } from '@livery/ui/card';
import { ConfirmDialog } from '@livery/ui/confirm-dialog';
import { Facts } from '@livery/ui/facts';
import layout from '@livery/ui/layout.module.css';
import { Notice } from '@livery/ui/notice';
import { useFocusWhen } from '@livery/ui/use-focus-when';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { refusalStatus } from '../common/account-states.tsx';
import { itemPath } from '../common/paths.ts';
import { type Application, parseApplication } from './application-wire.ts';

const STATUS_TONES = { new: 'brand', accepted: 'success', declined: 'neutral' } as const;

interface Props {
  readonly application: Application;
  /** Whether the visitor may accept or decline applications. */
  readonly mayDecide: boolean;
  readonly onDecided: (application: Application) => void;
  /** Called if another person has already decided it: the list is out of date. */
  readonly onStale: () => void;
}

export function ApplicationCard({ application, mayDecide, ...handlers }: Props) {
  const { t } = useTranslation('account');
  const { day } = useFormat();
  const { name, email, on, kind, text, status, answeredBy, agentId } = application;
  const statusRef = useFocusWhen<HTMLDivElement>(status !== 'new');
  return (
    <Card heading={name}>
      <div ref={statusRef} tabIndex={-1}>
        <Badge tone={STATUS_TONES[status]}>{t(`applications.status.${status}`)}</Badge>
      </div>
      {isEmail(email) && (
        <p>
          <a className={layout.link} href={`mailto:${encodeURIComponent(email)}`}>
            <bdi>{email}</bdi>
          </a>
        </p>
      )}
      {text !== '' && <p dir="auto">{text}</p>}
      <Facts
        items={[
          { label: t('applications.as'), value: t(`applications.kind.${kind}`) },
          ...(on === '' ? [] : [{ label: t('list.date'), value: day(on) }]),
          ...(answeredBy === '' ? [] : [{ label: t('applications.by'), value: <bdi>{answeredBy}</bdi> }]),
        ]}
      />
      {agentId !== '' && <Link to={itemPath('/users/agents/view', agentId)}>{t('applications.agent')}</Link>}
      {mayDecide && status === 'new' && <ApplicationDecision application={application} {...handlers} />}
    </Card>
  );
}

type DecisionStatus = Exclude<Application['status'], 'new'>;

/** Accepts or declines an application, after a confirmation. */
function ApplicationDecision({ application, onDecided, onStale }: Omit<Props, 'mayDecide'>) {
  const { t } = useTranslation('account');
  const failureText = useFailureText();
  const { notify } = useRemote();
  const { busy, run } = useMutation();
  const [reply, setReply] = useState<DecisionStatus | null>(null);
  const [refusal, setRefusal] = useState('');
  const { name } = application;
  return (
    <>
      <div className={layout.actions}>
        <Button variant="primary" onClick={() => choose('accepted')}>
          {t('applications.accept')}
        </Button>
        <Button onClick={() => choose('declined')}>{t('applications.decline')}</Button>
      </div>
      {reply !== null && (
        <ConfirmDialog
          heading={t(`applications.question.${reply}`)}
          confirm={t(reply === 'accepted' ? 'applications.accept' : 'applications.decline')}
          danger={reply === 'declined'}
          busy={busy}
          onConfirm={() => void send(reply)}
          onClose={() => setReply(null)}
        >
          <p>{t(`applications.hint.${reply}`, { name })}</p>
          {refusal !== '' && <Notice tone="failure">{refusal}</Notice>}
        </ConfirmDialog>
      )}
    </>
  );

  function choose(chosenStatus: DecisionStatus) {
    setRefusal('');
    setReply(chosenStatus);
  }

  async function send(chosenStatus: DecisionStatus) {
    setRefusal('');
    const path = `${itemPath('/api/reference/applications', application.id)}/answer`;
    const response = await run({ method: 'POST', path, body: { answer: chosenStatus } });
    if (!response.ok && refusalStatus(response.error) === 409) {
      setReply(null);
      notify('failure', t('applications.answered'));
      return onStale();
    }
    if (!response.ok) return setRefusal(failureText(response.error));
    setReply(null);
    notify('success', t(`applications.done.${chosenStatus}`, { name: isolateDirection(name) }));
    onDecided(parseApplication(response.value) ?? { ...application, status: chosenStatus });
  }
}
