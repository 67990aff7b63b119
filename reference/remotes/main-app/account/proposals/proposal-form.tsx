import type { Draft } from '@livery/kit/proposal/draft';
import { DraftOffers } from '@livery/kit/proposal/draft-offers';
import type { CallFailure, ChosenClient, RemoteCall } from '@livery/remote';
import { Form, SubmitButton, useMutationForm, useRules } from '@livery/remote/forms';
import { EmptyState } from '@livery/ui/empty-state';
import { GroupError } from '@livery/ui/field';
import { Section } from '@livery/ui/section';
import { TextField } from '@livery/ui/text-field';
import { Luggage } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { custom, minLength, object, pipe, string } from 'valibot';
import { RecipientFields } from './recipient-fields.tsx';
import { SearchLinks } from './search-links.tsx';

interface Props {
  readonly start: Draft;
  readonly label: string;
  readonly submit: string;
  /** @param body the whole proposal */
  readonly call: (body: object) => RemoteCall;
  readonly refusal?: (failure: CallFailure) => string | undefined;
  readonly done: (response: unknown) => void;
  /** Called with each change; a constant function. */
  readonly onChange?: (values: Draft) => void;
  /** The client for whom the agent books, who is filled in. */
  readonly chosenClient?: ChosenClient | null;
  /** Shown above the fields. */
  readonly children?: (values: Draft, set: (values: Partial<Draft>) => void) => ReactNode;
}

/** The form of a proposal: its sorted offers with notes, its client, and a message. */
export function ProposalForm({
  start,
  label,
  submit,
  call,
  refusal,
  done,
  onChange,
  chosenClient = null,
  children,
}: Props) {
  const { t } = useTranslation('account');
  const rules = useRules();
  const form = useMutationForm<Draft>({
    values: start,
    schema: object({
      title: rules.required,
      clientId: string(),
      filledFor: string(),
      language: string(),
      message: string(),
      offers: pipe(custom<Draft['offers']>(Array.isArray), minLength(1, t('proposals.needsOffer'))),
    }),
    call: (values) => call(proposalRequestBody(values)),
    refusal(failure, { offers }) {
      const removedOffer = offers[refusedOfferIndex(failure)];
      return refusal?.(failure) ?? (removedOffer && t('proposals.offerGone', { name: removedOffer.name }));
    },
    done,
  });
  const { values, set, field } = form;
  useEffect(() => onChange?.(values), [onChange, values]);
  const offers = field('offers');
  return (
    <Form form={form} label={label}>
      {children?.(values, set)}
      <Section heading={t('proposals.offers')}>
        {offers.value.length === 0 ? (
          <EmptyState icon={Luggage} heading={t('proposals.noOffers')}>
            <p>{t('proposals.noOffersHint')}</p>
          </EmptyState>
        ) : (
          <DraftOffers
            offers={offers.value}
            texts={{
              label: t('proposals.offers'),
              order: t('proposals.order'),
              note: t('proposals.note'),
              remove: (name) => t('proposals.removeNamed', { name }),
            }}
            onChange={(how) => offers.onChange(how(offers.value))}
          />
        )}
        <GroupError name="offers" error={offers.error} />
        <SearchLinks />
      </Section>
      <TextField label={t('proposals.name')} maxLength={200} {...field('title')} />
      <RecipientFields form={form} chosen={chosenClient} />
      <TextField label={t('proposals.message')} multiline optional maxLength={2000} {...field('message')} />
      <div>
        <SubmitButton form={form}>{submit}</SubmitButton>
      </div>
    </Form>
  );
}

/** The index of the offer that is no longer sold, as the platform names it; -1 if there was another reason. */
function refusedOfferIndex(failure: CallFailure): number {
  if (failure.kind !== 'refused' || failure.status !== 400) return -1;
  return Number(/^offers\[(\d+)\]\.offerId /.exec(failure.message)?.[1] ?? -1);
}

function proposalRequestBody({ title, clientId, language, message, offers }: Draft): object {
  return {
    title: title.trim(),
    ...(clientId === '' ? {} : { clientId }),
    ...(language === '' ? {} : { language }),
    message,
    offers: offers.map(({ product, offerId, choiceId, note }) => ({
      product,
      offerId,
      choiceId: choiceId || null,
      note,
    })),
  };
}
