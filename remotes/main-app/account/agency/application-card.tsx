import { useTranslation } from 'react-i18next';
import { Card } from '../../../kit/cards/card.tsx';
import { useFormat } from '../../../kit/format/use-format.ts';
import { useFocusWhen } from '../../../kit/forms/use-focus-when.ts';
import { isEmail } from '../../../kit/forms/use-rules.ts';
import { Badge } from '../../../kit/layout/badge.tsx';
import { Facts } from '../../../kit/layout/facts.tsx';
import { AnswerApplication } from './answer-application.tsx';
import type { Application } from './application-wire.ts';

const TONES = { new: 'brand', accepted: 'success', declined: 'neutral' } as const;

interface Props {
  readonly application: Application;
  /** Whether the visitor may answer applications. */
  readonly mayAnswer: boolean;
  readonly onAnswered: (application: Application) => void;
  readonly onStale: () => void;
}

export function ApplicationCard({ application, mayAnswer, ...handlers }: Props) {
  const { t } = useTranslation('account');
  const { day } = useFormat();
  const { name, email, on, kind, text, status } = application;
  const answered = useFocusWhen<HTMLDivElement>(status !== 'new');
  return (
    <Card heading={name}>
      <div ref={answered} tabIndex={-1}>
        <Badge tone={TONES[status]}>{t(`applications.status.${status}`)}</Badge>
      </div>
      {text !== '' && <p dir="auto">{text}</p>}
      <Facts
        of={[
          { label: t('applications.as'), value: t(`applications.kind.${kind}`) },
          ...(on === '' ? [] : [{ label: t('list.date'), value: day(on) }]),
          ...(isEmail(email)
            ? [{ label: t('person.email'), value: <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a> }]
            : []),
        ]}
      />
      {mayAnswer && status === 'new' && <AnswerApplication application={application} {...handlers} />}
    </Card>
  );
}
