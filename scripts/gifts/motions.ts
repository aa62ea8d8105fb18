import { BLUE, DRAWINGS, GOLD, GREEN, type Part, RED, VIOLET } from './drawings.ts'
import { ellipse, heart, polygon, star } from './shapes.ts'

export const FPS = 20
export const FRAMES = 56
/** The picture, square. */
export const SIZE = 300
const MIDDLE = SIZE / 2

/** Where something is in a frame: its middle, size (1 as drawn), turn in degrees, and how visible it is. */
export interface Place {
  x: number
  y: number
  scale?: number
  scaleY?: number
  turn?: number
  alpha?: number
}

/** Parts that move together. Their own middle is the point `origin`. `at`: the time from 0 to 1; undefined: not seen. */
export interface Moving {
  parts: readonly Part[]
  origin: number
  at(time: number): Place | undefined
}

type Key = readonly [time: number, value: number]

/** A value at a time, eased between the keys. */
export function between(time: number, ...keys: readonly Key[]): number {
  const next = keys.findIndex(([at]) => at >= time)
  if (next === -1) return keys.at(-1)?.[1] ?? 0
  const [to, last] = keys[next] ?? [0, 0]
  const [from, first] = keys[next - 1] ?? [to, last]
  const part = to === from ? 1 : (time - from) / (to - from)
  return first + (last - first) * (part * part * (3 - 2 * part))
}

/** Comes with a swing, stays, and goes. */
const pop = (time: number) => between(time, [0, 0], [0.12, 1.65], [0.18, 1.4], [0.23, 1.5], [0.85, 1.5], [1, 0.2])
const fade = (time: number) => between(time, [0, 0], [0.06, 1], [0.86, 1], [1, 0])

function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const COLOURS = [GOLD, RED, BLUE, GREEN, VIOLET]
const colour = (index: number): string => COLOURS[index % COLOURS.length] ?? GOLD

/** Small pieces that fly out from a point and vanish. */
function burst(shape: string, count: number, from: { x: number; y: number; start: number }, reach: number): Moving[] {
  const random = seeded(count * 7 + from.x)
  return Array.from({ length: count }, (_, index) => {
    const angle = ((index + random() * 0.6) / count) * 2 * Math.PI
    const far = reach * (0.65 + 0.35 * random())
    return {
      parts: [{ d: shape, fill: colour(index) }],
      origin: 0,
      at: (time) => {
        const own = (time - from.start) / 0.4
        if (own < 0 || own > 1) return undefined
        const out = 1 - (1 - own) ** 3
        return {
          x: from.x + Math.cos(angle) * far * out,
          y: from.y + Math.sin(angle) * far * out + 30 * own * own,
          scale: 1 - own * 0.6,
          turn: own * 180,
          alpha: own < 0.6 ? 1 : (1 - own) / 0.4,
        }
      },
    }
  })
}

const whole = (code: string, at: Moving['at']): Moving => ({ parts: DRAWINGS[code] ?? [], origin: 60, at })
const still = (time: number): Place => ({ x: MIDDLE, y: MIDDLE, scale: pop(time), alpha: fade(time) })
const SPARK = star(0, 0, 12, 4, 4)
const DOT = ellipse(0, 0, 5)
const PAPER = polygon([
  [-5, -8],
  [5, -8],
  [5, 8],
  [-5, 8],
])
const middle = (start: number) => ({ x: MIDDLE, y: MIDDLE, start })

