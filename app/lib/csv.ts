/** What a spreadsheet takes for a formula, and would run, when a cell begins with it. */
const FORMULA = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/

const cell = (value: string | number): string => {
  if (typeof value === 'number') return String(value)
  const text = FORMULA.test(value) ? `'${value}` : value
  return `"${text.replaceAll('"', '""')}"`
}

/** Rows as a CSV file (RFC 4180) that spreadsheets open with the right letters. Numbers stay numbers. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
