/** Facts that were once told falsely, and what is told of them now. */
import { expect, test } from 'vitest'
import type { MatchDetail } from '#contract/match-detail.ts'
import type { MatchRow } from '#contract/match-row.ts'
import type { Side } from '#contract/match-state.ts'
import { textOf } from '#contract/news-document.ts'
import { football, goals, type Match, reportOf } from '../../../tests/support/told-match.ts'
import { writePreview } from './write-preview.ts'

/** A series whose games are won as listed, each by `kills` of home and away. */
const moba = (bestOf: number, ...games: readonly (readonly [winner: Side, home: number, away: number])[]): Match => ({
  gameId: 4,
  bestOf,
  score: [games.filter(([winner]) => winner === 'home').length, games.filter(([winner]) => winner === 'away').length],
  periods: games.map(([, home, away], at) => [`m${at + 1}`, home, away] as const),
  live: {
    board: {
      family: 'moba',
      maps: games.map(([winner, home, away], at) => ({ winner, seconds: 1800 + at, kills: { home, away } })),
    } as never,
  },
})

const tennis = (breaks: readonly [number, number]): Match => ({
  gameId: 203,
  bestOf: 3,
  score: [2, 0],
  periods: [
    ['s1', 6, 4],
    ['s2', 6, 4],
  ],
  live: { stats: [{ key: 'break_points_won', home: breaks[0], away: breaks[1] }] },
})

const OWN_GOAL = football([1, 0], [1, 0], goals('30 ho 21'))
const ONE_GOAL = football([1, 0], [1, 0], goals('30 h 11'))
/** The away side bats first: it was 0-3 before home answered within the same inning. */
const HALF_INNING: Match = {
  gameId: 205,
  score: [4, 3],
  periods: [['i1', 2, 3], ...[2, 3, 4, 5, 6, 7, 8, 9].map((n) => [`i${n}`, n === 5 ? 2 : 0, 0] as const)],
}

const TOLD: [facts: string, match: Match, is: RegExp | undefined, isNot: RegExp | undefined][] = [
  [
    'a winner of the first game by fewer kills did not lose it',
    moba(3, ['home', 9, 20], ['home', 20, 9]),
    /(Straight|Clean) 2-0/,
    /lost the first|come ?back/i,
  ],
  [
    'a series was as far from level as its games say, and not its kills',
    moba(5, ['away', 9, 20], ['away', 9, 20], ['home', 9, 20], ['home', 20, 9], ['home', 20, 9]),
    /2-0 down/,
    /3-0|0-3/,
  ],
  [
    'the only game lost is the one that the other side won',
    moba(5, ['home', 20, 9], ['away', 20, 9], ['home', 9, 20], ['home', 20, 9]),
    /second game and no other|won was the second|lost only the second/,
    /third game and no other|was the third/,
  ],
  [
    'the deepest deficit of a series is told, wherever it was',
    moba(
      7,
      ['home', 9, 5],
      ['away', 5, 9],
      ['away', 5, 9],
      ['away', 5, 9],
      ['home', 9, 5],
      ['home', 9, 5],
      ['home', 9, 5],
    ),
    /3-1 down/,
    /lost the first/,
  ],
  [
    'the first of several games lost is no deficit of two',
    moba(3, ['away', 5, 9], ['home', 9, 5], ['home', 9, 5]),
    /lost the first game|first game had gone/,
    /2-0 down|0-2/,
  ],
  ['a deficit within an inning counts', HALF_INNING, /3-0/, undefined],
  ['the only goal is not the first of several', ONE_GOAL, /only goal/, /opened the scoring|first goal|struck first/],
  [
    'the only goal may be an own goal',
    OWN_GOAL,
    /only goal was an own goal in favour of Northtown|only goal was an own goal in favour of the winners/,
    /went ahead/,
  ],
  [
    'an own goal is listed under the scorer\u2019s own side',
    OWN_GOAL,
    /Person21 \(Southport, own goal\) 1-0/,
    undefined,
  ],
  [
    'breaks of serve go to who had more',
    tennis([1, 3]),
    /Southport (broke serve three times|had the better)|the loser (broke serve three times|had the better)/i,
    /in favour of Northtown/,
  ],
  [
    'breaks of serve are level when they are',
    tennis([2, 2]),
    /Each broke serve twice|Each broke serve two times|level at 2-2/,
    /the better of the breaks/,
  ],
]
test.each(TOLD)('%s', (_, match, is, isNot) => {
  for (let id = 1; id <= 6; id += 1) {
    const { text, title, summary } = reportOf({ ...match, id })
    if (is) expect(`${title} ${summary} ${text}`).toMatch(is)
    if (isNot) expect(`${title} ${summary} ${text}`).not.toMatch(isNot)
  }
})

test('a match that nobody won is told in football alone', () => {
  expect(() => reportOf({ ...moba(2, ['home', 9, 5], ['away', 5, 9]), bestOf: 2 })).toThrow('no report')
})

const [home, away, third] = [1, 2, 3].map((id) => ({ id, name: ['Northtown', 'Southport', 'Eastham'][id - 1] }))
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const numberOf = (word: string): number =>
  NUMBERS.includes(word) ? NUMBERS.indexOf(word) : word === 'none' ? 0 : Number(word)