/** How each gift moves. */
export const MOTIONS: Readonly<Record<string, readonly Moving[]>> = {
  star: [
    ...burst(SPARK, 10, middle(0.14), 130),
    whole('star', (time) => ({ ...still(time), turn: between(time, [0, -140], [0.3, 0], [0.85, 0], [1, 60]) })),
  ],
  heart: [
    ...Array.from({ length: 7 }, (_, index): Moving => {
      const start = 0.12 + index * 0.07
      return {
        parts: [{ d: heart(0, 0, 26 + (index % 3) * 8), fill: index % 2 ? RED : '#ff8fa3' }],
        origin: 0,
        at: (time) => {
          const own = (time - start) / 0.4
          if (own < 0 || own > 1) return undefined
          return {
            x: MIDDLE + (index - 3) * 34 + Math.sin(own * 6 + index) * 10,
            y: 230 - own * 200,
            alpha: own < 0.7 ? 1 : (1 - own) / 0.3,
          }
        },
      }
    }),
    whole('heart', (time) => ({
      ...still(time),
      scale: pop(time) * (1 + 0.12 * Math.max(0, Math.sin(time * 24)) * fade(time)),
    })),
  ],
  ball: [
    {
      parts: [{ d: ellipse(0, 0, 60, 10), fill: '#00000055' }],
      origin: 0,
      at: (time) => ({
        x: MIDDLE,
        y: 262,
        scale: 1 - 0.5 * Math.abs(Math.cos(time * Math.PI * 3)),
        alpha: fade(time),
      }),
    },
    whole('ball', (time) => {
      const height = Math.abs(Math.cos(time * Math.PI * 3)) * (1 - time * 0.5)
      const squash = height < 0.12 ? 1 - (0.12 - height) * 1.6 : 1
      return {
        x: between(time, [0, 40], [1, 260]),
        y: 205 - 150 * height,
        scale: 1.05 * (2 - squash),
        scaleY: 1.05 * squash,
        turn: time * 540,
        alpha: fade(time),
      }
    }),
  ],
  whistle: [
    ...[0, 1, 2].map(
      (index): Moving => ({
        parts: [{ d: 'M0 -22 C16 -12 16 12 0 22', stroke: '#ffffff', width: 7 }],
        origin: 0,
        at: (time) => {
          const own = (time * 3 + 1 - index * 0.22) % 1
          if (time < 0.2 || time > 0.86) return undefined
          return { x: 222 + own * 56, y: 118, scale: 0.7 + own, alpha: 1 - own }
        },
      }),
    ),
    whole('whistle', (time) => ({
      ...still(time),
      x: MIDDLE - 20,
      turn: time > 0.2 && time < 0.86 ? Math.sin(time * 90) * 5 - 8 : -8,
    })),
  ],
  drum: [
    ...[0.2, 0.4, 0.6].flatMap((start) => burst(DOT, 7, { x: MIDDLE, y: 110, start }, 115)),
    whole('drum', (time) => {
      const beat = Math.max(0, Math.cos(time * Math.PI * 10)) ** 4
      return { ...still(time), scaleY: pop(time) * (1 - 0.1 * beat), turn: Math.sin(time * 31) * 3 }
    }),
  ],
  fireworks: [
    ...burst(SPARK, 12, { x: 92, y: 100, start: 0.02 }, 90),
    ...burst(SPARK, 12, { x: 214, y: 92, start: 0.2 }, 84),
    ...burst(SPARK, 16, { x: MIDDLE, y: 168, start: 0.4 }, 130),
    whole('fireworks', (time) => {
      const own = (time - 0.34) / 0.6
      return own < 0 || own > 1
        ? undefined
        : {
            x: MIDDLE,
            y: 168,
            scale: between(own, [0, 0.1], [0.35, 1.9], [1, 2.3]),
            turn: own * 25,
            alpha: between(own, [0, 1], [0.6, 1], [1, 0]),
          }
    }),
  ],
  crown: [
    ...burst(SPARK, 14, middle(0.3), 140),
    whole('crown', (time) => ({
      x: MIDDLE,
      y: between(time, [0, -70], [0.24, 168], [0.32, 138], [0.4, 150], [0.86, 150], [1, 120]),
      scale: 1.5,
      turn: between(time, [0, -20], [0.24, 6], [0.34, -4], [0.42, 0]),
      alpha: fade(time),
    })),
  ],
  rocket: [
    ...Array.from({ length: 12 }, (_, index): Moving => {
      const start = 0.1 + index * 0.045
      return {
        parts: [{ d: ellipse(0, 0, 15), fill: '#ffffff' }],
        origin: 0,
        at: (time) => {
          const own = (time - start) / 0.35
          if (own < 0 || own > 1) return undefined
          return {
            x: MIDDLE + ((index * 37) % 50) - 25,
            y: between(start, [0, 330], [0.25, 235], [0.6, 205], [1, -140]) + 70 + own * 40,
            scale: 0.6 + own * 1.3,
            alpha: 0.55 * (1 - own),
          }
        },
      }
    }),
    {
      parts: [
        { d: 'M-14 0 C-18 20 -6 34 0 52 C6 34 18 20 14 0 Z', fill: '#ff8a1f' },
        { d: 'M-7 0 C-9 12 -3 20 0 30 C3 20 9 12 7 0 Z', fill: GOLD },
      ],
      origin: 0,
      at: (time) => ({ ...rocketAt(time), y: rocketAt(time).y + 46, scaleY: 1.4 + 0.5 * Math.sin(time * 120) }),
    },
    whole('rocket', (time) => rocketAt(time)),
  ],
  trophy: [
    ...Array.from({ length: 22 }, (_, index): Moving => {
      const random = seeded(index + 3)
      const [left, start, sway] = [random() * SIZE, random() * 0.45, random() * 6]
      return {
        parts: [{ d: PAPER, fill: colour(index) }],
        origin: 0,
        at: (time) => {
          const own = (time - start) / 0.55
          if (own < 0 || own > 1) return undefined
          return {
            x: left + Math.sin(own * 7 + sway) * 14,
            y: -12 + own * 320,
            scaleY: Math.cos(own * 16 + sway),
            turn: own * 260,
            alpha: own < 0.85 ? 1 : (1 - own) / 0.15,
          }
        },
      }
    }),
    ...burst(SPARK, 12, middle(0.26), 140),
    whole('trophy', (time) => ({
      x: MIDDLE,
      y: between(time, [0, 380], [0.25, 138], [0.33, 156], [0.4, 150]),
      scale: between(time, [0, 1], [0.3, 1.8], [0.85, 1.8], [1, 1.5]),
      turn: Math.sin(time * 10) * 3,
      alpha: fade(time),
    })),
  ],
}

function rocketAt(time: number): Place & { y: number } {
  const shake = time > 0.2 && time < 0.66 ? Math.sin(time * 140) * 2 : 0
  return {
    x: MIDDLE + shake,
    y: between(time, [0, 380], [0.25, 160], [0.6, 140], [1, -190]),
    scale: 1.4,
    alpha: 1,
  }
}
