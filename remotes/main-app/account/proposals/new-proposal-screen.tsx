import { Breadcrumbs, PARENT_PAGES, Page, useAddressQuery, useQuery, useRemote } from '@livery/remote';
import { Form, SubmitButton, useMutationForm, useRules } from '@livery/remote/forms';
import { SelectField } from '@livery/ui/select-field';
import { TextField } from '@livery/ui/text-field';
import { useTranslation } from 'react-i18next';
import { check, object, pipe, string } from 'valibot';
import { readClients } from '../clients/client-wire.ts';
import { AgentsOnly } from '../common/account-states.tsx';
import { pathTo } from '../common/paths.ts';
import { offerFromAddress } from './proposal-paths.ts';
import { readProposal } from './proposal-wire.ts';

type ProposalValues = {
  readonly title: string;
  readonly clientId: string;
  readonly message: string;
  /** Addresses of offer pages, one per line. */
  readonly addresses: string;
};

const MOST = 12;

function linesOf(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** The form of a proposal; the query `offer` may name the page of a first offer. */
function ProposalForm() {
  const { t } = useTranslation('account');
  const { readAll } = useAddressQuery();
  const rules = useRules();
  const { navigate, notify } = useRemote();
  const addresses = readAll('offer').join('\n');
  const form = useMutationForm<ProposalValues>({
    values: { title: '', clientId: '', addresses, message: '' },
    schema: object({
      title: rules.required,
      clientId: string(),
      message: string(),
      addresses: pipe(
        string(),
        check((text) => linesOf(text).length > 0, t('proposals.needsOffer')),
        check((text) => linesOf(text).length <= MOST, t('proposals.tooMany', { most: MOST })),
        check(
          (text) => wrongLineOf(text) === -1,
          ({ input }) => t('proposals.wrongLine', { line: wrongLineOf(input) + 1 }),
        ),
      ),
    }),
    call({ title, clientId, message, addresses: text }) {
      const offers = linesOf(text).flatMap((line) => offerFromAddress(line) ?? []);
      const body = { title, message, offers, ...(clientId === '' ? {} : { clientId }) };
      return { method: 'POST', path: '/api/reference/proposals', body };
    },
    refusal(failure) {
      const gone = failure.kind === 'refused' && failure.message.startsWith('offers');
      return gone ? t('proposals.offersGone') : undefined;
    },
    done(response) {
      notify('success', t('proposals.made'));
      const made = readProposal(response);
      navigate(made === undefined ? '/proposals' : pathTo('/proposals', made.id));
    },
  });
  const { state } = useQuery({ method: 'GET', path: '/api/reference/clients' }, readClients);
  const clients = state.kind === 'ready' ? state.value : [];
  return (
    <Form form={form} label={t('proposals.new')}>
      <TextField label={t('proposals.name')} maxLength={200} {...form.field('title')} />
      <SelectField
        label={t('proposals.client')}
        optional
        placeholder={t('proposals.noClient')}
        options={clients.map(({ id, name, email }) => ({ value: id, label: `${name} (${email})` }))}
        {...form.field('clientId')}
      />
      <TextField
        label={t('proposals.addresses')}
        hint={t('proposals.addressesHint')}
        multiline
        {...form.field('addresses')}
      />
      <TextField label={t('proposals.message')} multiline optional maxLength={2000} {...form.field('message')} />
      <div>
        <SubmitButton form={form}>{t('proposals.make')}</SubmitButton>
      </div>
    </Form>
  );
}

/** The page to create a proposal. */
export function NewProposalScreen() {
  const { t } = useTranslation('account');
  const title = t('proposals.new');
  const list = { to: PARENT_PAGES['/proposals/new'], label: t('proposals.title') };
  return (
    <AgentsOnly feature="proposals">
      {() => (
        <Page
          title={title}
          lead={t('proposals.newLead')}
          width="reading"
          above={<Breadcrumbs trail={[list, { label: title }]} />}
        >
          <ProposalForm />
        </Page>
      )}
    </AgentsOnly>
  );
}

/** The index of the first line that is no address of an offer, or -1. */
function wrongLineOf(text: string): number {
  return linesOf(text).findIndex((line) => offerFromAddress(line) === null);
}
