import { expect, test } from 'vitest'
import type { MatchDetail } from '#contract/match-detail.ts'
import { textOf } from '#contract/news-document.ts'
import { WRITTEN } from './phrases.ts'
import { writeReport } from './write-report.ts'

const period = (key: string, home: number, away: number) => ({ key, home, away, isDone: true })

/** A football match that was level, decided by penalties or not. */
const levelMatch = (winner: 'home' | 'away' | 'draw', id: number, hasPenalties = winner !== 'draw') =>
  ({
    match: {
      id,
      gameId: 202,
      status: 'finished',
      winner,
      home: { id: 1, name: 'Northtown' },
      away: { id: 2, name: 'Southport' },
      league: { name: 'Harbour Cup' },
      score: { home: 1, away: 1 },
      periods: [period('h1', 1, 0), period('h2', 0, 1), ...(hasPenalties ? [period('pens', 3, 4)] : [])],
    },
    squads: { home: { people: [] }, away: { people: [] } },
    live: { timeline: [], stats: [], players: [] },
  }) as unknown as MatchDetail

/** Ways to say that nobody won. */
const DRAWN =
  /No winner|could not be separated|found a winner|Honours even|draw 1|\u5e73\u5206\u79cb\u8272|\u672a\u5206\u80dc\u8d1f|\u672a\u5206\u52dd\u8ca0|\u63e1\u624b\u8a00\u548c|\u6218\u5e73|\u6230\u5e73|\u5f15\u304d\u5206\u3051|\u75db\u307f\u5206\u3051|\u6c7a\u7740\u3064\u304b\u305a|\u52dd\u3061\u304d\u308c/

test('a report of a shoot-out says who won it, in every language and way', () => {
  for (const lan of WRITTEN)
    for (let id = 1; id <= 6; id += 1) {
      const report = writeReport(levelMatch('away', id), lan)
      const [lead] = report?.document.content ?? []
      const told = `${report?.title} ${lead && textOf({ type: 'doc', content: [lead] })}`
      expect(told).toContain('Southport')
      expect(report?.title).not.toMatch(DRAWN)
      expect(told).not.toMatch(/[{}]|undefined/)
      if (lan === 'en_US') expect(told).not.toMatch(DRAWN)
    }
  expect(writeReport(levelMatch('away', 1), 'en_US')?.title).toMatch(/Southport (beat|win the shoot-out)/)
})

test('a draw stays a draw, and a winner whom no figure explains is not told', () => {
  expect(writeReport(levelMatch('draw', 1), 'en_US')?.title).toMatch(DRAWN)
  expect(writeReport(levelMatch('home', 1, false), 'en_US')).toBeUndefined()
})
