import { expect, test } from 'vitest'
import type { MatchRow } from '#contract/match-row.ts'
import { optionsOf, type PlanOption } from '#contract/plan-rules.ts'
import { BOUNDS, chooseBy, isLookedAt } from './choose.ts'
import { RULES, SIMULATED_EXPERTS, simulatedName } from './people.ts'
import { PHRASES, simulatedContent, simulatedIntroduction, simulatedTitle } from './phrases.ts'
import { isSimulatedExpert } from './uids.ts'

const odds = {
  ...{ at: '2026-11-20T12:00:00.000Z', home: 1.8, draw: 3.5, away: 4.2 },
  handicap: { line: -0.5, home: 1.82, away: 1.98 },
  total: { line: 2.5, over: 1.95, under: 1.85 },
}
const options = optionsOf('football', odds)

test.each([
  ['favourite', { play: 'result', choice: 'home' }],
  ['outsider', { play: 'result', choice: 'away' }],
  ['draw', undefined],
  ['home_line', { play: 'handicap', choice: 'home', line: -0.5 }],
  ['away_line', { play: 'handicap', choice: 'away', line: -0.5 }],
  ['over', { play: 'total', choice: 'over', line: 2.5 }],
  ['under', { play: 'total', choice: 'under', line: 2.5 }],
] as const)('the rule %s chooses from the prices alone', (rule, chosen) => {
  if (chosen) expect(chooseBy(rule, options)).toMatchObject(chosen)
  else expect(chooseBy(rule, options)).toBeUndefined()
})

test('a rule says nothing outside its prices, and where a match has no such market', () => {
  const short = options.map((option): PlanOption => ({ ...option, odds: 1.05 }))
  for (const rule of RULES) {
    expect(chooseBy(rule, short), rule).toBeUndefined()
    expect(chooseBy(rule, []), rule).toBeUndefined()
  }
  const level = optionsOf('football', { at: odds.at, home: 2.6, draw: 3.1, away: 2.7 })
  expect(chooseBy('draw', level)).toMatchObject({ choice: 'draw' })
  expect(chooseBy('over', level)).toBeUndefined()
})

test('each expert looks at its part of the matches, another one at others', () => {
  for (const expert of SIMULATED_EXPERTS) {
    const looked = Array.from({ length: 4000 }, (_, id) => isLookedAt(expert, id)).filter(Boolean).length / 4000
    expect(Math.abs(looked - expert.share), String(expert.uid)).toBeLessThan(0.03)
    expect(isSimulatedExpert(expert.uid)).toBe(true)
    expect(simulatedName(expert.uid, 'jp')).toBeTruthy()
  }
  expect(isSimulatedExpert(1_000_000_000)).toBe(false)
})

const LANGUAGES = Object.keys(PHRASES) as ('en_US' | 'ar')[]
const match = { gameId: 202, home: { name: 'Reds' }, away: { name: 'Blues' } } as MatchRow

test.each(LANGUAGES)('%s: every plan has a title that gives nothing away, and a content without gaps', (lan) => {
  for (const { uid } of SIMULATED_EXPERTS) {
    expect(simulatedIntroduction(uid, lan)).not.toMatch(/[{}]|undefined/)
    for (const option of options)
      for (const matchId of [0, 1, 2]) {
        const told = { ...option, line: option.line ?? null, uid, matchId }
        const [title, content] = [simulatedTitle(told, match, lan), simulatedContent(told, match, lan)]
        expect(title).toMatch(/Reds.*Blues/)
        expect(content.split('\n\n')).toHaveLength(3)
        expect(content).toContain(option.odds.toFixed(2))
        for (const text of [title, content]) expect(text).not.toMatch(/[{}]|undefined|NaN/)
        // The same for whatever it predicts of this market.
        const others = options.filter(({ play }) => play === option.play)
        for (const other of others) expect(simulatedTitle({ ...told, ...other, line: null }, match, lan)).toBe(title)
      }
  }
})

test('every language says the same things with the same words in them', () => {
  const placesOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort()
  const english = PHRASES.en_US
  for (const phrases of Object.values(PHRASES))
    for (const [telling, ways] of Object.entries(phrases)) {
      const own = english?.[telling as keyof typeof english] ?? []
      expect(ways.length, telling).toBe(own.length)
      for (const [at, way] of ways.entries()) expect(placesOf(way), telling).toEqual(placesOf(own[at] ?? ''))
    }
  expect(Object.keys(BOUNDS)).toEqual([...RULES])
})

test('a total is called by what it counts', () => {
  const told = { play: 'total', choice: 'over', odds: 2, line: 2.5, uid: 1 } as const
  const titles = (gameId: number, lan: 'en_US' | 'ar') =>
    [0, 1, 2].map((matchId) => simulatedTitle({ ...told, matchId }, { ...match, gameId }, lan)).join('\n')
  for (const [gameId, unit] of [
    [202, 'goals'],
    [2, 'maps'],
    [1, 'games'],
    [203, 'sets'],
    [206, 'sets'],
    [207, 'games'],
    [204, 'frames'],
  ] as const)
    expect(titles(gameId, 'en_US')).toContain(unit)
  expect(titles(201, 'en_US')).not.toMatch(/goals|maps|games|sets/)
  for (const lan of LANGUAGES) expect(new Set([202, 2, 203, 201].map((gameId) => titles(gameId, lan))).size).toBe(4)
})
