import { expect, test } from 'vitest'
import type { MatchDetail } from '#contract/match-detail.ts'
import type { MatchRow } from '#contract/match-row.ts'
import { textOf } from '#contract/news-document.ts'
import { AWAY, football, goals, HOME, type Match, reportOf } from '../../../tests/support/told-match.ts'
import { WRITTEN } from './phrases.ts'
import { writePreview } from './write-preview.ts'

const COMEBACK = football(
  [4, 3],
  [1, 2],
  goals('5 a 21', '20 h 11', '30 a 21', '50 a 22', '60 h 11', '70 h 12', '96 h 12'),
)
const EARLY = football([2, 0], [1, 0], goals('8 h 11', '70 h 12'))
const HAT_TRICK = football([3, 0], [2, 0], goals('25 h 11', '44 h 11', '60 h 11'))
const GOALLESS = football([0, 0], [0, 0], [])
const AWAY_LEADS = football([1, 3], [0, 1], goals('31 ao 11', '60 a 21', '65 h 12', '80 a 22'))
const RED: Match = {
  ...EARLY,
  live: { timeline: [...goals('8 h 11', '70 h 12'), { ...goals('75 a 22')[0], type: 'red_card', seq: 9 }] as never },
}

const MOBA: Match = {
  gameId: 1,
  bestOf: 3,
  score: [2, 1],
  periods: [
    ['m1', 9, 23],
    ['m2', 17, 12],
    ['m3', 20, 14],
  ],
  live: {
    board: {
      family: 'moba',
      maps: [
        { winner: 'away', seconds: 1835, kills: { home: 9, away: 23 }, towers: { home: 2, away: 9 } },
        { winner: 'home', seconds: 2501, kills: { home: 17, away: 12 }, towers: { home: 8, away: 4 } },
        { winner: 'home', seconds: 1999, kills: { home: 20, away: 14 }, towers: { home: 9, away: 3 } },
      ],
    } as never,
    chart: [{ t: 600, value: -5200, period: 'm2' }],
    players: [
      { player: 11, side: 'home', values: { match_kills: 12, match_deaths: 3, match_assists: 20 } },
      { player: 21, side: 'away', values: { match_kills: 11, match_deaths: 9, match_assists: 8 } },
    ],
  },
}
const ROUNDS: Match = {
  gameId: 2,
  bestOf: 3,
  score: [0, 2],
  periods: [
    ['m1', 10, 13, 'Dust II'],
    ['m2', 8, 13, 'Train'],
  ],
  live: {
    board: {
      family: 'rounds',
      maps: [
        { name: 'Dust II', home: 10, away: 13, winner: 'away', pickedBy: 'home' },
        { name: 'Train', home: 8, away: 13, winner: 'away', pickedBy: 'away' },
      ],
    } as never,
    timeline: [{ type: 'round_won', period: 'm1', side: 'home', data: { home: 9, away: 3 } }] as never,
    players: [
      { player: 11, side: 'home', values: { kills: 27 } },
      { player: 21, side: 'away', values: { kills: 41 } },
    ],
  },
}
const BASKETBALL: Match = {
  gameId: 201,
  score: [80, 86],
  periods: [
    ['q1', 26, 23],
    ['q2', 19, 19],
    ['q3', 24, 22],
    ['q4', 11, 22],
  ],
  live: { players: [{ player: 21, side: 'away', values: { points: 24, rebounds: 12 } }] },
}
const OVERTIME: Match = {
  gameId: 201,
  score: [95, 90],
  periods: [
    ['q1', 20, 20],
    ['q2', 20, 20],
    ['q3', 20, 20],
    ['q4', 20, 20],
    ['ot1', 15, 10],
  ],
}
const TENNIS: Match = {
  gameId: 203,
  bestOf: 3,
  score: [1, 2],
  periods: [
    ['s1', 6, 3],
    ['s2', 6, 7, '4'],
    ['s3', 4, 6],
  ],
  live: { stats: [{ key: 'aces', home: 3, away: 9 }] },
}
const VOLLEYBALL: Match = {
  gameId: 206,
  bestOf: 5,
  score: [3, 0],
  periods: [
    ['s1', 25, 20],
    ['s2', 27, 25],
    ['s3', 25, 18],
  ],
}
const BASEBALL: Match = {
  gameId: 205,
  score: [5, 4],
  periods: [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => [`i${n}`, n === 9 ? 2 : n === 4 ? 3 : 0, n === 2 ? 4 : 0] as const),
}
const ALL = [
  COMEBACK,
  EARLY,
  HAT_TRICK,
  GOALLESS,
  AWAY_LEADS,
  RED,
  MOBA,
  ROUNDS,
  BASKETBALL,
  OVERTIME,
  TENNIS,
  VOLLEYBALL,
  BASEBALL,
]

