import type { WrittenLanguage } from '#backend/news/simulated/phrases.ts'
import { writeReport } from '#backend/news/simulated/write-report.ts'
import type { MatchDetail } from '#contract/match-detail.ts'
import { textOf } from '#contract/news-document.ts'

export const HOME = 'Northtown'
export const AWAY = 'Southport'
const person = (id: number) => ({ id, name: `Person${id}` })

export interface Match {
  gameId: number
  score: readonly [number, number]
  periods: readonly (readonly [key: string, home: number, away: number, note?: string])[]
  live?: Partial<MatchDetail['live']>
  bestOf?: number
  id?: number
}

function detailOf({ gameId, score: [home, away], periods, live, bestOf, id = 1 }: Match) {
  return {
    match: {
      id,
      gameId,
      status: 'finished',
      winner: home === away ? 'draw' : home > away ? 'home' : 'away',
      home: { id: 1, name: HOME },
      away: { id: 2, name: AWAY },
      league: { name: 'Harbour Cup' },
      score: { home, away },
      bestOf,
      periods: periods.map(([key, one, two, note]) => ({ key, home: one, away: two, note, isDone: true })),
    },
    squads: { home: { people: [person(11), person(12)] }, away: { people: [person(21), person(22)] } },
    live: { timeline: [], stats: [], players: [], chart: [], chartKind: 'gold_lead', ...live },
  } as unknown as MatchDetail
}

export const reportOf = (match: Match, lan: WrittenLanguage = 'en_US') => {
  const report = writeReport(detailOf(match), lan)
  if (!report) throw new Error('no report')
  const paragraphs = (report.document.content ?? [])
    .filter(({ type }) => type === 'paragraph')
    .map((node) => textOf({ type: 'doc', content: [node] }).trim())
  return { ...report, text: textOf(report.document), paragraphs }
}

/** Goals as `12 h 11`: minute, side, player; the period by the minute. */
export function goals(...written: string[]) {
  const score = { home: 0, away: 0 }
  return written.map((each, at) => {
    const [minute = '', letter, player] = each.split(' ')
    const side = letter?.startsWith('h') ? ('home' as const) : ('away' as const)
    score[side] += 1
    const type = letter?.endsWith('o') ? 'own_goal' : 'goal'
    const clock = (Number(minute) - 1) * 60
    const period = Number(minute) <= 45 ? 'h1' : 'h2'
    return {
      seq: at + 1,
      at: '2026-11-02T00:00:00.000Z',
      type,
      side,
      player: Number(player),
      clock,
      period,
      score: { ...score },
      isKey: true,
    }
  })
}

export const football = (
  score: Match['score'],
  half: readonly [number, number],
  timeline: ReturnType<typeof goals>,
): Match => ({
  gameId: 202,
  score,
  periods: [
    ['h1', half[0], half[1]],
    ['h2', score[0] - half[0], score[1] - half[1]],
  ],
  live: { timeline },
})
