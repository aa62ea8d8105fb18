import { expect, test } from 'vitest'
import { playOf } from './notation.ts'
import { advance, NOBODY, type Runners } from './runners.ts'

const [BATTER, FIRST, SECOND, THIRD] = [10, 1, 2, 3]
const LOADED: Runners = [FIRST, SECOND, THIRD]
const on = (...bases: number[]): Runners => [
  bases.includes(1) ? FIRST : undefined,
  bases.includes(2) ? SECOND : undefined,
  bases.includes(3) ? THIRD : undefined,
]

/** `types outs bases scored batted-in errors` */
function after(text: string, runners: Runners = NOBODY): string {
  const play = playOf(text)
  if (!play) return 'unread'
  const outcome = advance(play, runners, BATTER)
  if (typeof outcome === 'string') return outcome
  const bases = outcome.runners.map((runner) => runner ?? '-').join('')
  return `${play.parts.map(({ type }) => type).join('+')} ${outcome.outs} ${bases} ${outcome.scored.join()} ${outcome.battedIn} ${play.errors}`
}

test.each([
  ['4E3/G4', on(), 'reached_on_error 0 10-- 0 1'],
  ['5(2)/FO/G5.B-1', on(1, 2), 'fielders_choice 1 101- 0 0'],
  ['54(1)/FO.3-H', on(1, 3), 'fielders_choice 1 10-- 3 1 0'],
  ['54(B)/BG25/SH.1-2', on(1), 'sacrifice_bunt 1 -1- 0 0'],
  ['S9.2XH(E9)(92);1-3', on(1, 2), 'single 1 10-1 0 1'],
  ['S9.2XH(9E2);1-3', on(1, 2), 'single 0 10-1 2 1 1'],
  ['S7.3-H;2-H(E7)(NR)(UR)', on(2, 3), 'single 0 10-- 3,2 1 1'],
  ['E6.3-H(RBI)', on(3), 'reached_on_error 0 10-- 3 1 1'],
  ['W', LOADED, 'walk 0 1012 3 1 0'],
  ['IW.1-2', on(1), 'walk 0 101- 0 0'],
  ['SB3;SB2', on(1, 2), 'stolen_base+stolen_base 0 -12 0 0'],
  ['SBH', on(3), 'stolen_base 0 --- 3 0 0'],
  ['CS2(2E4).1-3', on(1), 'fielding_error 0 --1 0 1'],
  ['POCS2(1361)', on(1), 'caught_stealing 1 --- 0 0'],
  ['K+SB2', on(1), 'strikeout+stolen_base 1 -1- 0 0'],
  ['K+CS2(26)/DP', on(1), 'strikeout+caught_stealing 2 --- 0 0'],
  ['K23', on(), 'strikeout 1 --- 0 0'],
  ['FLE2', on(1), 'fielding_error 0 1-- 0 1'],
  ['DI.1-2', on(1), 'base_advance 0 -1- 0 0'],
  ['WP.3-H;2-3', on(2, 3), 'wild_pitch 0 --2 3 0 0'],
  ['HR/F7.3-H;1-H', on(1, 3), 'home_run 0 --- 3,1,0 3 0'],
  ['1(B)16(2)63(1)/LTP/L1', on(1, 2), 'fly_out 3 --- 0 0'],
  ['NP', on(1), ' 0 1-- 0 0'],
  ['S8.1-2', on(), 'nobody is on base 1'],
  ['S8.1-9', on(1), 'unread'],
  ['99(7)', on(1), 'unread'],
  [`S8.${'1-2;'.repeat(50)}`, on(1), 'unread'],
])('%s', (text, runners, expected) => {
  const plain = after(text, runners).replaceAll('10', '0').replaceAll('  ', ' ')
  expect(plain).toBe(expected.replaceAll('10', '0').replaceAll('  ', ' '))
})