/** Matches of Northtown, the last first: `3-1` for Northtown. */
const rows = (...scores: string[]): MatchRow[] =>
  scores.map((score, at) => {
    const [own = 0, others = 0] = score.split('-').map(Number)
    const isHome = at % 2 === 0
    const result = own === others ? 'draw' : own > others === isHome ? 'home' : 'away'
    return {
      winner: result,
      home: isHome ? home : third,
      away: isHome ? third : home,
      score: isHome ? { home: own, away: others } : { home: others, away: own },
    } as MatchRow
  })

function previewOf(homeRecent: MatchRow[], { gameId = 202, id = 9, meetings = [] as MatchRow[] } = {}) {
  const match = { id, gameId, status: 'scheduled', home, away, league: { name: 'Harbour Cup' } }
  const preview = writePreview({ match } as MatchDetail, { meetings, homeRecent, awayRecent: [] }, 'en_US')
  if (!preview) throw new Error('no preview')
  return { ...preview, text: textOf(preview.document) }
}

test('a run is as long as it was, and one without a known beginning is not said to have one', () => {
  for (let id = 1; id <= 6; id += 1) {
    const all = previewOf(rows('1-0', '2-0', '1-0', '2-1', '1-0', '3-0', '1-0', '2-0'), { id })
    expect(all.text).toMatch(/last eight matches/)
    expect(all.summary).toContain('last eight matches')
    expect(all.text).not.toMatch(/in a row|stand behind/)
    const six = previewOf(rows('1-0', '2-0', '1-0', '2-1', '1-0', '3-0', '0-1'), { id })
    expect(six.text).toMatch(/six wins in a row|last six matches/)
  }
})

test('goals are those of the matches that the sentence before is about', () => {
  for (let id = 1; id <= 6; id += 1) {
    const { text } = previewOf(rows('2-1', '2-1', '3-1', '2-0', '1-3'), { id })
    expect(text).toMatch(/four (wins in a row|matches).*scored nine goals and conceded three/)
  }
})

test('a match that was not played to its end has no score and no goals, and counts in a run', () => {
  const [first, ...rest] = rows('0-0', '1-0', '2-0')
  const { text } = previewOf([{ ...first, winner: 'home', endedBy: 'walkover' } as MatchRow, ...rest])
  expect(text).toMatch(/last three matches/)
  expect(text).not.toMatch(/0-0|conceded/)
})

test('cricket is tied and football drawn', () => {
  const drawn = rows('150-150', '150-140', '140-150')
  expect(previewOf(drawn, { gameId: 210 }).text).toMatch(/one tie.*tied 150-150|one tie.*150-150 tie/)
  expect(previewOf(drawn, { gameId: 210 }).text).not.toMatch(/draw/)
  expect(previewOf(drawn).text).toMatch(/one draw/)
})

/** What a preview says of a run: its length, and which results it is of. */
function runIn(text: string) {
  const [, row, inRow] = /It is (\w+) (wins|defeats) in a row/.exec(text) ?? []
  const [, verb, each] = /(won|lost) each of the last (\w+) matches/.exec(text) ?? []
  const [, all, kind] =
    /last (\w+) matches of Northtown (?:were all|all ended in) (won|lost|victory|defeat)/.exec(text) ?? []
  const [count, of] = [row ?? each ?? all, inRow ?? verb ?? kind]
  return count && of ? { count: numberOf(count), isWon: ['wins', 'won', 'victory'].includes(of) } : undefined
}

test('of whatever results, runs and goals are counted over exactly the matches that are named', () => {
  let [runs, sums] = [0, 0]
  for (let id = 1; id <= 400; id += 1) {
    const scores = Array.from({ length: 1 + (id % 8) }, (_, at) => {
      const isLikeLast = (id * 13 + at * 7) % 7 > 0
      return isLikeLast ? ([3, id % 3] as const) : ([(id + at) % 4, (id * 5 + at * at) % 4] as const)
    })
    const { text } = previewOf(rows(...scores.map(([own, others]) => `${own}-${others}`)), { id })
    const run = runIn(text)
    if (run) {
      const end = scores.findIndex(([own, others]) => (run.isWon ? own <= others : own >= others))
      expect(run.count, text).toBe(end < 0 ? scores.length : end)
      runs += 1
    }
    const sum =
      /scored (?<own>\w+)(?: goals?)? and conceded (?<others>\w+) in those (?<count>\w+) matches/.exec(text) ??
      /In those (?<count>\w+) matches they scored (?<own>\w+)(?: goals?)? and conceded (?<others>\w+)/.exec(text)
    const { count = '', own = '', others = '' } = sum?.groups ?? {}
    if (!sum) continue
    const counted = scores.slice(0, numberOf(count))
    if (run) expect(counted.length, text).toBe(run.count)
    expect(
      counted.reduce((all, [each]) => all + each, 0),
      text,
    ).toBe(numberOf(own))
    expect(
      counted.reduce((all, [, each]) => all + each, 0),
      text,
    ).toBe(numberOf(others))
    sums += 1
  }
  expect(Math.min(runs, sums)).toBeGreaterThan(40)
})
