/** A segment or init file of a playlist, beside it. */
const FILE = /^[A-Za-z0-9_-]{1,80}\.(?:ts|m4s|mp4)$/
/** nginx-rtmp names segments after the moment at which they begin, milliseconds since the epoch. */
const TIMED = /-(\d{13})\.ts$/
const TAG_MAP = /^#EXT-X-MAP:URI="([^"]+)"/

export const isMediaFile = (name: string): boolean => FILE.test(name)

/**
 * A media server's playlist as it is given out: with programme times, which nginx-rtmp says only in the names of its
 * segments, and without anything that leads elsewhere. Null for what is no playlist of files beside it.
 */
export function rewritePlaylist(text: string): string | null {
  const lines = text.split(/\r?\n/).filter((line) => line !== '')
  if (lines[0] !== '#EXTM3U') return null
  const hasTimes = lines.some((line) => line.startsWith('#EXT-X-PROGRAM-DATE-TIME:'))
  const written: string[] = []
  for (const [at, line] of lines.entries()) {
    const file = line.startsWith('#') ? TAG_MAP.exec(line)?.[1] : line
    if (file !== undefined && !FILE.test(file)) return null
    const [, time] = (!hasTimes && line.startsWith('#EXTINF:') && TIMED.exec(lines[at + 1] ?? '')) || []
    if (time !== undefined) written.push(`#EXT-X-PROGRAM-DATE-TIME:${new Date(Number(time)).toISOString()}`)
    written.push(line)
  }
  return `${written.join('\n')}\n`
}
