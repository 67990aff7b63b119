import { CalendarDays, FileText, Link2, Search, Settings, UserPlus } from 'lucide-react';
import { CardGrid } from '../../../kit/card-grid.tsx';
import { useVoice } from '../../../kit/use-voice.ts';
import { Shortcut } from '../frame/shortcut.tsx';

export function AgentShortcuts() {
  const say = useVoice();
  const ways = [
    { icon: Search, label: say('command.book'), to: '/' },
    { icon: CalendarDays, label: say('bookings.title'), to: '/bookings' },
    { icon: UserPlus, label: say('clients.title'), to: '/users/clients' },
    { icon: FileText, label: say('proposals.title'), to: '/proposals' },
    { icon: Link2, label: say('links.title'), to: '/deal-link' },
    { icon: Settings, label: say('settings.title'), to: '/settings/profile' },
  ];
  return (
    <CardGrid size="large">
      {ways.map((way) => (
        <Shortcut key={way.to} {...way} />
      ))}
    </CardGrid>
  );
}
