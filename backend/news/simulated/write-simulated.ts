import type { Context } from '#backend/core/context.ts'
import type { Env } from '#backend/core/env.ts'
import { Fail } from '#backend/core/fail.ts'
import { HOUR } from '#backend/feed/shared/time.ts'
import { startsWithin } from '#backend/match/conditions.store.ts'
import { getHeadToHead } from '#backend/match/get-head-to-head.ts'
import { getMatch } from '#backend/match/get-match.ts'
import { readRows } from '#backend/match/read-rows.ts'
import { gameById } from '#contract/games.ts'
import { languageOf } from '#contract/languages.ts'
import { logError } from '#contract/log-error.ts'
import type { MatchRow } from '#contract/match-row.ts'
import { readingMinutes } from '#contract/reading-minutes.ts'
import { insertSimulated, knownSimulated } from '../articles.store.ts'
import { WRITTEN } from './phrases.ts'
import { writePreview } from './write-preview.ts'
import { isTold, type Written, writeReport } from './write-report.ts'

/** How many articles one run writes at most. */
export interface Amount {
  reports: number
  previews: number
}
const OF_A_RUN: Amount = { reports: 3, previews: 2 }
const OF_A_GAME = 2
/** Matches that began so long ago are over. */
const REPORT_WITHIN_MS = 10 * HOUR
const PREVIEW_WITHIN_MS = 8 * HOUR
const CANDIDATES = 80
/** How many are tried for each that is written: some logs say too little. */
const TRIED_TIMES = 4
const WRITING_MS = 5 * 60_000

type Writing = Pick<Context, 'env' | 'matchDb' | 'accountDb' | 'now' | 'defer'>

export const hasSimulatedNews = ({ SIMULATED_NEWS }: Pick<Env, 'SIMULATED_NEWS'>): boolean => SIMULATED_NEWS === '1'

const contextIn = (writing: Writing, lan: string): Context => ({
  ...writing,
  viewer: null,
  lan: languageOf(lan),
  address: '',
  userAgent: '',
})

/** The hottest simulated matches of which nothing is written yet; those that cannot be told take no place. */
async function choose(writing: Writing, kind: string, rows: readonly MatchRow[], limit: number): Promise<MatchRow[]> {
  const simulated = rows.filter(({ isSimulated, gameId }) => isSimulated && (kind !== 'report' || isTold(gameId)))
  const keyOf = ({ id }: MatchRow) => `${kind}:${id}`
  const known = await knownSimulated(writing.accountDb, simulated.map(keyOf))
  return simulated.filter((row) => !known.has(keyOf(row))).slice(0, limit * TRIED_TIMES)
}

async function writeIn(writing: Writing, kind: string, row: MatchRow, lan: (typeof WRITTEN)[number]) {
  const context = contextIn(writing, lan)
  const game = gameById(row.gameId)?.code ?? ''
  const detail = await getMatch(context, { game, matchId: row.id }, NO_FILE)
  if (detail instanceof Fail) return undefined
  if (kind === 'report') return writeReport(detail, lan)
  const earlier = await getHeadToHead(context, { matchId: row.id }, NO_FILE)
  return earlier instanceof Fail ? undefined : writePreview(detail, earlier, lan)
}

const NO_FILE = new Uint8Array(0)

/** False where its log says too little. */
async function writeArticle(writing: Writing, kind: string, row: MatchRow): Promise<boolean> {
  const { accountDb, now } = writing
  const texts: (Written & { language: string })[] = []
  let toldAt = now
  for (const language of WRITTEN) {
    const written = await writeIn(writing, kind, row, language)
    if (!written) return false
    const { endedAt, ...text } = written
    texts.push({ ...text, language })
    // Somebody would have taken some minutes.
    if (endedAt !== undefined) toldAt = Math.min(now, endedAt + WRITING_MS)
  }
  const article = {
    kind: 'news' as const,
    state: 'published' as const,
    gameId: row.gameId,
    publishAt: toldAt,
    matchIds: [row.id],
    heat: Math.max(0, Math.min(100, row.heat)),
    simulated: `${kind}:${row.id}`,
    createdAt: now,
    updatedAt: now,
  }
  await insertSimulated(
    accountDb,
    article,
    texts.map((text) => ({ ...text, reading: readingMinutes(text.document), revision: 1, updatedAt: toldAt })),
  )
  return true
}

/**
 * Writes about the hottest simulated matches: reports of those that are over, previews of those that come, each once and in
 * every complete language.
 */
export async function writeSimulatedNews(writing: Writing, { reports, previews }: Amount = OF_A_RUN): Promise<void> {
  if (!hasSimulatedNews(writing.env)) return
  const { now } = writing
  const context = contextIn(writing, 'en_US')
  const order = 'hot' as const
  const [over, next] = await Promise.all([
    readRows(context, {
      where: startsWithin({ from: now - REPORT_WITHIN_MS, to: now }),
      statuses: ['finished'],
      order,
      limit: CANDIDATES,
    }),
    readRows(context, {
      where: startsWithin({ from: now + HOUR / 2, to: now + PREVIEW_WITHIN_MS }),
      statuses: ['scheduled', 'previewed'],
      order,
      limit: CANDIDATES,
    }),
  ])
  for (const [kind, rows, limit] of [
    ['preview', next.rows, previews],
    ['report', over.rows, reports],
  ] as const) {
    const ofGame = new Map<number, number>()
    let left = limit
    for (const row of await choose(writing, kind, rows, limit)) {
      const count = ofGame.get(row.gameId) ?? 0
      if (left === 0 || count >= OF_A_GAME) continue
      const isWritten = await writeArticle(writing, kind, row).catch((error: unknown) => {
        logError({ event: 'simulated_article_failed', about: `${kind}:${row.id}` }, error)
        return false
      })
      if (!isWritten) continue
      left -= 1
      ofGame.set(row.gameId, count + 1)
    }
  }
}
