export type Platform = 'ios' | 'android' | 'windows' | 'macos'

/** The platform of a browser by its user agent; undefined for others. An iPad says it is a Mac, but has fingers. */
export function platformOf(userAgent: string, touchPoints: number): Platform | undefined {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios'
  if (/Android/.test(userAgent)) return 'android'
  if (/Windows/.test(userAgent)) return 'windows'
  if (/Macintosh|Mac OS X/.test(userAgent)) return touchPoints > 1 ? 'ios' : 'macos'
  return undefined
}
