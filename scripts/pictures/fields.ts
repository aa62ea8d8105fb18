import { arc, box, type Point, upright } from './camera.ts'
import { across, along, both, type Ground, line } from './ground.ts'

/** A net across the ground at x = 0. */
function net(depth: number, from: number, to: number, columns: number): Pick<Required<Ground>, 'lines' | 'thin'> {
  const post = (y: number, bottom: number): Point[] => [
    [0, y, bottom],
    [0, y, to],
  ]
  const inner = Array.from({ length: columns - 1 }, (_, at) => -depth + ((at + 1) * 2 * depth) / columns)
  const rows = [1, 2].map((row): Point[] => {
    const z = from + ((to - from) * row) / 3
    return [
      [0, -depth, z],
      [0, depth, z],
    ]
  })
  return {
    lines: [
      post(-depth, 0),
      post(depth, 0),
      [
        [0, -depth, to],
        [0, depth, to],
      ],
    ],
    thin: [
      ...inner.map((y) => post(y, from)),
      ...rows,
      [
        [0, -depth, from],
        [0, depth, from],
      ],
    ],
  }
}

export function football(): Ground {
  const goal = line('52.5 -5.5, 52.5 -5.5 5, 52.5 5.5 5, 52.5 5.5')
  return {
    camera: { length: 105 },
    areas: [box(-52.5, -34, 52.5, 34), ...[-37.5, -7.5, 22.5].map((x) => box(x, -34, x + 15, 34))],
    lines: [
      box(-52.5, -34, 52.5, 34),
      across(0, 34),
      arc(0, 0, 9.15),
      ...both(box(52.5, -20.2, 36, 20.2), box(52.5, -9.2, 47, 9.2), arc(41.5, 0, 9.15, 127, 233), goal),
    ],
    marks: [arc(0, 0, 0.8), ...both(arc(41.5, 0, 0.7))],
  }
}

export function basketball(): Ground {
  const basket = line('14.6 0, 14.6 0 3.4, 12.9 0 3.4')
  const board = line('12.9 -1 2.9, 12.9 1 2.9, 12.9 1 4.2, 12.9 -1 4.2, 12.9 -1 2.9')
  return {
    camera: { length: 28 },
    areas: [box(-14, -7.5, 14, 7.5), ...both(box(14, -2.45, 8.2, 2.45)), arc(0, 0, 1.8)],
    lines: [
      box(-14, -7.5, 14, 7.5),
      across(0, 7.5),
      arc(0, 0, 1.8),
      ...both(
        box(14, -2.45, 8.2, 2.45),
        arc(8.2, 0, 1.8, 90, 270),
        [[14, -6.6], ...arc(12.4, 0, 6.75, 258, 102), [14, 6.6]],
        basket,
        board,
        arc(12.4, 0, 0.5, 0, 360, 3.1),
      ),
    ],
    thin: both(line('11.9 0 3.1, 12.15 0 2.3, 12.65 0 2.3, 12.9 0 3.1')),
  }
}

export function tennis(): Ground {
  const middle = net(6.4, 0, 1.6, 14)
  return {
    camera: { length: 25, width: 500, turn: 12 },
    areas: [box(-15, -8, 15, 8), box(-11.9, -5.5, 11.9, 5.5)],
    lines: [
      box(-11.9, -5.5, 11.9, 5.5),
      along(4.1, 11.9),
      along(-4.1, 11.9),
      along(0, 6.4),
      ...both(across(6.4, 4.1), line('11.9 0, 11.3 0')),
      ...middle.lines,
    ],
    thin: middle.thin,
    marks: [upright(5, 2, 1.6, 0.3)],
  }
}

export function volleyball(): Ground {
  const middle = net(5, 1.9, 3.2, 12)
  return {
    camera: { length: 19, width: 480, turn: 12 },
    areas: [box(-12, -7, 12, 7), box(-9, -4.5, 9, 4.5), box(-3, -4.5, 3, 4.5)],
    lines: [box(-9, -4.5, 9, 4.5), across(0, 4.5), ...both(across(3, 4.5)), ...middle.lines],
    thin: middle.thin,
    marks: [upright(3.6, 1, 4, 0.45)],
  }
}

