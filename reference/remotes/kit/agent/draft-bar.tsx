import { ButtonLink, useRemote } from '@livery/remote';
import { Button } from '@livery/ui/button';
import { useLive } from '@livery/ui/use-live';
import { ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftOffers } from '../proposal/draft-offers.tsx';
import { useDraft } from '../proposal/use-draft.ts';
import styles from './draft-bar.module.css';
import { mayWrite } from './permissions.ts';

export function focusDraftBar(): void {
  document.querySelector<HTMLElement>('[data-draft-bar]')?.focus();
}

/** The offers of a proposal in progress, at the bottom of the window while the agent searches for more. */
export function DraftBar() {
  const { t } = useTranslation('kit');
  const { profile } = useLive(useRemote().session);
  const { draft, change } = useDraft();
  const [open, setOpen] = useState(false);
  const id = useId();
  const { offers } = draft;
  if (profile === null || !mayWrite(profile, 'proposals') || offers.length === 0) return null;
  return (
    <section className={styles.bar} aria-label={t('agent.proposal')} data-draft-bar="" tabIndex={-1}>
      {open && (
        <div id={id} className={styles.panel}>
          <DraftOffers
            offers={offers}
            texts={{
              label: t('agent.offers'),
              order: t('agent.order'),
              note: t('agent.note'),
              remove: (name) => t('agent.removeNamed', { name }),
            }}
            onChange={(how) => change((present) => ({ ...present, offers: how(present.offers) }))}
          />
        </div>
      )}
      <div className={styles.line}>
        <output className={styles.count}>{t('agent.count', { count: offers.length })}</output>
        <Button
          variant="quiet"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          <ChevronUp className={styles.chevron} size={18} aria-hidden="true" />
          <span>{t(open ? 'agent.hide' : 'agent.show')}</span>
        </Button>
        <ButtonLink variant="primary" to="/proposals/new">
          {t('agent.continue')}
        </ButtonLink>
      </div>
    </section>
  );
}
