import { useTranslation } from 'react-i18next';
import type { FormState } from '../../../kit/forms/use-form.ts';
import { useMutationForm } from '../../../kit/forms/use-mutation-form.ts';
import { useRules } from '../../../kit/forms/use-rules.ts';
import { useRemote } from '../../../kit/use-remote.ts';
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
  const { t } = useTranslation('account');
  const rules = useRules();
  const { navigate, notify } = useRemote();
  return useMutationForm<ProposalValues>({
    values: { title: '', clientId: '', addresses, message: '' },
    rules: {
      title: rules.required,
      addresses(text) {
        const lines = linesOf(text);
        if (lines.length === 0) return t('proposals.needsOffer');
        if (lines.length > MOST) return t('proposals.tooMany', { most: MOST });
        const wrong = lines.findIndex((line) => offerInAddress(line) === null);
        return wrong === -1 ? undefined : t('proposals.wrongLine', { line: wrong + 1 });
      },
    },
    call({ title, clientId, message, addresses: text }) {
      const offers = linesOf(text).flatMap((line) => offerInAddress(line) ?? []);
      const body = { title, message, offers, ...(clientId === '' ? {} : { clientId }) };
      return { method: 'POST', path: '/api/reference/proposals', body };
    },
    refusal(failure) {
      const gone = failure.kind === 'refused' && failure.message.startsWith('offers');
      return gone ? t('proposals.offersGone') : undefined;
    },
    done(answer) {
      notify('success', t('proposals.made'));
      const made = readProposal(answer);
      navigate(made === undefined ? '/proposals' : pathTo('/proposals', made.id));
    },
  });
}

function linesOf(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
