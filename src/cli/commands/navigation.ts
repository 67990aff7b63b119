import { ok } from '@livery/contract/shared/result';
import { filter, firstValueFrom } from 'rxjs';
import { whenLoaded } from '../../application/shared/when-loaded.ts';
import type { MenuItem } from '../../domain/navigation/menu-item.ts';
import { unavailableFailure } from '../explain-failure.ts';
import { findAgency } from '../session/queries.ts';
import { sessionCommand } from '../session/run-session.ts';

export const navigationCommand = sessionCommand({
  name: 'navigation',
  summary: 'Shows the profile menu and the side navigation of the visitor or user.',
  example: { call: 'navigation --as owner --json', prints: '"label": "Command Center",' },
  action: (asJson) => async (shell, print, host) => {
    const agency = await findAgency(shell, host);
    if (!agency.ok) return agency;
    const { navigation, session } = shell;
    session.loadProfile();
    navigation.load();
    await whenLoaded(session.profile);
    const side = await firstValueFrom(
      navigation.sideNavigation.changes.pipe(filter((state) => state.kind !== 'loading')),
    );
    if (side.kind === 'failed')
      return unavailableFailure('The navigation could not be read.', side.failure, session.id);
    const profileMenu = navigation.profileMenu.now().map(menuEntry);
    const sideNav = side.items.map((item) => ({ ...menuEntry(item), external: item.external }));
    if (asJson) return ok(await print.json({ profileMenu, sideNav }));
    const rows = [
      ...profileMenu.map(({ label, path, disabled }) => ['profile', label, path, disabled ? 'greyed' : '']),
      ...sideNav.map(({ label, path, disabled, external }) => [
        'side',
        label,
        path,
        disabled ? 'greyed' : external ? 'another site' : '',
      ]),
    ];
    if (rows.length === 0) return ok(await print.line('There is no menu for this visitor.'));
    return ok(await print.table(['Menu', 'Entry', 'Leads to', ''], rows));
  },
});

function menuEntry({ label, path, disabled }: MenuItem) {
  return { label, path, disabled };
}
