import { useDeed } from '../../../kit/use-deed.ts';
import { useFailureText } from '../../../kit/use-failure-text.ts';
import { type FormState, useForm } from '../../../kit/use-form.ts';
import { useRemote } from '../../../kit/use-remote.ts';
import { useRules } from '../../../kit/use-rules.ts';
import { useVoice } from '../../../kit/use-voice.ts';
import { pathTo } from '../frame/path-to.ts';
import { offerInAddress } from './offer-in-address.ts';
import { readProposal } from './proposal-wire.ts';

type ProposalValues = {
  readonly title: string;
  readonly clientId: string;
  readonly message: string;
  /** Addresses of offers' pages, one a line. */
  readonly addresses: string;
};

const MOST = 12;

/** The form of a new proposal: what it needs, and making it. */
export function useProposalForm(addresses: string): FormState<ProposalValues> {
  const say = useVoice();
  const rules = useRules();
  const { run } = useDeed();
  const failureText = useFailureText();
  const { navigate, notify } = useRemote();
  return useForm<ProposalValues>({
    values: { title: '', clientId: '', addresses, message: '' },
    rules: {
      title: rules.required,
      addresses(text) {
        const lines = linesOf(text);
        if (lines.length === 0) return say('proposals.needsOffer');
        if (lines.length > MOST) return say('proposals.tooMany', { most: MOST });
        const wrong = lines.findIndex((line) => offerInAddress(line) === null);
        return wrong === -1 ? undefined : say('proposals.wrongLine', { line: wrong + 1 });
      },
    },
    async submit({ title, clientId, message, addresses: text }) {
      const offers = linesOf(text).flatMap((line) => offerInAddress(line) ?? []);
      const body = { title, message, offers, ...(clientId === '' ? {} : { clientId }) };
      const answer = await run({ method: 'POST', path: '/api/reference/proposals', body });
      if (!answer.ok) {
        const gone = answer.error.kind === 'refused' && answer.error.message.startsWith('offers');
        return gone ? say('proposals.offersGone') : failureText(answer.error);
      }
      notify('success', say('proposals.made'));
      const made = readProposal(answer.value);
      navigate(made === undefined ? '/proposals' : pathTo('/proposals', made.id));
      return undefined;
    },
  });
}

function linesOf(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