export function badminton(): Ground {
  const middle = net(3.2, 1.1, 2, 12)
  return {
    camera: { length: 14.2, width: 500, turn: 12 },
    areas: [box(-8.5, -4.6, 8.5, 4.6), box(-6.7, -3.05, 6.7, 3.05)],
    lines: [
      box(-6.7, -3.05, 6.7, 3.05),
      along(2.59, 6.7),
      along(-2.59, 6.7),
      ...both(across(1.98, 3.05), across(5.94, 3.05), line('1.98 0, 6.7 0')),
      ...middle.lines,
    ],
    thin: middle.thin,
  }
}

export function tabletennis(): Ground {
  const top = 0.9
  const up = (points: readonly Point[]): Point[] => points.map(([x, y]) => [x, y, top])
  const leg = (x: number, y: number): Point[] => [
    [x, y, top - 0.08],
    [x, y, 0.15],
  ]
  return {
    camera: { length: 3.4, degrees: 30, top: 275, turn: 14 },
    areas: [up(box(-1.37, -0.76, 1.37, 0.76)), up(box(-1.37, -0.76, 1.37, 0.76))],
    lines: [
      up(box(-1.37, -0.76, 1.37, 0.76)),
      up(along(0, 1.37)),
      [
        [0, -0.9, top],
        [0, -0.9, top + 0.2],
        [0, 0.9, top + 0.2],
        [0, 0.9, top],
      ],
      ...both(leg(1.2, -0.7), leg(1.2, 0.6)),
    ],
    thin: [
      [
        [-1.37, -0.76, top - 0.07],
        [1.37, -0.76, top - 0.07],
      ],
      up(across(0, 0.9)),
      ...Array.from({ length: 13 }, (_, at): Point[] => [
        [0, -0.78 + at * 0.13, top],
        [0, -0.78 + at * 0.13, top + 0.2],
      ]),
    ],
    marks: [upright(0.62, 0.2, top + 0.33, 0.05)],
  }
}

export function cricket(): Ground {
  const stump = (y: number): Point[] => [
    [10, y],
    [10, y, 5],
  ]
  return {
    camera: { length: 150, width: 500, degrees: 31, top: 190 },
    areas: [arc(0, 0, [75, 62]), arc(0, 0, [38, 30]), box(-15, -4, 15, 4)],
    lines: [
      arc(0, 0, [75, 62]),
      box(-15, -4, 15, 4),
      ...both(across(11.5, 4), ...[-2, 0, 2].map((y) => stump(y).map(([x, , z]) => [x, y, z] as const))),
    ],
    thin: [arc(0, 0, [38, 30]), arc(0, 0, [79, 66])],
  }
}

export function baseball(): Ground {
  const home = -34
  const base = (x: number, y: number): Point[] => [
    [x, y - 2],
    [x + 2.4, y],
    [x, y + 2],
    [x - 2.4, y],
  ]
  const side = 27.4 / Math.SQRT2
  const far = 78
  const edge = far / Math.SQRT2
  return {
    camera: { length: 130, degrees: 36, top: 205 },
    areas: [
      [[0, home], ...arc(0, home, far, 45, 135)],
      [[0, home - 3], ...arc(0, home + 14, 31, 8, 172)],
    ],
    lines: [
      [
        [-edge, home + edge],
        [0, home],
        [edge, home + edge],
      ],
      arc(0, home, far, 45, 135),
      [
        [0, home],
        [side, home + side],
        [0, home + 2 * side],
        [-side, home + side],
        [0, home],
      ],
      arc(0, home + 18.4, 3),
    ],
    thin: [arc(0, home, far + 5, 44, 136), arc(0, home + 14, 31, 8, 172), arc(0, home, 6)],
    marks: [base(0, home), base(side, home + side), base(0, home + 2 * side), base(-side, home + side)],
  }
}

