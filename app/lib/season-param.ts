const SEASON_CHARS_MAX = 20

/** A season from an address: the router reads that of a year, `?season=2022`, as a number. Undefined for anything else. */
export function seasonParam(value: unknown): string | undefined {
  const text = typeof value === 'number' && Number.isInteger(value) && value > 0 ? String(value) : value
  return typeof text === 'string' && text.length > 0 && text.length <= SEASON_CHARS_MAX ? text : undefined
}
