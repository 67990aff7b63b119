import { useRemote } from '@livery/remote';
import { Button } from '@livery/ui/button';
import { CalendarPlus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type CalendarEvent, calendarFile } from './calendar-file.ts';

interface Props {
  /** Names the file. */
  readonly reference: string;
  readonly events: readonly CalendarEvent[];
}

/** Downloads a booking as a calendar file; nothing where it has no day. */
export function CalendarButton({ reference, events }: Props) {
  const { t } = useTranslation('kit');
  const { agency } = useRemote();
  const address = useRef('');
  useEffect(() => () => URL.revokeObjectURL(address.current), []);
  if (events.length === 0) return null;
  return (
    <Button onClick={download}>
      <CalendarPlus size={18} aria-hidden="true" />
      {t('booked.calendar')}
    </Button>
  );

  function download() {
    URL.revokeObjectURL(address.current);
    const file = calendarFile(events, { producer: agency.name, host: window.location.hostname, now: new Date() });
    address.current = URL.createObjectURL(new Blob([file], { type: 'text/calendar;charset=utf-8' }));
    const link = document.createElement('a');
    link.href = address.current;
    link.download = `${reference.replaceAll(/[^\w-]/g, '') || 'booking'}.ics`;
    link.click();
  }
}
