import { type BreadcrumbStep, Breadcrumbs, type Money, Page, useFormat, useRemote } from '@livery/remote';
import type { BoundField, FormState, FormValues, TextFields } from '@livery/remote/forms';
import { Form, SubmitButton } from '@livery/remote/forms';
import { Amount } from '@livery/ui/amount';
import { FieldRow } from '@livery/ui/field';
import { Notice } from '@livery/ui/notice';
import text from '@livery/ui/text.module.css';
import { TextField } from '@livery/ui/text-field';
import { useLive } from '@livery/ui/use-live';
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { HiddenPrice } from '../format/price.tsx';
import { CardFields } from './card-fields.tsx';
import type { CardField } from './payment-card.ts';

interface PageProps {
  readonly trail: readonly BreadcrumbStep[];
  readonly banner?: ReactNode;
  readonly children: ReactNode;
}

/** A checkout page; visitors who may not see prices are sent to log in first. */
export function CheckoutPage({ trail, banner, children }: PageProps) {
  const { t } = useTranslation('kit');
  const { showsPrices } = useLive(useRemote().session);
  return (
    <Page title={t('checkout.title')} above={<Breadcrumbs trail={trail} />}>
      {banner}
      {showsPrices ? children : <Notice action={<HiddenPrice />}>{t('checkout.logIn')}</Notice>}
    </Page>
  );
}

interface FormProps<Values extends FormValues> {
  readonly form: FormState<Values> & TextFields<CardField>;
  readonly canBook?: boolean;
  /** The amount to pay. */
  readonly total: Money;
  /** A note about the payment, next to its button. */
  readonly note?: ReactNode;
  /** The traveller of a field, by the field's name, if there are several travellers. */
  readonly groupOf?: (name: string) => string;
  /** Other ways to pay than by card, and whether the card is chosen. */
  readonly payment?: { readonly choice: ReactNode; readonly isByCard: boolean } | undefined;
  /** The fields before those of the card. */
  readonly children: ReactNode;
}

export function CheckoutForm<Values extends FormValues>(props: FormProps<Values>) {
  const { form, canBook = true, total, note, groupOf, payment, children } = props;
  const { t } = useTranslation('kit');
  const { money } = useFormat();
  return (
    <Form form={form} label={t('checkout.title')} groupOf={groupOf}>
      {children}
      {payment?.choice}
      {payment?.isByCard !== false && <CardFields form={form} />}
      {note}
      {canBook && (
        <SubmitButton form={form} fullWidth>
          <Trans t={t} i18nKey="checkout.pay" components={{ total: <Amount text={money(total)} /> }} />
        </SubmitButton>
      )}
      <TermsConsent />
    </Form>
  );
}

/** The terms that are accepted by booking. The links open in a new tab, so that the form keeps its values. */
function TermsConsent() {
  const { t } = useTranslation('kit');
  const { agency, session } = useRemote();
  const { profile } = useLive(session);
  const isAgent = profile?.isTravelAgent === true;
  const terms = isAgent ? `/agency-terms-and-conditions/${agency.subdomain}` : '/user-terms-and-conditions';
  return (
    <p className={text.small}>
      <Trans
        t={t}
        i18nKey="checkout.terms"
        components={{ terms: <NewTabLink href={terms} />, policy: <NewTabLink href="/cancellation-policy" /> }}
      />
    </p>
  );
}

/** A link in a sentence, which opens in a new tab. */
function NewTabLink({ href, children }: { readonly href: string; readonly children?: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}

interface NameProps {
  readonly firstField: BoundField<string>;
  readonly lastField: BoundField<string>;
  /** Whether it is probably the name of the person who fills in the form. */
  readonly isOwn?: boolean;
}

export function NameFields({ firstField, lastField, isOwn = true }: NameProps) {
  const { t } = useTranslation('kit');
  return (
    <FieldRow>
      <TextField
        label={t('checkout.firstName')}
        autoComplete={isOwn ? 'given-name' : 'off'}
        maxLength={200}
        {...firstField}
      />
      <TextField
        label={t('checkout.lastName')}
        autoComplete={isOwn ? 'family-name' : 'off'}
        maxLength={200}
        optional
        {...lastField}
      />
    </FieldRow>
  );
}
