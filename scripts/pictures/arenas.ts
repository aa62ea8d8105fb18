import { arc, box, type Point, upright } from './camera.ts'
import { across, along, both, type Ground, line } from './ground.ts'

/** Three lanes between two corners, and the river across. */
export function lanes(): Ground {
  const turn = (points: readonly Point[]): Point[] =>
    points.map(([x, y]) => [(x - y) * Math.SQRT1_2, (x + y) * Math.SQRT1_2] as const)
  const land = turn(box(-50, -50, 50, 50))
  const towers = turn(line('-40 12, -40 -14, -14 -40, 12 -40, -22 22, -10 10'))
  const base = arc(-56, 0, 9)
  return {
    camera: { length: 142, width: 560, degrees: 33, top: 182 },
    areas: [land, ...both(base, arc(-56, 0, 15))],
    lines: [
      ...both(base),
      turn(line('-40 32, -40 -34, -34 -40, 32 -40')),
      turn(line('-32 40, 34 40, 40 34, 40 -32')),
      turn(line('-33 33, 33 -33')),
    ],
    thin: [
      land,
      turn(line('-50 -50, -22 -25, -6 -3, 3 6, 25 22, 50 50')),
      turn(line('-44 -50, -20 -30, -2 -5, 6 3, 30 20, 50 44')),
      ...both(turn(line('-26 4, -14 -14, 4 -26')), turn(line('-30 -4, -18 -20')), arc(-56, 0, 15)),
    ],
    marks: both(...towers.map(([x, y]) => arc(x, y, 2.6))),
  }
}

/** A map of rooms and crates with two sites, in cross hairs. */
export function sites(): Ground {
  const crate = (x: number, y: number, size: number, height: number): Point[][] => [
    box(x, y, x + size, y + size, height),
    [
      [x, y],
      [x, y, height],
    ],
    [
      [x + size, y],
      [x + size, y, height],
    ],
    [
      [x, y],
      [x + size, y],
      [x + size, y + size],
      [x + size, y + size, height],
    ],
  ]
  return {
    camera: { length: 108, degrees: 46, top: 195 },
    areas: [
      line('-50 -30, -14 -30, -14 -12, 14 -12, 14 -30, 50 -30, 50 8, 30 8, 30 30, -30 30, -30 8, -50 8'),
      arc(-32, -11, 12),
      arc(32, -11, 12),
    ],
    lines: [
      line('-50 -30, -14 -30, -14 -12, 14 -12, 14 -30, 50 -30, 50 8, 30 8, 30 30, -30 30, -30 8, -50 8, -50 -30'),
      line('-14 -2, -14 14, -22 14'),
      line('14 -2, 14 14, 22 14'),
      arc(-32, -11, 12),
      arc(32, -11, 12),
      line('-35.5 -17, -32 -4.5, -28.5 -17'),
      line('-34.3 -13, -29.7 -13'),
      line('29 -17, 29 -4.5, 33.5 -4.5, 35 -7, 33 -10.5, 29 -10.5'),
      line('33 -10.5, 35.5 -13.5, 34 -17, 29 -17'),
    ],
    thin: [
      ...crate(-46, -4, 6, 5),
      ...crate(-22, -27, 5, 5),
      ...crate(40, -1, 5, 5),
      ...crate(18, -27, 6, 5),
      ...crate(-3, 16, 6, 6),
      ...crate(5, 18, 4, 4),
      arc(0, 0, 8),
      line('-13 0, -4 0'),
      line('4 0, 13 0'),
    ],
    marks: [arc(0, 0, 1)],
  }
}

/** An island under circles that close in. */
export function zone(): Ground {
  const wave = (radius: number, strength: number): Point[] =>
    Array.from({ length: 49 }, (_, at) => {
      const angle = (at * Math.PI) / 24
      const r = radius * (1 + strength * (Math.sin(3 * angle + 1) * 0.6 + Math.sin(5 * angle) * 0.4))
      return [r * Math.cos(angle) * 1.25, r * Math.sin(angle)] as const
    })
  const grid = [-45, -30, -15, 0, 15, 30, 45]
  return {
    camera: { length: 135, degrees: 44, top: 195 },
    areas: [wave(46, 0.12), arc(8, 2, 34), arc(14, 4, 17)],
    lines: [wave(46, 0.12), arc(8, 2, 34), arc(14, 4, 17), arc(17, 5, 6)],
    thin: [...grid.map((y) => along(y, 62)), ...[-60, ...grid, 60].map((x) => across(x, 48))],
    marks: [arc(17, 5, 1.2), arc(-10, 14, 1.2), arc(-4, -16, 1.2), arc(26, -6, 1.2), arc(-38, -6, 1.2)],
  }
}

