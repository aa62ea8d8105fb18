let zones: Set<string> | undefined

/** Whether Intl knows the time zone; other names from a cookie or a record are ignored. */
export function isZone(name: string | undefined): name is string {
  if (!name) return false
  zones ??= new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', 'Asia/Calcutta', 'Asia/Saigon', 'Europe/Kiev'])
  return zones.has(name)
}
