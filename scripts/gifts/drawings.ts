import { ellipse, heart, line, polar, polygon, regular, star } from './shapes.ts'

/** A part of a drawing, on 120 x 120. */
export interface Part {
  d: string
  fill?: string
  stroke?: string
  width?: number
}

const fill = (colour: string, d: string): Part => ({ d, fill: colour })
const stroke = (colour: string, width: number, d: string): Part => ({ d, stroke: colour, width })

export const GOLD = '#ffc531'
const GOLD_DARK = '#d98a00'
const GOLD_LIGHT = '#ffe9a3'
export const RED = '#f0304f'
const RED_DARK = '#b3123a'
export const BLUE = '#3d8bff'
export const GREEN = '#2fc77e'
export const VIOLET = '#a15cff'
const WHITE = '#ffffff'
const NIGHT = '#1c2333'
const STEEL = '#c9d3e3'
const STEEL_DARK = '#7f8ea8'

const rays = (cx: number, cy: number, from: number, to: number, count: number, turn = 0): string =>
  Array.from({ length: count }, (_, index) => {
    const degrees = turn + (360 / count) * index
    return line(polar(cx, cy, from, degrees), polar(cx, cy, to, degrees))
  }).join(' ')

/** What each gift looks like, from back to front. */
export const DRAWINGS: Readonly<Record<string, readonly Part[]>> = {
  star: [
    fill(GOLD_DARK, star(60, 63, 52, 23, 5)),
    fill(GOLD, star(60, 60, 50, 22, 5)),
    fill(
      GOLD_LIGHT,
      polygon([
        [60, 12],
        [72, 44],
        [60, 60],
        [48, 44],
      ]),
    ),
  ],
  heart: [fill(RED_DARK, heart(60, 66, 100)), fill(RED, heart(60, 62, 98)), fill('#ff8fa3', ellipse(38, 44, 11, 8))],
  ball: [
    fill('#9aa7bd', ellipse(60, 62, 50)),
    fill(WHITE, ellipse(60, 60, 50)),
    fill(NIGHT, regular(60, 60, 17, 5)),
    ...[0, 72, 144, 216, 288].flatMap((turn) => {
      const [x, y] = polar(60, 60, 44, turn)
      const [ax, ay] = polar(60, 60, 17, turn)
      return [
        stroke(NIGHT, 3.5, line([ax, ay], polar(60, 60, 33, turn))),
        fill(NIGHT, regular(x, y, 11, 5, turn + 180)),
      ]
    }),
    stroke('#c5cede', 3, ellipse(60, 60, 48.5)),
  ],
  whistle: [
    fill(STEEL_DARK, ellipse(48, 74, 32)),
    fill(STEEL, ellipse(48, 70, 32)),
    fill(
      STEEL,
      polygon([
        [48, 38],
        [108, 38],
        [108, 58],
        [80, 66],
        [60, 62],
      ]),
    ),
    fill(
      STEEL_DARK,
      polygon([
        [80, 66],
        [108, 58],
        [108, 64],
        [80, 73],
      ]),
    ),
    fill(
      NIGHT,
      polygon([
        [66, 38],
        [80, 38],
        [76, 52],
        [70, 52],
      ]),
    ),
    fill(RED, ellipse(48, 70, 15)),
    fill(WHITE, ellipse(43, 65, 4)),
  ],
  drum: [
    fill(
      '#a3123a',
      polygon([
        [16, 46],
        [104, 46],
        [98, 94],
        [22, 94],
      ]),
    ),
    fill(
      RED,
      polygon([
        [18, 46],
        [102, 46],
        [96, 90],
        [24, 90],
      ]),
    ),
    stroke(
      GOLD,
      4,
      polygon([
        [18, 50],
        [32, 88],
        [46, 50],
        [60, 88],
        [74, 50],
        [88, 88],
        [102, 50],
      ]).replace(' Z', ''),
    ),
    fill(GOLD_DARK, ellipse(60, 92, 37, 9)),
    fill(RED, ellipse(60, 87, 36, 8)),
    fill(GOLD, ellipse(60, 46, 45, 15)),
    fill('#fff6df', ellipse(60, 44, 40, 12)),
    stroke('#b57a3a', 6, `${line([22, 12], [52, 40])} ${line([98, 12], [68, 40])}`),
    fill('#8c5722', `${ellipse(52, 40, 5)} ${ellipse(68, 40, 5)}`),
  ],
  fireworks: [
    stroke(GOLD, 5, rays(60, 60, 14, 34, 12)),
    stroke(RED, 5, rays(60, 60, 38, 54, 12, 15)),
    fill(BLUE, Array.from({ length: 12 }, (_, index) => ellipse(...polar(60, 60, 46, index * 30), 4)).join(' ')),
    fill(GOLD_LIGHT, star(60, 60, 14, 6, 8)),
  ],
  crown: [
    fill(
      GOLD_DARK,
      polygon([
        [14, 40],
        [36, 62],
        [60, 22],
        [84, 62],
        [106, 40],
        [98, 100],
        [22, 100],
      ]),
    ),
    fill(
      GOLD,
      polygon([
        [14, 36],
        [36, 58],
        [60, 18],
        [84, 58],
        [106, 36],
        [98, 90],
        [22, 90],
      ]),
    ),
    fill(
      GOLD_LIGHT,
      polygon([
        [60, 18],
        [70, 52],
        [60, 76],
        [50, 52],
      ]),
    ),
    fill(VIOLET, ellipse(60, 82, 8)),
    fill(RED, `${ellipse(36, 82, 6)} ${ellipse(84, 82, 6)}`),
    fill(GOLD_LIGHT, `${ellipse(14, 35, 6)} ${ellipse(60, 16, 7)} ${ellipse(106, 35, 6)}`),
  ],
  rocket: [
    fill(
      RED_DARK,
      polygon([
        [40, 66],
        [20, 92],
        [42, 88],
      ]),
    ),
    fill(
      RED,
      polygon([
        [80, 66],
        [100, 92],
        [78, 88],
      ]),
    ),
    fill(WHITE, 'M60 6 C78 22 86 44 82 84 L38 84 C34 44 42 22 60 6 Z'),
    fill('#dbe3f0', 'M60 6 C78 22 86 44 82 84 L64 84 C70 50 68 24 60 6 Z'),
    fill(RED, 'M60 6 C68 13 73 21 76 31 L44 31 C47 21 52 13 60 6 Z'),
    fill(NIGHT, ellipse(60, 50, 13)),
    fill('#5db4ff', ellipse(60, 50, 9)),
    fill(
      STEEL_DARK,
      polygon([
        [44, 84],
        [76, 84],
        [72, 92],
        [48, 92],
      ]),
    ),
  ],
  trophy: [
    stroke(GOLD_DARK, 7, 'M34 26 C8 24 12 58 40 62'),
    stroke(GOLD_DARK, 7, 'M86 26 C112 24 108 58 80 62'),
    fill(GOLD, 'M30 14 L90 14 C90 52 80 70 60 74 C40 70 30 52 30 14 Z'),
    fill(GOLD_LIGHT, 'M40 14 L54 14 C54 44 56 62 60 74 C46 68 40 46 40 14 Z'),
    fill(
      GOLD_DARK,
      polygon([
        [54, 72],
        [66, 72],
        [68, 92],
        [52, 92],
      ]),
    ),
    fill(
      '#5b3a1c',
      polygon([
        [36, 92],
        [84, 92],
        [90, 110],
        [30, 110],
      ]),
    ),
    fill(
      GOLD,
      polygon([
        [46, 97],
        [74, 97],
        [74, 104],
        [46, 104],
      ]),
    ),
    fill(WHITE, star(70, 38, 12, 5, 5)),
  ],
}

/** The still picture of a gift. */
export const svgOf = (parts: readonly Part[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120">${parts
    .map(({ d, fill: inside = 'none', stroke: colour, width }) => {
      const edge = colour
        ? ` stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`
        : ''
      return `<path fill="${inside}"${edge} d="${d.replaceAll(/ ?([MLCZ]) ?/g, '$1')}"/>`
    })
    .join('')}</svg>\n`
