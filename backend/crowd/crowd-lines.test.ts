import { expect, test } from 'vitest'
import { fixturesOf } from '#backend/feed/calendar/fixtures.ts'
import { stageAt } from '#backend/feed/calendar/stage.ts'
import { writeLog } from '#backend/feed/simulated-log.ts'
import type { MatchLog } from '#backend/feed/types.ts'
import { CATALOGUE } from '#backend/gift/catalogue.ts'
import { GAMES } from '#contract/games.ts'
import { CROWD_GIFTS, CrowdLines, type CrowdRoom, crowdViewers } from './crowd-lines.ts'
import { type CrowdLanguage, PHRASES } from './phrases.ts'
import { type Story, storyOf } from './story.ts'

const STAGE = stageAt(Date.parse('2026-11-20T00:00:00Z'))
const SECOND = 1000
const MINUTE = 60 * SECOND

/** A played match of each family. */
const logs: MatchLog[] = [...new Map(GAMES.map((game) => [game.family, game.id])).values()].flatMap((gameId) => {
  const fixture = fixturesOf(gameId, STAGE).find(({ fate }) => fate === 'played')
  return fixture ? [writeLog('1', fixture)] : []
})
const roomOf = (log: MatchLog, language: CrowdLanguage = 'en_US', id = 17): CrowdRoom => {
  const { family, home, away } = log.contest
  return { id, language, family, match: { story: storyOf(log), teams: { home: home.teamId, away: away.teamId } } }
}
const endOf = ({ moods }: Story) => moods.findLast(({ mood }) => mood === 'over')?.at ?? 0
const linesOf = (room: CrowdRoom, from: number, to: number) => new CrowdLines(room).between(from, to)

test('there is a match of every family', () => {
  expect(new Set(logs.map(({ contest }) => contest.family)).size).toBe(13)
})

test('two readers see the same, whenever they came and however often they ask', () => {
  for (const log of logs) {
    const room = roomOf(log)
    const from = log.contest.startsAt
    const whole = linesOf(room, from, from + 20 * MINUTE)
    const late = linesOf(room, from + 7 * MINUTE + 300, from + 20 * MINUTE)
    const lines = new CrowdLines(room)
    const steps = Array.from({ length: 1200 }, (_, at) => lines.between(from + at * SECOND, from + (at + 1) * SECOND))
    expect(steps.flat(), log.contest.family).toEqual(whole)
    expect(whole.filter(({ at }) => at > from + 7 * MINUTE + 300)).toEqual(late)
    expect(new Set(whole.map(({ id }) => id)).size).toBe(whole.length)
    expect(whole.every(({ id, by }) => id < 0 && by.uid < 0 && by.isSimulated)).toBe(true)
  }
})

test('nobody knows what the log has not said yet', () => {
  for (const log of logs) {
    const room = roomOf(log)
    const { startsAt } = log.contest
    const end = endOf(room.match?.story ?? { moments: [], moods: [] })
    const whole = linesOf(room, startsAt, end + 5 * MINUTE)
    for (const part of [0.2, 0.55, 0.9, 0.995]) {
      const now = startsAt + (end - startsAt) * part
      const known = { ...log, events: log.events.filter(({ at }) => Date.parse(at) <= now) }
      const told = linesOf(roomOf(known), startsAt, now)
      expect(told.length, log.contest.family).toBeGreaterThan(10)
      expect(whole.filter(({ at }) => at <= now)).toEqual(told)
    }
  }
})

test('what happens is talked about within seconds, never before it', () => {
  for (const log of logs) {
    const room = roomOf(log)
    const story = room.match?.story ?? { moments: [], moods: [] }
    const great = story.moments.filter(({ lines }) => lines >= 7)
    expect(great.length, log.contest.family).toBeGreaterThan(0)
    for (const moment of great) {
      const said = PHRASES.en_US[moment.kind as keyof typeof PHRASES.en_US] as readonly string[]
      const plain = new Set(said.filter((phrase) => !phrase.includes('{')))
      const feelings = new Set([...plain, ...PHRASES.en_US.cheer, ...PHRASES.en_US.groan])
      const after = linesOf(room, moment.at, moment.at + 12 * SECOND)
      expect(after.filter(({ text, gift }) => gift || feelings.has(text)).length, moment.kind).toBeGreaterThan(0)
      expect(after.length, moment.kind).toBeLessThanOrEqual(24)
    }
  }
})

test('nobody talks before the match and long after it, and never more than two in a second', () => {
  for (const log of logs) {
    const room = roomOf(log)
    const { startsAt } = log.contest
    const end = endOf(room.match?.story ?? { moments: [], moods: [] })
    expect(linesOf(room, startsAt - 30 * MINUTE, startsAt)).toEqual([])
    expect(linesOf(room, end + 5 * MINUTE, end + 30 * MINUTE)).toEqual([])
    const inSecond = new Map<number, number>()
    const whole = linesOf(room, startsAt, end)
    for (const { at } of whole) inSecond.set(Math.floor(at / SECOND), (inSecond.get(Math.floor(at / SECOND)) ?? 0) + 1)
    expect(Math.max(...inSecond.values()), log.contest.family).toBeLessThanOrEqual(2)
    const perMinute = whole.length / ((end - startsAt) / MINUTE)
    expect(perMinute, log.contest.family).toBeGreaterThan(6)
    expect(perMinute, log.contest.family).toBeLessThan(45)
  }
})

test('a text comes once in two minutes, and no brace of a phrase is left', () => {
  for (const language of Object.keys(PHRASES) as CrowdLanguage[])
    for (const log of logs) {
      const from = Math.ceil(log.contest.startsAt / (2 * MINUTE)) * 2 * MINUTE
      const lines = new CrowdLines(roomOf(log, language))
      for (let block = 0; block < 15; block += 1) {
        const said = lines.between(from + block * 2 * MINUTE - 1, from + (block + 1) * 2 * MINUTE - 1)
        const texts = said.flatMap(({ text, gift }) => (gift ? [] : [text]))
        expect(new Set(texts).size, `${language} ${log.contest.family}`).toBe(texts.length)
        expect(texts.filter((text) => /[{}]|^$/.test(text))).toEqual([])
      }
    }
})

test('a room without a match has people who talk', () => {
  const room: CrowdRoom = { id: 1, language: 'ar', family: 'football' }
  const from = Date.parse('2026-11-23T18:00:00Z')
  const lines = linesOf(room, from, from + 10 * MINUTE)
  expect(lines.length).toBeGreaterThan(30)
  expect(lines.some(({ gift }) => gift)).toBe(true)
})

test('gifts are those of the catalogue, and the number of viewers moves slowly', () => {
  const ids = new Set(CATALOGUE.map(({ id }) => id))
  expect(CROWD_GIFTS.filter(([id]) => !ids.has(id))).toEqual([])
  const room: CrowdRoom = { id: 2, language: 'zh_CN', family: 'moba' }
  const counts = Array.from({ length: 60 }, (_, at) => crowdViewers(room, at * SECOND))
  for (const [at, count] of counts.entries())
    expect(Math.abs(count - (counts[at - 1] ?? count))).toBeLessThan(0.01 * count + 2)
})
