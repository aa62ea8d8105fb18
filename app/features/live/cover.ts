import type { MatchRow } from '#contract/match.ts'
import type { Room } from '#contract/room.ts'

/** The two colours of a cover: the teams' colours, or a pair derived from the room's id. */
function coloursOf(room: Pick<Room, 'id'>, match?: Pick<MatchRow, 'home' | 'away'>): [string, string] {
  if (match) {
    const [home, away] = [match.home.crest, match.away.crest]
    return [home.primary, isAlike(home.primary, away.primary) ? away.secondary : away.primary]
  }
  const hue = (room.id * 47) % 360
  return [`hsl(${hue} 55% 38%)`, `hsl(${(hue + 150) % 360} 55% 32%)`]
}

/** Whether two `#rrggbb` colours are hard to tell apart. */
function isAlike(a: string, b: string): boolean {
  const parts = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  const [first, second] = [parts(a), parts(b)]
  return first.reduce((sum, part, index) => sum + Math.abs(part - (second[index] ?? 0)), 0) < 120
}

/** Line patterns of a pitch, court or board, so that two rooms of the same teams have different covers. */
const GROUNDS = [
  'M320 0v360M320 100a80 80 0 1 0 0 160 80 80 0 0 0 0-160ZM0 90h96v180H0m640-180h-96v180h96',
  'M0 300 640 60M0 360 640 120M0 240 640 0',
  'M0 180h640M80 0v360M560 0v360M80 90h480M80 270h480M320 90v180',
  'M320 20 500 100v160L320 340 140 260V100ZM320 80l110 50v100l-110 50-110-50V130Z',
]

export type CoverRoom = Pick<Room, 'id'>
export type CoverMatch = Pick<MatchRow, 'home' | 'away'>

/** The picture as a data URL; `detail` is drawn behind the lines of the ground. */
export function drawCover(room: CoverRoom, match: CoverMatch | undefined, detail: string): string {
  const [home, away] = coloursOf(room, match)
  // Ids of match rooms are eight apart.
  const ground = GROUNDS[(room.id + Math.floor(room.id / 8)) % GROUNDS.length]
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360" viewBox="0 0 640 360" preserveAspectRatio="xMidYMid slice">` +
    `<path fill="${home}" d="M0 0h640v360H0z"/><path fill="${away}" d="M400 0h240v360H240z"/>` +
    `<path fill="#06080d" fill-opacity=".42" d="M0 0h640v360H0z"/>${detail}` +
    `<path fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="3" d="${ground}"/>` +
    `<path fill="#06080d" fill-opacity=".35" d="M0 250h640v110H0z"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** A generated 16:9 cover of a room as a data URL, in the colours of the two teams. */
export const coverUrl = (room: CoverRoom, match?: CoverMatch): string => drawCover(room, match, '')
