import papaparse from 'papaparse';

/** Cells that spreadsheets would run as formulas, also after spaces and in the wide letters of Asian keyboards. */
const FORMULA_PATTERN = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/;

/** Excel reads UTF-8 if a file begins so. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The names of the columns and a line for each row: comma-separated, as RFC 4180 has it; texts are never formulas. */
export function bookingsFile(fields: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const lines = papaparse.unparse(
    { fields: [...fields], data: rows.map((row) => [...row]) },
    { escapeFormulae: FORMULA_PATTERN, newline: '\r\n' },
  );
  return `${BYTE_ORDER_MARK}${lines}\r\n`;
}
