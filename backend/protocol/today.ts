/** The day by UTC, by which texts come into force: `2026-11-28`. */
export const todayOf = (now: number): string => new Date(now).toISOString().slice(0, 10)
