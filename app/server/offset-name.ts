const formats = new Map<string, Intl.DateTimeFormat>()

/** Made once for each zone: it costs more than the rest of the page's shell. Zones are those of brands: a few. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' })
  formats.set(zone, format)
  return format
}

/** The offset of a time zone at an instant: `GMT+8`, `GMT-3:30`, `GMT`. */
export const offsetName = (atMs: number, zone: string): string =>
  formatOf(zone)
    .formatToParts(atMs)
    .find(({ type }) => type === 'timeZoneName')?.value ?? zone
