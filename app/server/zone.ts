let known: Set<string> | undefined

/** Whether Intl knows the zone; anything else from a cookie or a record is passed over. */
export function isZone(name: string | undefined): name is string {
  if (!name) return false
  known ??= new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', 'Asia/Calcutta', 'Asia/Saigon', 'Europe/Kiev'])
  return known.has(name)
}
