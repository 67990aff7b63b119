import { useRemote } from '@livery/remote';
import { Button } from '@livery/ui/button';
import { CalendarPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDownload } from '../files/use-download.ts';
import { type CalendarEvent, calendarFile } from './calendar-file.ts';

interface Props {
  /** Names the file. */
  readonly reference: string;
  readonly events: readonly CalendarEvent[];
}

/** Downloads a booking as a calendar file; nothing if it has no date. */
export function CalendarButton({ reference, events }: Props) {
  const { t } = useTranslation('kit');
  const { agency } = useRemote();
  const save = useDownload();
  if (events.length === 0) return null;
  return (
    <Button onClick={download}>
      <CalendarPlus size={18} aria-hidden="true" />
      <span>{t('booked.calendar')}</span>
    </Button>
  );

  function download() {
    const file = calendarFile(events, { producer: agency.name, host: window.location.hostname, now: new Date() });
    save(`${reference.replaceAll(/[^\w-]/g, '') || 'booking'}.ics`, file, 'text/calendar;charset=utf-8');
  }
}
