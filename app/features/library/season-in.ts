const SEASON_CHARS_MAX = 20

/** The season that a page is asked for, if the value can be one. */
export const seasonIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' && value.length <= SEASON_CHARS_MAX ? value : undefined
