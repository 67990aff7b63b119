import { Button } from '@livery/ui/button';
import { buttonClass } from '@livery/ui/button-class';
import { RoundButton } from '@livery/ui/round-button';
import { Check, Link2, Plus, RefreshCw, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadLinkDialogs } from '../deal-link/lazy-link-dialogs.ts';
import { Lazy } from '../lazy.tsx';
import { focusDraftBar } from './draft-bar.tsx';
import styles from './offer-actions.module.css';
import type { ProposableChoice, ProposableOffer } from './proposable-offer.ts';
import { useOfferActions, useProposalPermissions } from './use-proposal.ts';

export interface Props {
  readonly offer: ProposableOffer;
  /** The address of its page, the target of deal links. */
  readonly to: string;
}

export interface PageProps extends Props {
  /** Its options; the first one is shown on its card. */
  readonly choices: readonly ProposableChoice[];
  readonly choice: ProposableChoice | null;
}

export interface CornerProps extends Pick<Props, 'to'> {
  readonly name: string;
  readonly added: boolean;
  /** Missing if it can't be part of a proposal. */
  readonly onToggle: (() => unknown) | undefined;
}

/** For the corner of a card: adds its offer to the proposal, and creates a deal link to it. */
export function CornerButtons({ name, to, added, onToggle }: CornerProps) {
  const { t } = useTranslation('kit');
  const { proposes, links } = useProposalPermissions();
  const [linking, setLinking] = useState(false);
  return (
    <>
      {proposes && onToggle !== undefined && (
        <RoundButton
          icon={added ? Check : Plus}
          label={t('agent.addNamed', { name })}
          pressed={added}
          onClick={onToggle}
        />
      )}
      {links && <RoundButton icon={Link2} label={t('agent.linkNamed', { name })} onClick={() => setLinking(true)} />}
      {linking && <LinkDialog title={name} to={to} onClose={() => setLinking(false)} />}
    </>
  );
}

/** The same for a search result, above the proposal's bar. */
export function CornerActions({ offer, to }: Props) {
  const { proposes, addedOffer, toggle } = useOfferActions(offer);
  return (
    <>
      <CornerButtons name={offer.name} to={to} added={addedOffer !== undefined} onToggle={toggle} />
      {proposes && addedOffer !== undefined && <SkipToProposal />}
    </>
  );
}

export interface ChoiceProps extends Pick<Props, 'offer'> {
  readonly choice: ProposableChoice;
}

/** Next to a choice of the offer: adds it to the proposal, replacing another choice of the same offer. */
export function ChoiceAction({ offer, choice }: ChoiceProps) {
  const { t } = useTranslation('kit');
  const { addedOffer, proposes, toggle, choose } = useOfferActions(offer, choice);
  if (!proposes) return null;
  const isChosen = addedOffer?.choiceId === choice.id;
  return (
    <RoundButton
      icon={isChosen ? Check : Plus}
      label={t('agent.addNamed', { name: choice.name })}
      pressed={isChosen}
      onClick={addedOffer === undefined || isChosen ? toggle : choose}
    />
  );
}

/** The same with text, for the header of the offer's page. */
export function PageActions({ offer, to, choices, choice }: PageProps) {
  const { t } = useTranslation('kit');
  const [linking, setLinking] = useState(false);
  const { addedOffer, proposes, links, toggle, choose } = useOfferActions(offer, choice);
  const isChosen = addedOffer !== undefined && (addedOffer.choiceId || choices[0]?.id) === choice?.id;
  const Icon = addedOffer ? X : Plus;
  return (
    <>
      {proposes && addedOffer !== undefined && !isChosen && (
        <Button onClick={choose}>
          <RefreshCw size={18} aria-hidden="true" />
          <span>{t('agent.choose')}</span>
        </Button>
      )}
      {proposes && (
        <Button onClick={toggle}>
          <Icon size={18} aria-hidden="true" />
          <span>{t(addedOffer ? 'agent.remove' : 'agent.add')}</span>
        </Button>
      )}
      {proposes && addedOffer !== undefined && <SkipToProposal />}
      {links && (
        <Button onClick={() => setLinking(true)}>
          <Link2 size={18} aria-hidden="true" />
          <span>{t('agent.link')}</span>
        </Button>
      )}
      {linking && <LinkDialog title={offer.name} to={to} onClose={() => setLinking(false)} />}
    </>
  );
}

/** For the header of a page on which only the choices can be proposed: a button that creates a deal link to it. */
export function LinkAction({ title, to }: { readonly title: string; readonly to: string }) {
  const { t } = useTranslation('kit');
  const [linking, setLinking] = useState(false);
  const { links } = useProposalPermissions();
  if (!links) return null;
  return (
    <>
      <Button onClick={() => setLinking(true)}>
        <Link2 size={18} aria-hidden="true" />
        <span>{t('agent.link')}</span>
      </Button>
      {linking && <LinkDialog title={title} to={to} onClose={() => setLinking(false)} />}
    </>
  );
}

/** For keyboard users: skips from an added offer to the proposal's bar. */
function SkipToProposal() {
  const { t } = useTranslation('kit');
  return (
    <button type="button" className={`${buttonClass('secondary')} ${styles.skip}`} onClick={focusDraftBar}>
      {t('agent.toProposal')}
    </button>
  );
}

interface LinkDialogProps extends Pick<Props, 'to'> {
  readonly title: string;
  readonly onClose: () => void;
}

function LinkDialog({ title, to, onClose }: LinkDialogProps) {
  return (
    <Lazy load={loadLinkDialogs} waiting={null}>
      {({ DealLinkDialog }) => <DealLinkDialog title={title} path={to} onClose={onClose} />}
    </Lazy>
  );
}