/** A stage with two desks under a screen. */
export function stage(): Ground {
  const desk: Point[][] = [box(18, -12, 46, -4, 9), line('18 -12 9, 18 -12 0, 46 -12 0, 46 -12 9')]
  const screens = [21, 29, 37].map((x): Point[] => [
    [x, -6, 10],
    [x + 6.5, -6, 10],
    [x + 6.5, -6, 16],
    [x, -6, 16],
    [x, -6, 10],
  ])
  const wall = (x1: number, x2: number, z1: number, z2: number): Point[] => [
    [x1, 22, z1],
    [x2, 22, z1],
    [x2, 22, z2],
    [x1, 22, z2],
    [x1, 22, z1],
  ]
  return {
    camera: { length: 120, degrees: 20, top: 255 },
    areas: [
      box(-55, -22, 55, 22),
      wall(-26, 26, 14, 42),
      ...both(wall(30, 52, 16, 38)),
      ...both(box(18, -12, 46, -4, 9)),
    ],
    lines: [box(-55, -22, 55, 22), wall(-26, 26, 14, 42), ...both(wall(30, 52, 16, 38), ...desk, ...screens)],
    thin: [
      arc(0, -4, [9, 7]),
      ...both(line('10 22 56, 30 -8 0'), line('10 22 56, 50 -8 0'), line('52 22 56, 26 -8 0')),
    ],
  }
}

/** A table with two hands of cards. */
export function cards(): Ground {
  const card = (x: number, y: number): Point[] => box(x - 5, y - 7, x + 5, y + 7)
  return {
    camera: { length: 122, degrees: 48, top: 195 },
    areas: [box(-56, -32, 56, 32), ...both(...[20, 33, 46].flatMap((x) => [card(x, 12), card(x, -12)]))],
    lines: [box(-56, -32, 56, 32), ...both(...[20, 33, 46].flatMap((x) => [card(x, 12), card(x, -12)])), arc(0, 0, 9)],
    thin: [across(0, 32), box(-53, -29, 53, 29), arc(0, 0, 12), ...both(...[20, 33, 46].map((x) => arc(x, 12, 2.5)))],
    marks: [line('0 6, 4 0, 0 -6, -4 0')],
  }
}

/** Ground of hexagons with two bases. */
export function frontier(): Ground {
  const hexagon = (x: number, y: number, radius: number): Point[] =>
    [0, 60, 120, 180, 240, 300, 360].map((angle) => {
      const at = (angle * Math.PI) / 180
      return [x + radius * Math.cos(at), y + radius * Math.sin(at)] as const
    })
  const cells = [-3, -2, -1, 0, 1, 2, 3].flatMap((column) =>
    [-2, -1, 0, 1].map((row) => hexagon(column * 16.5, row * 19 + (column % 2 === 0 ? 9.5 : 0), 10.2)),
  )
  const base = (radius: number, height: number): Point[] => hexagon(49.5, 0, radius).map(([x, y]) => [x, y, height])
  const walls = base(8, 8).map(([x, y], at): Point[] => [[x, y, 8], base(10.2, 0)[at] ?? [x, y]])
  return {
    camera: { length: 128, degrees: 40, top: 195 },
    areas: [...cells, ...both(base(10.2, 0), base(8, 8))],
    lines: both(base(10.2, 0), base(8, 8), ...walls),
    thin: cells,
    marks: both(arc(24, 6, 1.5), arc(20, 1, 1.5), arc(25, -4, 1.5)),
  }
}

/** Two power bars over a platform. */
export function duel(): Ground {
  const bar = (x1: number, x2: number): Point[] => [
    [x1, 22, 42],
    [x2, 22, 42],
    [x2 - 2, 22, 36],
    [x1 - 2, 22, 36],
    [x1, 22, 42],
  ]
  return {
    camera: { length: 120, degrees: 18, top: 235 },
    areas: [box(-58, -22, 58, 22), ...both(bar(8, 56)), ...both(bar(8, 40))],
    lines: [box(-58, -22, 58, 22), ...both(bar(8, 56)), line('-58 -22, -58 -22 -8, 58 -22 -8, 58 -22')],
    thin: [
      ...[-40, -20, 0, 20, 40].map((x) => across(x, 22)),
      along(0, 58),
      ...both(line('44 22, 44 22 26, 58 22 26'), line('36 22, 36 22 30')),
      arc(0, 0, [14, 10]),
    ],
  }
}

/** A desk with two microphones under rings, for rooms without a match: the game's sign stands in the rings. */
export function studio(): Ground {
  const microphone = [line('17 -6 8, 17 -6 15, 13 -6 20'), upright(11, -6, 23, 4)]
  return {
    camera: { length: 120, degrees: 16, top: 260 },
    areas: [box(-46, -14, 46, 6, 8), upright(0, 14, 34, 17), ...both(upright(11, -6, 23, 4))],
    lines: [
      box(-46, -14, 46, 6, 8),
      line('-46 -14 8, -46 -14 -10, 46 -14 -10, 46 -14 8'),
      upright(0, 14, 34, 17),
      ...both(...microphone.map((points) => points.map(([x, y, z]) => [x + 14, y, z] as const))),
    ],
    thin: [upright(0, 14, 34, 22), upright(0, 14, 34, 29), upright(0, 14, 34, 38), upright(0, 14, 34, 49)],
  }
}
