import type { UserProfile } from '../../../../src/application/remotes/remote-context.ts';
import { Card } from '../../../kit/cards/card.tsx';
import { useQuery } from '../../../kit/data/use-query.ts';
import { AccountAsked } from '../frame/account-asked.tsx';
import { runsAgency } from '../frame/runs-agency.ts';
import type { Setting } from './setting.ts';
import { SettingsForm } from './settings-form.tsx';
import { readSettings, settingsValues } from './settings-values.ts';

interface Props {
  readonly heading: string;
  /** What the platform calls the page that the settings belong to. */
  readonly page: string;
  readonly settings: readonly Setting[];
  readonly profile: UserProfile;
}

/** Some settings of the agency: those who run it change them, others read them. */
export function SettingsCard({ heading, page, settings, profile }: Props) {
  const path = `/api/reference/settings/${page}`;
  const asked = useQuery({ method: 'GET', path }, readSettings);
  return (
    <Card heading={heading}>
      <AccountAsked asked={asked}>
        {(wire) => (
          <SettingsForm
            label={heading}
            path={path}
            settings={settings.filter(({ name }) => wire.has(name))}
            values={settingsValues(wire, settings)}
            locked={!runsAgency(profile)}
          />
        )}
      </AccountAsked>
    </Card>
  );
}
