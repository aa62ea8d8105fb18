import fs from 'node:fs'
import { clampRgb, converter, formatHex, wcagContrast } from 'culori'
import { expect, test } from 'vitest'
import { themeCss } from '#app/server/theme.ts'
import { crestOf } from '#backend/feed/catalogue/crests.ts'
import type { Brand } from '#brands/brand.ts'
import { oklchOf, tintDistance } from './oklch.ts'
import { coloursOn, teamColours } from './team-colours.ts'

const oklch = converter('oklch')
const toRgb = converter('rgb')
const SCHEMES = ['dark', 'light'] as const

/** The surfaces of all brands by scheme. */
const grounds = Object.fromEntries(
  SCHEMES.map((scheme, index) => [
    scheme,
    ['main', 'arena', 'tribuna'].flatMap((id) => {
      const css = themeCss(JSON.parse(fs.readFileSync(`brands/${id}.json`, 'utf8')) as Brand)
      const block = css.split('}')[index] ?? ''
      return ['bg', 'surface-1', 'surface-2'].map((name) => new RegExp(`--${name}:([^;]+)`).exec(block)?.[1] ?? '')
    }),
  ]),
) as Record<'dark' | 'light', string[]>

/** What a browser paints: channels outside of sRGB are cut. */
const painted = (css: string): string => formatHex(clampRgb(toRgb(css) ?? { mode: 'rgb', r: 0, g: 0, b: 0 })) ?? ''
const lightness = (css: string) => oklch(painted(css))?.l ?? 0

const simulated = Array.from({ length: 400 }, (_, index) => crestOf(`team ${index}`))
const colours = [...new Set(simulated.flatMap(({ primary, secondary }) => [primary, secondary]))]
const harsh = ['#000000', '#ffffff', '#ff0000', '#00ff00', '#0000ff', '#ffff00', '#00ffff', '#ff00ff', '#808080']
const pairs = [
  ...simulated.slice(0, 200).map((home, index) => [home, simulated[399 - index]] as const),
  ...[...colours, ...harsh].flatMap((home) =>
    [...colours, ...harsh].map(
      (away) =>
        [
          { primary: home, secondary: '#ffffff' },
          { primary: away, secondary: '#000000' },
        ] as const,
    ),
  ),
  ...colours.map(
    (each) =>
      [
        { primary: each, secondary: each },
        { primary: each, secondary: each },
      ] as const,
  ),
]

test.each(SCHEMES)('both teams can be read on every surface of every brand and told apart in grey: %s', (scheme) => {
  const faults: string[] = []
  for (const [home, away] of pairs) {
    if (!away) continue
    const pair = coloursOn(scheme, home, away)
    const what = `${home.primary} ${away.primary}: ${pair.home} ${pair.away}`
    for (const colour of [pair.home, pair.away]) {
      const least = Math.min(...grounds[scheme].map((ground) => wcagContrast(painted(colour), ground)))
      if (least < 4.5) faults.push(`${what} ${least.toFixed(2)}`)
      const onIt = wcagContrast(painted(colour), scheme === 'dark' ? '#0b0d12' : '#ffffff')
      if (onIt < 4.5) faults.push(`${what} ink ${onIt.toFixed(2)}`)
    }
    if (Math.abs(lightness(pair.home) - lightness(pair.away)) < 0.1) faults.push(`${what} too near`)
  }
  expect(faults).toEqual([])
})

test.each(SCHEMES)('no two teams are painted alike: %s', (scheme) => {
  const faults: string[] = []
  for (const [home, away] of pairs) {
    if (!away) continue
    const pair = coloursOn(scheme, home, away)
    const apart = tintDistance(oklchOf(painted(pair.home)), oklchOf(painted(pair.away)))
    // Painting cuts what is out of sRGB.
    if (apart < 0.06) faults.push(`${home.primary} ${away.primary}: ${pair.home} ${pair.away} ${apart.toFixed(3)}`)
  }
  expect(faults).toEqual([])
})

test('a team that changes its colour does so in both schemes', () => {
  const maroon = { primary: '#7f1d1d', secondary: '#86efac' }
  const rust = { primary: '#9a3412', secondary: '#1d4ed8' }
  for (const scheme of SCHEMES)
    expect(oklch(coloursOn(scheme, maroon, rust).away)?.h).toBeCloseTo(oklchOf('#1d4ed8').h, 0)
})

test('the away team changes to its second colour where the first ones are alike', () => {
  const red = { primary: '#c8102e', secondary: '#ffffff' }
  const alsoRed = { primary: '#be123c', secondary: '#1d4ed8' }
  expect(oklch(coloursOn('dark', red, alsoRed).away)?.h).toBeCloseTo(oklchOf('#1d4ed8').h, 0)
  expect(oklch(coloursOn('dark', alsoRed, red).home)?.h).toBeCloseTo(oklchOf('#be123c').h, 0)
})

test('a team in navy and orange is orange', () => {
  const [home] = [coloursOn('dark', { primary: '#0f172a', secondary: '#fb923c' }, crestOf('b')).home]
  expect(oklch(home)?.h).toBeCloseTo(oklchOf('#fb923c').h, 0)
})

test('the same pair of crests always has the same colours, one for each scheme', () => {
  const [home, away] = [crestOf('a'), crestOf('b')]
  expect(teamColours(home, away)).toEqual(teamColours({ ...home }, { ...away }))
  expect(Object.values(teamColours(home, away)).every((value) => /^light-dark\(oklch.+,oklch.+\)$/.test(value))).toBe(
    true,
  )
})

test('colours are converted as culori converts them', () => {
  for (const hex of [...colours, ...harsh.slice(2, 8)]) {
    const [ours, theirs] = [oklchOf(hex), oklch(hex)]
    expect(ours.l).toBeCloseTo(theirs?.l ?? 0, 3)
    expect(ours.c).toBeCloseTo(theirs?.c ?? 0, 3)
    if (ours.c > 0.001) expect(ours.h).toBeCloseTo(theirs?.h ?? 0, 0)
  }
})
