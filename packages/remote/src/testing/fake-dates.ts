/** A day in the form of the API; the empty text for anything else. */
function isoDayOrEmpty(text: string): string {
  return /^\d{4}-\d\d-\d\d/.test(text) ? text.slice(0, 10) : '';
}

/** Writes days in the form of the API. */
export const fakeDates = {
  formatDate: isoDayOrEmpty,
  formatDateRange: (start: string, end: string, placeholder: string) =>
    isoDayOrEmpty(start) === '' || isoDayOrEmpty(end) === ''
      ? placeholder
      : `${isoDayOrEmpty(start)} | ${isoDayOrEmpty(end)}`,
};
