import { renderInRemote } from '@livery/reference-testing/render-in-remote';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ClientProfile, TravelPerson } from '../../clients/client-profile.ts';
import { TravellerPicker } from '../../clients/traveller-picker.tsx';

const aPerson = (id: string, firstName: string, birthDate: string): TravelPerson => ({
  ...{ id, firstName, birthDate },
  ...{ lastName: 'Silva', nationality: 'PT', passport: '' },
});
const CLIENT: ClientProfile = {
  ...aPerson('ana', 'Ana', '1990-02-03'),
  ...{ email: '', phone: '' },
  travellers: [aPerson('ana/ben', 'Ben', '1992-02-03'), aPerson('ana/rui', 'Rui', '2020-02-03')],
};
const isAdult = ({ birthDate }: TravelPerson) => birthDate < '2008';

async function renderPicker(props: Partial<Parameters<typeof TravellerPicker>[0]> = {}) {
  await renderInRemote(
    <TravellerPicker label="Adult" profile={CLIENT} value="" taken={[]} onChoose={() => undefined} {...props} />,
  );
  return within(screen.getByLabelText('Adult'))
    .getAllByRole('option')
    .slice(1)
    .map(({ textContent }) => textContent);
}

describe('who a traveller is', () => {
  it('is the client or anybody who travels with them', async () => {
    expect(await renderPicker()).toEqual(['Ana Silva', 'Ben Silva', 'Rui Silva']);
  });

  it('is nobody of another age, and nobody who travels already', async () => {
    expect(await renderPicker({ fits: isAdult, taken: ['ana'] })).toEqual(['Ben Silva']);
  });

  it('stays who was chosen, whatever their age', async () => {
    expect(await renderPicker({ fits: isAdult, value: 'ana/rui' })).toEqual(['Ana Silva', 'Ben Silva', 'Rui Silva']);
  });
});
