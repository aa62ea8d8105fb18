import { expect, test } from 'vitest'
import {
  type AnnouncementDraft,
  type AnnouncementPlace,
  announcementFaults,
  announcementText,
  byImportance,
  isAnnouncementLink,
  isShownOn,
  runsAt,
  toShown,
} from './announcement-rules.ts'
import { gameByCode } from './games.ts'

const NOW = Date.parse('2026-11-28T12:00:00.000Z')
const at = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString()

test('a reader gets her language, else the one that is read instead, else any that is there', () => {
  const texts = { en_US: 'Hello', zh_CN: '你好' }
  expect(announcementText(texts, 'zh_tw')).toEqual({ text: '你好', language: 'zh_CN' })
  expect(announcementText(texts, 'ar')?.language).toBe('en_US')
  expect(announcementText({ jp: 'やあ' }, 'fr')).toEqual({ text: 'やあ', language: 'jp' })
  expect(announcementText({}, 'en_US')).toBeUndefined()
  expect(announcementText({ en_US: '', jp: 'やあ' }, 'constructor')?.language).toBe('jp')
})

test('what a page gets says nothing of other languages, brands and rooms', () => {
  const shown = toShown(
    {
      ...{ id: 1, kind: 'warning', audience: 'all', brand: 'main', from: 1, pages: [], games: [] },
      texts: { en_US: 'Hello', jp: 'やあ' },
    },
    'en_US',
  )
  expect(shown).toEqual({
    ...{ id: 1, kind: 'warning', audience: 'all', from: 1, pages: [], games: [], text: 'Hello', language: 'en_US' },
  })
})

test('one runs from its beginning until before its end', () => {
  const timed = { from: 10, until: 20 }
  expect([9, 10, 19, 20].map((now) => runsAt(timed, now))).toEqual([false, true, true, false])
  expect(runsAt({ from: 10 }, 1e15)).toBe(true)
})

test('maintenance comes before warnings and information, of one kind the newest', () => {
  const one = (id: number, kind: 'maintenance' | 'warning' | 'information', from: number) => ({ id, kind, from })
  const some = [one(1, 'information', 9), one(2, 'warning', 1), one(3, 'maintenance', 1), one(4, 'warning', 5)]
  expect(some.sort(byImportance).map(({ id }) => id)).toEqual([3, 4, 2, 1])
})

test('one is shown on the pages and games it is limited to, without a limit on all', () => {
  const football = Number(gameByCode('soccer')?.id)
  const on = (path: string, pages: AnnouncementPlace[], games: number[] = []) => isShownOn({ pages, games }, path)
  expect(on('/anything', [])).toBe(true)
  expect([on('/', ['home']), on('/match', ['home'])]).toEqual([true, false])
  expect([on('/live/12', ['live']), on('/live2', ['live']), on('/liveness', ['live'])]).toEqual([true, true, false])
  expect([on('/match/soccer', ['match']), on('/soccer/12', ['match']), on('/news', ['match'])]).toEqual([
    ...[true, true, false],
  ])
  expect([on('/userInfo/recharge', ['recharge']), on('/userInfo/info', ['recharge'])]).toEqual([true, false])
  expect([on('/soccer/12', [], [football]), on('/match/soccer', [], [football])]).toEqual([true, true])
  expect([on('/basketball/12', [], [football]), on('/', [], [football])]).toEqual([false, false])
  expect([on('/news', ['news'], [football]), on('/soccer/1', ['news'], [football])]).toEqual([true, true])
})

test('a link leads to this site or by https elsewhere', () => {
  for (const link of ['/', '/mall?x=1#y', 'https://status.example/now'])
    expect(isAnnouncementLink(link), link).toBe(true)
  for (const link of [
    ...['', 'mall', '//evil.example', '/\\evil.example', 'http://x.example', 'https://', 'javascript:alert(1)'],
    ...['https:evil.example', '/a b', `/${'x'.repeat(300)}`],
  ])
    expect(isAnnouncementLink(link), link).toBe(false)
})

const DRAFT: AnnouncementDraft = {
  kind: 'information',
  audience: 'all',
  texts: { en_US: 'Hello' },
  pages: [],
  games: [],
}

test('a draft may lack its text and its end may be over; what is published may not', () => {
  const kinds = (draft: Partial<AnnouncementDraft>, isOut: boolean) =>
    announcementFaults({ ...DRAFT, ...draft }, { now: NOW, isOut }).map(({ kind }) => kind)
  expect([kinds({}, true), kinds({ texts: { en_US: ' ' } }, false)]).toEqual([[], []])
  expect(kinds({ texts: { en_US: ' ' } }, true)).toEqual(['text_missing'])
  const over = { from: at(-20), until: at(-10) }
  expect([kinds(over, false), kinds(over, true)]).toEqual([[], ['until_past']])
  expect(kinds({ until: at(0) }, false)).toEqual(['until_before'])
  expect(kinds({ from: at(366 * 1440) }, false)).toEqual(['too_far'])
  expect(kinds({ until: at(366 * 1440) }, false)).toEqual(['too_far'])
  expect(kinds({ roomId: 1, audience: 'users' }, false)).toEqual(['audience_room'])
})
