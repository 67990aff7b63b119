import { CalendarDays, FileText, Link2, Search, Settings, UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { UserProfile } from '../../../../src/application/remotes/remote-context.ts';
import { CardGrid } from '../../../kit/cards/card.tsx';
import { mayRead } from '../frame/may-read.ts';
import { Shortcut } from '../frame/shortcut.tsx';

/** The ways on to what somebody may read (rules §6). */
export function AgentShortcuts({ profile }: { readonly profile: UserProfile }) {
  const { t } = useTranslation('account');
  const ways = [
    { icon: Search, label: t('command.book'), to: '/' },
    { icon: CalendarDays, label: t('bookings.title'), to: '/bookings', feature: 'bookings' },
    { icon: UserPlus, label: t('clients.title'), to: '/users/clients', feature: 'clients' },
    { icon: FileText, label: t('proposals.title'), to: '/proposals', feature: 'proposals' },
    { icon: Link2, label: t('links.title'), to: '/deal-link', feature: 'deal-link' },
    { icon: Settings, label: t('settings.title'), to: '/settings/profile' },
  ];
  return (
    <CardGrid size="large">
      {ways
        .filter(({ feature }) => feature === undefined || mayRead(profile, feature))
        .map(({ feature: _, ...way }) => (
          <Shortcut key={way.to} {...way} />
        ))}
    </CardGrid>
  );
}
