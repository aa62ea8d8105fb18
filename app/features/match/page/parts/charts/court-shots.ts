import type { PlayerLine, Side } from '#contract/match-state.ts'

/** Metres; the basket is as far from its baseline as `BASKET.y`. */
export const COURT = { width: 15, length: 28, shown: 11 }
export const BASKET = { x: 7.5, y: 1.575 }

export const ZONES = ['rim', 'paint', 'mid', 'corner', 'arc'] as const
export type Zone = (typeof ZONES)[number]

export interface CourtShot {
  player: number
  isMade: boolean
  points: 2 | 3
  /** Metres from the left sideline, as the attacker sees it, and from the baseline attacked. */
  x: number
  y: number
  zone: Zone
}

/** The key is 4.9 metres wide and reaches 5.8 from the baseline; at the rim is within two metres of it. */
const [KEY_HALF, KEY_LENGTH, RIM, CORNER] = [2.45, 5.8, 2, 3]

function zoneOf(points: 2 | 3, x: number, y: number): Zone {
  if (points === 3) return y <= CORNER ? 'corner' : 'arc'
  if (Math.hypot(x - BASKET.x, y - BASKET.y) <= RIM) return 'rim'
  return Math.abs(x - BASKET.x) <= KEY_HALF && y <= KEY_LENGTH ? 'paint' : 'mid'
}

/** Reads what backend/feed/basketball/players.ts keeps of each player. */
export const courtShotsOf = (players: readonly PlayerLine[], side: Side): CourtShot[] =>
  players.flatMap((line) => {
    const places = line.side === side ? String(line.values.shot_places ?? '') : ''
    return [...places.matchAll(/([+-])([23])\/([\d.]+)\/([\d.]+)/g)].map(([, sign, kind, along, across]): CourtShot => {
      const points = kind === '3' ? 3 : 2
      const [x, y] = [(Number(across) / 100) * COURT.width, (1 - Number(along) / 100) * COURT.length]
      return { player: line.player, isMade: sign === '+', points, x, y, zone: zoneOf(points, x, y) }
    })
  })

export interface ZoneFigures {
  zone: Zone
  made: number
  attempts: number
}

export const zoneFigures = (shots: readonly CourtShot[]): ZoneFigures[] =>
  ZONES.map((zone) => {
    const own = shots.filter((shot) => shot.zone === zone)
    return { zone, made: own.filter(({ isMade }) => isMade).length, attempts: own.length }
  })
