import { endOfWeek, startOfWeek } from '@internationalized/date';
import { type KeyboardEvent, useContext } from 'react';
import { CalendarStateContext } from 'react-aria-components/Calendar';
import { useLocale } from 'react-aria-components/I18nProvider';
import { RangeCalendarStateContext } from 'react-aria-components/RangeCalendar';

/**
 * Home and End go to the first and the last day of the week, as in the ARIA pattern for dates; react-aria goes to the
 * ends of the month.
 */
export function useWeekKeys(): (event: KeyboardEvent) => void {
  const context = useContext(CalendarStateContext);
  const range = useContext(RangeCalendarStateContext);
  const state = range ?? context;
  const { locale } = useLocale();
  return (event) => {
    const toEnd = { Home: startOfWeek, End: endOfWeek }[event.key];
    if (state === null || toEnd === undefined || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
      return;
    event.preventDefault();
    event.stopPropagation();
    state.setFocusedDate(toEnd(state.focusedDate, locale));
  };
}
