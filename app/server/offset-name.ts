/** The offset of a time zone at an instant: `GMT+8`, `GMT-3:30`, `GMT`. */
export const offsetName = (atMs: number, zone: string): string =>
  new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' })
    .formatToParts(atMs)
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone
