import type { Agency } from '../../src/domain/agency/agency.ts';
import { anAgency } from '../../tests/support/an-agency.ts';

/** Three agencies of the sandbox whose colours ask for different things: an easy one, a very pale one, a nearly black one. */
export const BRANDS: Readonly<Record<string, Agency>> = {
  aurora: brand('aurora', 'Aurora Journeys', '#0b7285'),
  marigold: brand('marigold', 'Marigold Holidays', '#fff1a8'),
  noir: brand('noir', 'Noir Private Travel', '#101014'),
};

function brand(subdomain: string, name: string, primaryColor: string): Agency {
  return anAgency({
    subdomain,
    name,
    primaryColor,
    logo: `/media/logo/${subdomain}.svg`,
    logoMobile: `/media/favicon/${subdomain}.svg`,
  });
}
