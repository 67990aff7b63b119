import { ButtonLink } from '../../../kit/button-link.tsx';
import { Form } from '../../../kit/form.tsx';
import { Page } from '../../../kit/page.tsx';
import { SubmitButton } from '../../../kit/submit-button.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import { useDeed } from '../../../kit/use-deed.ts';
import { useFailureText } from '../../../kit/use-failure-text.ts';
import { useForm } from '../../../kit/use-form.ts';
import { useVoice } from '../../../kit/use-voice.ts';
import { pathTo } from '../frame/path-to.ts';
import type { Proposal } from './proposal.ts';
import { proposalAddress } from './proposal-paths.ts';
import { readProposal } from './proposal-wire.ts';

interface Props {
  readonly proposal: Proposal;
  readonly answer: 'approved' | 'disapproved';
  readonly onAnswered: (proposal: Proposal) => void;
}

export function AnswerForm({ proposal, answer, onAnswered }: Props) {
  const say = useVoice();
  const { run } = useDeed();
  const failureText = useFailureText();
  const declines = answer === 'disapproved';
  const form = useForm({
    values: { reason: '' },
    async submit({ reason }) {
      const path = `${pathTo('/api/reference/proposals', proposal.id)}/answer`;
      const told = await run({ method: 'POST', path, body: declines ? { answer, reason: reason.trim() } : { answer } });
      if (!told.ok) return failureText(told.error);
      onAnswered(readProposal(told.value) ?? { ...proposal, status: answer });
      return undefined;
    },
  });
  return (
    <Page
      title={say(declines ? 'proposals.declineTitle' : 'proposals.approveTitle')}
      lead={<bdi>{proposal.title}</bdi>}
      width="narrow"
    >
      <Form form={form}>
        {declines && (
          <TextField label={say('proposals.why')} multiline optional maxLength={1000} {...form.field('reason')} />
        )}
        {!declines && <p>{say('proposals.approveHint')}</p>}
        <SubmitButton form={form} whole>
          {say(declines ? 'proposals.decline' : 'proposals.approve')}
        </SubmitButton>
        <ButtonLink look="quiet" whole to={proposalAddress(proposal.id)}>
          {say('proposals.look')}
        </ButtonLink>
      </Form>
    </Page>
  );
}
