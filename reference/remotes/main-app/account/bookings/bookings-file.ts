import papaparse from 'papaparse';

/**
 * Cells that spreadsheets would run as formulas, also after spaces and with full-width characters of Asian keyboards.
 */
const FORMULA_PATTERN = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/;

/** Excel reads a file as UTF-8 if it begins with this. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The names of the columns and a line for each row: comma-separated by RFC 4180; texts are never formulas. */
export function bookingsFile(fields: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const lines = papaparse.unparse(
    { fields: [...fields], data: rows.map((row) => [...row]) },
    { escapeFormulae: FORMULA_PATTERN, newline: '\r\n' },
  );
  return `${BYTE_ORDER_MARK}${lines}\r\n`;
}
