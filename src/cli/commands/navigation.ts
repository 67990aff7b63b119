import { filter, firstValueFrom } from 'rxjs';
import { whenLoaded } from '../../application/shared/when-loaded.ts';
import type { MenuItem } from '../../domain/navigation/menu-item.ts';
import { err, ok } from '../../domain/shared/result.ts';
import type { CliCommand } from '../cli-command.ts';
import { EXIT } from '../exit-code.ts';
import { explainFailure } from '../explain-failure.ts';
import { findAgency } from '../session/queries.ts';
import { runSession } from '../session/run-session.ts';
import { addSessionOptions, type SessionOptions } from '../session/session-options.ts';

export const navigationCommand: CliCommand = {
  name: 'navigation',
  summary: 'Shows the profile menu and the side navigation of the visitor or user.',
  example: { call: 'navigation --as owner --json', prints: '"label": "Command Center",' },
  declare(command, run) {
    addSessionOptions(command).action((options: SessionOptions) =>
      runSession({ command, ...run }, options, async (shell, print, host) => {
        const found = await findAgency(shell, host);
        if (!found.ok) return found;
        const { navigation, session } = shell;
        session.loadProfile();
        navigation.load();
        await whenLoaded(session.profile);
        const side = await firstValueFrom(
          navigation.sideNavigation.changes.pipe(filter((state) => state.kind !== 'loading')),
        );
        if (side.kind === 'failed') {
          const message = explainFailure('The navigation could not be read.', side.failure, session.id);
          return err({ code: EXIT.unavailable, message });
        }
        const profileMenu = navigation.profileMenu.now().map(entry);
        const sideNav = side.items.map((item) => ({ ...entry(item), external: item.external }));
        if (options.json) return ok(await print.json({ profileMenu, sideNav }));
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
      }),
    );
  },
};

function entry({ label, path, disabled }: MenuItem) {
  return { label, path, disabled };
}
