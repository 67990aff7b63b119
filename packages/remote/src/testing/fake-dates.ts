/** A day as it is written on the wire; the empty text for anything else. */
function plainDay(text: string): string {
  return /^\d{4}-\d\d-\d\d/.test(text) ? text.slice(0, 10) : '';
}

/** Days as the wire has them. */
export const fakeDates = {
  formatDate: plainDay,
  formatDateRange: (start: string, end: string, placeholder: string) =>
    plainDay(start) === '' || plainDay(end) === '' ? placeholder : `${plainDay(start)} | ${plainDay(end)}`,
};
