import { AgentChoice } from '@livery/kit/agent/agent-parts';
import { ButtonLink, useRemote } from '@livery/remote';
import { Button } from '@livery/ui/button';
import { useLive } from '@livery/ui/use-live';
import { VisuallyHidden } from '@livery/ui/visually-hidden';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { HotelOffer } from '../offer/offer.ts';
import type { OfferChoice } from '../offer/offer-details.ts';
import { roomParty, stayParty } from '../offer/room-party.ts';
import { useOfferTexts } from '../offer/use-offer-texts.ts';
import { availableBesideOthers, choicesByRoom, chosenRooms, roomIds, withRoom } from './chosen-rooms.ts';
import { RateTable } from './rate-table.tsx';
import { type Rate, ratesByRoom } from './rates-by-room.ts';

interface Props {
  readonly offer: HotelOffer;
  /** All of these are rates. */
  readonly choices: readonly OfferChoice[];
  readonly choice: OfferChoice | null;
  readonly onChoose: (id: string) => void;
  /** The address of the next step with a rate. */
  readonly to: (rate: OfferChoice) => string;
}

/** The rates for a stay: one table, or one for each room if the rooms have different guests. */
export function HotelRates({ offer, choices, choice, onChoose, to }: Props) {
  const { t } = useTranslation('booking');
  const { party } = useOfferTexts();
  const rooms = choicesByRoom(choices);
  const all = stayParty(offer.stay);
  if (rooms.length === 0) {
    return (
      <RateTable
        offer={offer}
        rooms={ratesByRoom(choices) ?? []}
        chosen={choice?.id}
        heading={t('choices.hotel')}
        guests={all === null ? '' : party(all)}
        renderSelect={(rate) => (
          <>
            <SelectRateLink rate={rate} to={to(rate)} />
            <AgentChoice offer={offer} choice={rate} />
          </>
        )}
      />
    );
  }
  const ids = roomIds(choice?.id ?? '');
  return availableBesideOthers(rooms, choice?.id ?? '').map((rates, index) => {
    const number = rates[0]?.rate?.forRoom ?? index + 1;
    const room = offer.stay.byRoom[number - 1];
    const guests = room === undefined ? all : roomParty(room);
    const heading = t('guests.room', { number });
    return (
      <RateTable
        key={heading}
        offer={offer}
        rooms={ratesByRoom(rates) ?? []}
        chosen={ids[index]}
        heading={heading}
        guests={guests === null ? '' : party(guests)}
        renderSelect={(rate) =>
          choice !== null && (
            <>
              <ChooseRateButton
                rate={rate}
                chosen={rate.id === ids[index]}
                onChoose={() => onChoose(withRoom(choice.id, rate))}
              />
              <AgentRoom offer={offer} choice={chosenRooms(rooms, withRoom(choice.id, rate))} />
            </>
          )
        }
      />
    );
  });
}

/** Adds the stay to an agent's proposal, with this rate of a room and the choices for the others. */
function AgentRoom({ offer, choice }: Pick<Props, 'offer' | 'choice'>) {
  return choice === null ? null : <AgentChoice offer={offer} choice={choice} />;
}

function SelectRateLink({ rate, to }: { readonly rate: Rate; readonly to: string }) {
  const { t } = useTranslation('booking');
  const { showsPrices } = useLive(useRemote().session);
  if (!showsPrices) return null;
  return (
    <ButtonLink to={to}>
      <span>{t('rates.select')}</span>
      <VisuallyHidden>{rate.name}</VisuallyHidden>
    </ButtonLink>
  );
}

interface ChooseRateButtonProps {
  readonly rate: Rate;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

function ChooseRateButton({ rate, chosen, onChoose }: ChooseRateButtonProps) {
  const { t } = useTranslation('booking');
  const { showsPrices } = useLive(useRemote().session);
  if (!showsPrices) return null;
  return (
    <Button aria-pressed={chosen} onClick={onChoose}>
      {chosen && <Check size={18} aria-hidden="true" />}
      <span>{t(chosen ? 'rates.selected' : 'rates.select')}</span>
      <VisuallyHidden>{rate.name}</VisuallyHidden>
    </Button>
  );
}
