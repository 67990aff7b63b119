import { SelectField } from '@livery/ui/select-field';
import { useTranslation } from 'react-i18next';
import { type ClientProfile, personName, type TravelPerson } from './client-profile.ts';
import { clientPeople } from './fill-in.ts';

interface Props {
  /** The traveller's label, if there are several. */
  readonly label?: string;
  /** `null` until it is loaded, and if it can't be loaded. */
  readonly profile: ClientProfile | null;
  /** The id of the chosen person. */
  readonly value: string;
  /** The ids of persons that are chosen for other travellers. */
  readonly taken: readonly string[];
  /** Whether a person's age is right for the traveller; by default, every age is. */
  readonly fits?: (person: TravelPerson) => boolean;
  readonly onChoose: (id: string) => void;
}

/** A field that sets who a traveller is: the client, a fellow traveller, or somebody else. */
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