export function americanFootball(): Ground {
  const yards = [-40, -30, -20, -10, 0, 10, 20, 30, 40]
  const ticks = Array.from({ length: 49 }, (_, at) => -48 + at * 2).filter((x) => x % 10 !== 0)
  const post = line('60 0, 60 0 6')
  const fork = line('60 -5 15, 60 -5 6, 60 5 6, 60 5 15')
  return {
    camera: { length: 122 },
    areas: [box(-60, -26.6, 60, 26.6), ...both(box(60, -26.6, 50, 26.6)), ...both(box(60, -26.6, 50, 26.6))],
    lines: [
      box(-60, -26.6, 60, 26.6),
      ...both(across(50, 26.6)),
      ...yards.map((x) => across(x, 26.6)),
      ...both(post, fork),
    ],
    thin: ticks.flatMap((x) =>
      [-26.6, -7, 5.5, 25].map((y): Point[] => [
        [x, y],
        [x, y + 1.5],
      ]),
    ),
  }
}

export function snooker(): Ground {
  const inner = box(-1.78, -0.89, 1.78, 0.89)
  const pockets = [-1.8, 0, 1.8].flatMap((x) => [arc(x, 0.93, 0.08), arc(x, -0.93, 0.08)])
  const reds = [0, 1, 2, 3].flatMap((row) =>
    Array.from({ length: row + 1 }, (_, at) => arc(1 + row * 0.13, (at - row / 2) * 0.15, 0.062)),
  )
  const colours = line('-1.05 0, -1.05 0.3, -1.05 -0.3, 0 0, 0.82 0, 1.55 0')
  return {
    camera: { length: 3.95, degrees: 50, top: 195 },
    areas: [box(-1.96, -1.07, 1.96, 1.07), inner, inner],
    lines: [box(-1.96, -1.07, 1.96, 1.07), inner, across(-1.05, 0.89), arc(-1.05, 0, 0.3, 90, 270)],
    thin: [...pockets, line('-1.7 -0.75 0.1, -0.62 -0.24 0.06')],
    marks: [...reds, ...colours.map(([x, y]) => arc(x, y, 0.062)), arc(-0.5, -0.18, 0.062)],
  }
}

/** A dartboard on its wall, the mat to the line that darts are thrown from. */
export function oche(): Ground {
  const [wallAt, middle, sectors] = [24, 27, 20]
  const onWall = (radius: number, turn: number): Point => [
    radius * Math.cos(turn * 2 * Math.PI),
    wallAt,
    middle + radius * Math.sin(turn * 2 * Math.PI),
  ]
  const ring = (radius: number): Point[] => Array.from({ length: 41 }, (_, at) => onWall(radius, at / 40))
  const wires = Array.from({ length: sectors }, (_, at): Point[] => {
    const turn = (at + 0.5) / sectors
    return [onWall(1.8, turn), onWall(13, turn)]
  })
  const wall: Point[] = [
    [-40, wallAt, 0],
    [40, wallAt, 0],
    [40, wallAt, 46],
    [-40, wallAt, 46],
    [-40, wallAt, 0],
  ]
  return {
    camera: { length: 120, degrees: 20, top: 255 },
    areas: [box(-55, -24, 55, wallAt), wall, ring(17), ring(13), box(-9, -24, 9, wallAt)],
    lines: [box(-55, -24, 55, wallAt), ring(17), ring(13), ring(1.8), box(-9, -24, 9, wallAt), line('-9 -12, 9 -12')],
    thin: [wall, ring(12), ring(8), ring(7), ...wires],
  }
}

export function octagon(): Ground {
  const corner = (radius: number, z: number): Point[] =>
    [22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5, 382.5].map((angle) => {
      const at = (angle * Math.PI) / 180
      return [radius * Math.cos(at), radius * Math.sin(at), z] as const
    })
  const [floor, rail] = [corner(5, 0), corner(5, 1.5)]
  const posts = floor.flatMap((point, at): Point[][] => (rail[at] ? [[point, rail[at]]] : []))
  return {
    camera: { length: 11, width: 440, degrees: 32, top: 205 },
    areas: [floor, corner(6, -0.6), arc(0, 0, 1.6)],
    lines: [floor, rail, ...posts, arc(0, 0, 1.6)],
    thin: [corner(6, -0.6), corner(5, 0.5), corner(5, 1)],
  }
}
