import { useQuery } from '@livery/remote';
import { Section } from '@livery/ui/section';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { readAccount } from './account.ts';
import { Balance } from './balance.tsx';

/** The piece below the deals of the home page; empty until the points are known. */
export function BelowDeals() {
  const { t } = useTranslation('loyalty');
  const { state } = useQuery({ method: 'GET', path: '/api/loyalty' }, readAccount);
  if (state.kind !== 'ready') return null;
  return (
    <Section heading={t('balance')} actions={<Link to="/loyalty">{t('more')}</Link>}>
      <Balance account={state.value} />
    </Section>
  );
}
