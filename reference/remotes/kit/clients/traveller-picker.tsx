import { SelectField } from '@livery/ui/select-field';
import { useTranslation } from 'react-i18next';
import { type ClientProfile, personName, type TravelPerson } from './client-profile.ts';
import { clientPeople } from './fill-in.ts';

interface Props {
  /** Which traveller it is if there are several. */
  readonly label?: string;
  /** `null` until it is loaded, or if it can't be. */
  readonly profile: ClientProfile | null;
  /** Who is chosen, by their id. */
  readonly value: string;
  /** Who travels already as somebody else. */
  readonly taken: readonly string[];
  /** Whether somebody's age is that of the traveller; by default, everybody's is. */
  readonly fits?: (person: TravelPerson) => boolean;
  readonly onChoose: (id: string) => void;
}

/** Chooses who a traveller is: the client, one of those who travel with them, or somebody else. */
export function TravellerPicker({ label, profile, value, taken, fits = () => true, onChoose }: Props) {
  const { t } = useTranslation('kit');
  const people = (profile === null ? [] : clientPeople(profile)).filter(
    (person) => person.id === value || (!taken.includes(person.id) && fits(person)),
  );
  return (
    <SelectField
      label={label ?? t('client.traveller')}
      value={people.some(({ id }) => id === value) ? value : ''}
      disabled={profile === null}
      placeholder={t('client.someoneElse')}
      options={people.map((person) => ({ value: person.id, label: personName(person) }))}
      onChange={onChoose}
    />
  );
}
