import { expect, test } from 'vitest'
import type { MatchRow } from '#contract/match-row.ts'
import type { Board, Period } from '#contract/match-state.ts'
import { testRow } from '#tests/support/match-row.ts'
import { headlineOf, loadScoreboard } from './family-scoreboards.ts'

const pair = (home: number, away: number) => ({ home, away })
const period = (key: string, home: number, away: number, more: Partial<Period> = {}): Period => ({
  key,
  home,
  away,
  isDone: false,
  ...more,
})

const live = (score: MatchRow['score'], ...periods: Period[]): MatchRow => ({
  ...testRow(1, 1),
  status: 'live',
  score,
  periods,
})

/** The headline in one line: `caption | home sub : away sub | series`. */
async function said(match: MatchRow, board: Board): Promise<string> {
  await loadScoreboard(board.family)
  const { caption, home, away, series } = headlineOf(match, board)
  const figures = [home, away].map(({ main, sub }) => [main, sub].filter(Boolean).join(' ')).join(' : ')
  return [caption, figures, series && `${series.home}-${series.away}`].filter(Boolean).join(' | ')
}

const NOUGHT = pair(0, 0)
const MOBA = { bestOf: 3, map: 2, gold: NOUGHT, towers: NOUGHT, objectives: [], maps: [] }
const ROUNDS = { bestOf: 3, map: 2, round: 26, alive: NOUGHT, money: NOUGHT }
const CRICKET = { recent: [], maxOvers: 20 }

test.each<[string, MatchRow, Board]>([
  ['2 : 1', live(pair(2, 1), period('h2', 1, 0)), { family: 'football' }],
  ['1 (4) : 1 (3)', live(pair(1, 1), period('pens', 4, 3)), { family: 'football', penalties: pair(4, 3) }],
  [
    '88 : 91',
    live(pair(88, 91), period('q4', 20, 18)),
    { family: 'basketball', fouls: NOUGHT, timeouts: NOUGHT, isBonus: { home: false, away: false } },
  ],
  [
    'Set 2 | 3 40 : 2 15 | 1-0',
    live(pair(1, 0), period('s1', 6, 4, { isDone: true }), period('s2', 3, 2)),
    { family: 'tennis', points: { home: '40', away: '15' }, isTieBreak: false, sets: pair(1, 0) },
  ],
  [
    'Tie-break | 6 5 : 6 7 | 0-0',
    live(NOUGHT, period('s1', 6, 6)),
    { family: 'tennis', points: { home: '5', away: '7' }, isTieBreak: true, sets: NOUGHT },
  ],
  [
    '148/2 (17.2) : –',
    live(pair(148, 0)),
    {
      family: 'cricket',
      innings: [{ side: 'home', runs: 148, wickets: 2, balls: 104, isDone: false }],
      ...CRICKET,
    },
  ],
  [
    'Bottom of the 7th | 3 : 4',
    live(pair(3, 4), period('i7', 0, 0)),
    {
      family: 'baseball',
      inning: 7,
      half: 'bottom',
      outs: 2,
      bases: [false, true, false],
      hits: NOUGHT,
      errors: NOUGHT,
    },
  ],
  [
    '17 : 20',
    live(pair(17, 20), period('q3', 0, 3)),
    { family: 'american_football', down: 4, distance: 2, yardLine: 49, timeouts: NOUGHT },
  ],
  [
    'Set 3 | 21 : 19 | 1-1',
    live(pair(1, 1), period('s3', 21, 19)),
    { family: 'sets', points: pair(21, 19), sets: pair(1, 1), bestOf: 5 },
  ],
  [
    'Frame 4 of 11 | 62 : 8 | 2-1',
    live(pair(2, 1), period('f4', 62, 8)),
    { family: 'frames', frame: 4, points: pair(62, 8), break: 40, bestOf: 11 },
  ],
  ['Round 2 of 3 |  : ', live(NOUGHT, period('r2', 0, 0)), { family: 'combat', round: 2, rounds: 3 }],
  ['Game 2 | 14 : 9 | 1-0', live(pair(1, 0), period('m2', 0, 0)), { family: 'moba', kills: pair(14, 9), ...MOBA }],
  [
    'Mirage | 13 : 12 | 1-0',
    live(pair(1, 0), period('m2', 13, 12)),
    {
      family: 'rounds',
      maps: [
        { name: 'Inferno', winner: 'home', home: 13, away: 5 },
        { name: 'Mirage', home: 13, away: 12 },
      ],
      ...ROUNDS,
    },
  ],
  [
    'Map 2 of 6 | 31 : 24',
    live(pair(31, 24), period('m2', 10, 4)),
    { family: 'battle_royale', map: 2, maps: 6, placement: NOUGHT, kills: NOUGHT, alive: NOUGHT },
  ],
  [
    'Game 3 of 5 | 4 : 2 | 1-1',
    live(pair(1, 1), period('g3', 4, 2)),
    { family: 'games', bestOf: 5, game: 3, points: pair(4, 2) },
  ],
  ['Game 2 of 5 | 1 : 0', live(pair(1, 0), period('g2', 0, 0)), { family: 'games', bestOf: 5, game: 2 }],
])('the headline %s is what a fan says of the match', async (text, match, board) => {
  expect(await said(match, board)).toBe(text)
})

test('between two maps and after the last one the series is the headline', async () => {
  const over = period('m1', 13, 8, { isDone: true })
  const board: Board = { family: 'rounds', maps: [{ name: 'Mirage', home: 13, away: 8 }], ...ROUNDS }
  expect(await said(live(pair(1, 0), over), board)).toBe('1 : 0')
  expect(await said({ ...live(pair(2, 1), over), status: 'finished' }, board)).toBe('2 : 1')
})

test('runs of a super over are no headline', async () => {
  const innings = [
    { side: 'home', runs: 150, wickets: 6, balls: 120, isDone: true },
    { side: 'away', runs: 150, wickets: 8, balls: 120, isDone: true },
    { side: 'away', runs: 12, wickets: 1, balls: 6, isDone: true },
  ] as const
  expect(await said(live(pair(150, 150)), { family: 'cricket', innings: [...innings], ...CRICKET })).toBe(
    '150/6 (20.0) : 150/8 (20.0)',
  )
})