/** Whether one of the ways to say it is there. */
const WAYS: [string, Match, RegExp][] = [
  ['a comeback from two goals down', COMEBACK, /3-1/],
  ['a late winner', COMEBACK, /(came late, from |settled late on: )(Person12|the same player).*90\+6'/],
  ['an early lead that was kept', EARLY, /from early on \(8'\)|scored early \(8'\)/],
  ['a player who scored three', HAT_TRICK, /scored three goals|scored three of the goals/],
  ['a match without goals', GOALLESS, /no goals between|without a goal/],
  ['a red card', RED, /Person22 .*(sent off|saw red) \(75'\)/],
  ['a series won from behind', MOBA, /lost the first game|first game had gone/],
  ['the gold that a winner was behind', MOBA, /about 5,200 gold/],
  ['the longest game', MOBA, /the second game, at 41:41/],
  ['the best player of a series', MOBA, /Person11.* 12\/3\/20/],
  [
    'a map by its name, taken on the pick of the other side',
    ROUNDS,
    /(to win|On) Dust II, picked by (Northtown|the beaten side)/,
  ],
  ['rounds that were made up', ROUNDS, /9-3/],
  ['a last quarter that turned the match', BASKETBALL, /69-64/],
  ['points and rebounds', BASKETBALL, /24 points and (had )?12 rebounds/],
  ['overtime', OVERTIME, /80-80/],
  ['a tie-break', TENNIS, /tie-break/],
  ['sets that were all won', VOLLEYBALL, /(Straight|Clean) 3-0/],
  ['a win in the last half-inning', BASEBALL, /last turn at bat|last half-inning/],
]
const toldOf = (match: Match): string => {
  const { title, summary, text } = reportOf(match)
  return `${title} ${summary} ${text}`
}
test.each(WAYS)('a report tells %s', (_, match, way) => {
  for (let id = 1; id <= 6; id += 1) expect(toldOf({ ...match, id })).toMatch(way)
})

test('English says the higher figure of a deficit first, others that of the side', () => {
  for (let id = 1; id <= 6; id += 1) {
    expect(reportOf({ ...COMEBACK, id }).text).toMatch(/(trailing 3-1|3-1 down)/)
    for (const lan of ['zh_CN', 'zh_tw', 'jp'] as const)
      expect(reportOf({ ...COMEBACK, id }, lan).text).toContain('1-3')
  }
})

const FIVE = football([3, 2], [1, 1], goals('8 h 11', '30 a 21', '50 a 22', '60 h 12', '70 h 11'))
test('of five goals each is told, and what it made of the score', () => {
  for (let id = 1; id <= 6; id += 1) {
    const { paragraphs } = reportOf({ ...FIVE, id })
    for (const minute of ["(8')", "(30')", "(50')", "(60')", "(70')"]) expect(paragraphs[1]).toContain(minute)
    expect(paragraphs[1]).toMatch(/1-1.*(2-1 ahead|led 2-1).*2-2/)
    expect(paragraphs[1]).not.toContain('half-time')
  }
})

test('the score at half-time is that of whom it speaks of', () => {
  for (let id = 1; id <= 6; id += 1) {
    const { text } = reportOf({ ...AWAY_LEADS, id }, 'zh_CN')
    expect(text).toMatch(/半.*(胜方|Southport).*1-0 领先/)
    expect(text).not.toContain('半场比分')
  }
})

test('tables say what is counted, and count what was won at the end', () => {
  const rows = (match: Match) =>
    (reportOf(match).document.content ?? [])
      .filter(({ type }) => type === 'table')
      .flatMap(({ content = [] }) => content)
      .map((row) => (row.content ?? []).map((cell) => textOf({ type: 'doc', content: [cell] }).trim()))
  expect(rows(MOBA)).toEqual([
    ['', HOME, AWAY, 'Winner', 'Length'],
    ['Game 1: kills', '9', '23', AWAY, '30:35'],
    ['Game 2: kills', '17', '12', HOME, '41:41'],
    ['Game 3: kills', '20', '14', HOME, '33:19'],
    ['Games won', '2', '1', HOME, ''],
  ])
  expect(rows(ROUNDS)[1]).toEqual(['Dust II: rounds', '10', '13', AWAY])
  expect(rows(TENNIS)[0]).toEqual(['', '1', '2', '3', 'Sets won'])
  expect(rows(BASKETBALL)[0]?.at(-1)).toBe('Total')
})

/** Sentences of a paragraph. */
const sentences = (text: string): string[] => text.split(/(?<=[\u3002\uff01\uff1f])|(?<=[^\d][.!?]|\d[.]) /u)

const expectGood = (title: string, summary: string, paragraphs: readonly string[]) => {
  expect(`${title} ${summary} ${paragraphs.join(' ')}`).not.toMatch(/[{}]|undefined|NaN| {2}/)
  for (const paragraph of paragraphs) {
    const said = sentences(paragraph)
    for (const [at, sentence] of said.entries())
      for (const name of [HOME, AWAY])
        expect(sentence.includes(name) && said[at + 1]?.includes(name), `${name}: ${paragraph}`).toBeFalsy()
  }
}

test('in no language is a name in two sentences in a row, or a word missing', () => {
  for (const lan of WRITTEN)
    for (const match of ALL)
      for (let id = 1; id <= 6; id += 1) {
        const { title, summary, paragraphs } = reportOf({ ...match, id }, lan)
        expectGood(title, summary, paragraphs)
      }
})

test('summaries of different matches are not alike', () => {
  const summaries = ALL.map((match) => reportOf(match).summary.replace(/\d+/g, ''))
  expect(new Set(summaries).size).toBeGreaterThan(9)
})

const [home, away] = [
  { id: 1, name: HOME },
  { id: 2, name: AWAY },
]
const third = { id: 3, name: 'Eastham' }
const result = (winner: string, one: object, two: object) =>
  ({
    winner,
    home: one,
    away: two,
    score: { home: winner === 'home' ? 2 : 1, away: winner === 'away' ? 2 : 1 },
  }) as MatchRow

test('a preview tells runs, and speaks of whom it has named', () => {
  const won = result('home', home, third)
  const lost = result('home', third, away)
  const match = { id: 9, gameId: 202, status: 'scheduled', home, away, league: { name: 'Harbour Cup' } }
  for (const lan of WRITTEN)
    for (let id = 1; id <= 6; id += 1) {
      const preview = writePreview(
        { match: { ...match, id } } as MatchDetail,
        { meetings: [], homeRecent: [won, won, won, won], awayRecent: [lost, result('draw', away, third)] },
        lan,
      )
      if (!preview) throw new Error('no preview')
      const paragraphs = (preview.document.content ?? [])
        .filter(({ type }) => type === 'paragraph')
        .map((node) => textOf({ type: 'doc', content: [node] }).trim())
      expectGood(preview.title, preview.summary, paragraphs)
      if (lan !== 'en_US') continue
      expect(preview.summary).toMatch(/(won|winning) each of the last four matches/)
      expect(paragraphs.join('\n')).toMatch(/last four matches.*(Last time|latest result)/)
      expect(paragraphs.join('\n')).toMatch(/scored eight goals and conceded four/)
    }
})

test('a summary says neither the result nor a sentence of the first paragraph, in any language', () => {
  for (const lan of WRITTEN)
    for (const match of ALL)
      for (let id = 1; id <= 6; id += 1) {
        const { summary, paragraphs } = reportOf({ ...match, id }, lan)
        const [home, away] = match.score
        const result = new RegExp(
          `(?<![\\d])(${home}\\u200f?-\\u200f?${away}|${away}\\u200f?-\\u200f?${home})(?![\\d])`,
        )
        if (home + away > 0) expect(summary, `${lan} ${id}`).not.toMatch(result)
        for (const sentence of sentences(paragraphs[0] ?? '').filter(Boolean))
          expect(summary).not.toContain(sentence.trim())
      }
})

const SERIES = { gameId: 203, bestOf: 3, score: [2, 1] as const }
const CLOSE: [string, boolean, Match['periods']][] = [
  [
    'a last set in the tie-break and few games apart',
    true,
    [
      ['s1', 6, 4],
      ['s2', 4, 6],
      ['s3', 7, 6],
    ],
  ],
  [
    'a last set that was soon over',
    false,
    [
      ['s1', 7, 6],
      ['s2', 6, 7],
      ['s3', 6, 1],
    ],
  ],
  [
    'a tie-break after two sets that were not near',
    false,
    [
      ['s1', 6, 0],
      ['s2', 5, 7],
      ['s3', 7, 6],
    ],
  ],
]
test.each(CLOSE)('a title says close only of figures that are: %s', (_, isClose, periods) => {
  for (let id = 1; id <= 6; id += 1) {
    const { title } = reportOf({ ...SERIES, periods, id })
    const near = /Close call|Narrow|Fine margins/
    if (isClose) expect(title).toMatch(near)
    else {
      expect(title).not.toMatch(near)
      expect(title).toMatch(/deciding set/)
    }
  }
})
