import type { Context } from '#backend/core/context.ts'
import { ensureCalendar } from '#backend/feed/ensure-calendar.ts'
import { generateMatch } from '#backend/feed/generate-matches.ts'
import { type ResolvedMatches, resolveById } from '#backend/feed/resolve-by-id.ts'
import type { PrematchStep } from '#backend/feed/resolve-match.ts'
import { rowChangeOf } from '#backend/feed/row-change.ts'
import { DAY } from '#backend/feed/shared/time.ts'
import { loadSimulatedLogs, simulatedLog } from '#backend/feed/simulated-log.ts'
import { stateAt } from '#backend/feed/state-at.ts'
import type { MatchRow } from '#contract/match-row.ts'
import type { RowChange } from '#contract/socket.ts'
import { hasIds } from './conditions.store.ts'
import { type MatchRecord, type RowQuery, readRecords } from './rows.store.ts'
import { emptyChange, toRow } from './to-row.ts'

/** The first event of a simulated match is at most this long before its start. */
const FIRST_EVENT_BEFORE_MS = 6 * DAY

const stepAt = (steps: readonly PrematchStep[], now: number): PrematchStep | undefined =>
  steps.findLast((step) => step.at <= now)

function simulatedChange(context: Context, record: MatchRecord, resolved: ResolvedMatches): RowChange {
  const { env, now } = context
  const isLive = record.status === 'live'
  const log = isLive ? simulatedLog(env.SIM_SEED, record.id) : undefined
  if (log) return rowChangeOf(stateAt(log, now), record.id)
  const { prematch, snapshot } = resolved.get(record.id) ?? record
  if (record.status === 'finished') return snapshot ?? emptyChange(record)
  const step = stepAt(prematch ?? [], now)
  return step
    ? { ...emptyChange(record), seq: step.seq, ...(step.odds ? { odds: step.odds } : {}) }
    : emptyChange(record)
}

const changeOf = (context: Context, record: MatchRecord, resolved: ResolvedMatches): RowChange =>
  record.isSimulated
    ? simulatedChange(context, record, resolved)
    : { ...(record.snapshot ?? emptyChange(record)), ...overdueStatus(record) }

/** A stored match without events after its start has another status than its snapshot (see `statusAt`). */
const overdueStatus = (record: MatchRecord): Partial<RowChange> =>
  record.snapshot?.status === record.status ? {} : { status: record.status, phase: emptyChange(record).phase }

/** Rows of a query's matches in their current state, in the caller's language; `total` only with `countMax`. */
export async function readRows(context: Context, query: RowQuery): Promise<{ rows: MatchRow[]; total?: number }> {
  await ensureCalendar(context, context.now)
  const { records, ...counted } = await readRecords(context.matchDb, context.now, query)
  const unresolved = records.filter(
    (record) => record.isSimulated && !record.isResolved && record.startsAt < context.now + FIRST_EVENT_BEFORE_MS,
  )
  const resolved = await resolveById(
    context,
    unresolved.map((record) => record.id),
  )
  const live = records.filter(({ isSimulated, status }) => isSimulated && status === 'live')
  await loadSimulatedLogs(
    context.env.SIM_SEED,
    live.map(({ id }) => id),
  )
  const rows = records.map((record) => toRow(record, changeOf(context, record, resolved), context.lan, context.now))
  return { rows, ...counted }
}

/** The row of a match; an old simulated match is generated again. Undefined when there is none. */
export async function readRow(context: Context, id: number): Promise<MatchRow | undefined> {
  const read = async () => (await readRows(context, { where: hasIds([id]), order: 'time', limit: 1 })).rows[0]
  const row = await read()
  if (row) return row
  return (await generateMatch(context, id, context.now)) ? read() : undefined
}
