import { GUEST_FIELDS, guestValues, isValidParty } from './search-guests.ts';
import { collectProblems, type SearchPlan } from './search-plan.ts';

/** A cruise; by default any line in any month. @rule 2.27 */
export const cruiseSearch: SearchPlan = {
  path: '/booknow/cruise/search',
  placeNames: [],
  defaults: ({ defaultGuests }) => ({ shipLine: '', month: '', ...guestValues(defaultGuests.cruise) }),
  problems(values, { today }) {
    const { month = '', shipLine = '' } = values;
    const thisMonth = today.toPlainYearMonth().toString();
    return collectProblems({
      // A platform may identify its lines only by their names: “Fjord & Faroe Steamers”.
      shipLine: !/^[^\p{C}<>]{0,64}$/u.test(shipLine) && 'shipLine',
      month: month !== '' && !(/^\d{4}-(0[1-9]|1[0-2])$/.test(month) && month >= thisMonth) && 'month',
      [GUEST_FIELDS[0]]: !isValidParty(values) && 'travellers',
    });
  },
};
