import { afterEach, expect, test } from 'vitest'
import { getLocale, type Locale, overwriteGetLocale } from '#app/paraglide/runtime.js'
import type { TimelineItem } from '#contract/match-state.ts'
import { anyEventName } from '../../events/all-events.ts'
import { eventName } from '../../scoreboards/event-name.ts'
import { loadScoreboard } from '../../scoreboards/family-scoreboards.ts'
import { eventText } from './event-text.ts'

const item = (type: string, rest: Partial<TimelineItem> = {}): TimelineItem => ({
  seq: 1,
  at: '2026-11-20T12:00:00.000Z',
  type,
  isKey: false,
  ...rest,
})
const ownLocale = getLocale()
afterEach(() => overwriteGetLocale(() => ownLocale))

const names = { player: 'Lin', other: 'Sato', team: 'Harbour', score: '2-1' }

test('a goal names its scorer, and who assisted when that is known', () => {
  expect(eventText(item('goal'), names)).toBe('Lin scores for Harbour, set up by Sato! 2-1.')
  expect(eventText(item('goal'), { ...names, other: undefined })).toBe('Lin scores for Harbour! 2-1.')
})

test('a goal without a known scorer has a sentence', () => {
  expect(eventText(item('goal'), { team: 'Harbour', score: '2-1' })).toBe('Goal for Harbour! 2-1.')
})

test('data of the event is part of its sentence: minutes, heroes, how a round ended', () => {
  expect(eventText(item('added_time', { data: { minutes: 4 } }), {})).toBe('4 minutes of added time.')
  expect(eventText(item('added_time', { data: { minutes: 1 } }), {})).toBe('1 minute of added time.')
  expect(eventText(item('ban', { data: { hero: 'Ahri' } }), names)).toBe('Harbour banned Ahri.')
  expect(eventText(item('round_won', { data: { how: 'defuse' } }), names)).toBe(
    'Round to Harbour: the bomb was defused.',
  )
})

test('a period is named as in its sport', () => {
  expect(eventText(item('map_won', { period: 'm2' }), names, 'moba')).toBe('Game 2 goes to Harbour: 2-1.')
  expect(eventText(item('map_won', { period: 'm2' }), names, 'rounds')).toBe('Map 2 goes to Harbour: 2-1.')
})

test('a type may have a different sentence in another sport', () => {
  expect(eventText(item('game_won', { period: 's1' }), names, 'tennis')).toBe('Game to Harbour.')
  expect(eventText(item('game_won', { period: 'g1' }), names, 'games')).toBe('Game 1 goes to Harbour: 2-1.')
  expect(eventText(item('foul', { data: { points: 7 } }), names, 'frames')).toBe('Foul by Harbour: 7 to the opponent.')
})

test('a play that loses yards says so', () => {
  const play = item('run', { data: { yards: -3 } })
  expect(eventText(play, names, 'american_football')).toBe('Lin (Harbour) is stopped for a loss of 3 yards.')
})

test('what is planted or slain has the name its game gives it', () => {
  expect(eventText(item('spike_planted'), names, 'rounds')).toBe('Lin (Harbour) plants the spike.')
  expect(eventText(item('round_won', { data: { how: 'spike' } }), names, 'rounds')).toBe(
    'Round to Harbour: the spike detonated.',
  )
  expect(eventText(item('dark_slayer'), names, 'moba')).toBe('Harbour secured the Dark Slayer!')
})

test('a weapon with a common word for a name is told in the reader’s language', () => {
  const killWith = (weapon: string, locale: Locale) => {
    overwriteGetLocale(() => locale)
    return eventText(item('kill', { data: { weapon } }), names, 'rounds')
  }
  expect(killWith('HE Grenade', 'zh-Hans')).toBe('Harbour Lin 使用 高爆手雷 击杀 Sato。')
  expect(killWith('AK-47', 'zh-Hans')).toBe('Harbour Lin 使用 AK-47 击杀 Sato。')
  expect(killWith('HE Grenade', 'en')).toBe('Lin (Harbour) kills Sato with HE grenade.')
})

test('a map of a lobby is won with points, not with a series', () => {
  const item1 = item('map_won', { period: 'm1' })
  expect(eventText(item1, { ...names, score: '23-18' }, 'battle_royale')).toBe('Map 1 goes to Harbour. Points: 23-18.')
})

test('without a player the sentence names the team', () => {
  expect(eventText(item('ace'), { team: 'Mori' }, 'tennis')).toBe('Ace by Mori!')
})

test('without a sentence, or without its inputs, the text is the event’s name', async () => {
  await Promise.all((['football', 'tennis'] as const).map(loadScoreboard))
  expect(eventText(item('red_card'), {}, 'football')).toBe('Red card')
  expect(eventText(item('foul'), names, 'football')).toBe('Foul')
  expect(eventText(item('streaker'), names)).toBe('Streaker')
  expect([eventName('toString', 'football'), eventName('set_won', 'tennis')]).toEqual(['ToString', 'Set won'])
})

test('a page has the names of its own sport’s events, the server those of all', async () => {
  await loadScoreboard('football')
  expect([eventName('pass', 'football'), anyEventName('pass', 'american_football')]).toEqual(['Pass', 'Complete pass'])
})
