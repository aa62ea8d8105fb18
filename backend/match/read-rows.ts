import type { Context } from '#backend/core/context.ts'
import { ensureCalendar } from '#backend/feed/ensure-calendar.ts'
import { layOutMatch } from '#backend/feed/lay-out.ts'
import { type ResolvedMatches, resolveById } from '#backend/feed/resolve-by-id.ts'
import type { PrematchStep } from '#backend/feed/resolve-match.ts'
import { rowChangeOf } from '#backend/feed/row-change.ts'
import { DAY } from '#backend/feed/shared/time.ts'
import { simulatedLog } from '#backend/feed/simulated-log.ts'
import { stateAt } from '#backend/feed/state-at.ts'
import type { MatchRow } from '#contract/match.ts'
import type { RowChange } from '#contract/socket.ts'
import { hasIds } from './conditions.store.ts'
import { type MatchRecord, type RowQuery, readRecords } from './rows.store.ts'
import { quietChange, toRow } from './to-row.ts'

/** A simulated match has no event earlier than so long before its start. */
const FIRST_WORD_MS = 6 * DAY

const stepAt = (steps: readonly PrematchStep[], now: number): PrematchStep | undefined =>
  steps.findLast((step) => step.at <= now)

function simulatedChange(context: Context, record: MatchRecord, resolved: ResolvedMatches): RowChange {
  const { env, now } = context
  const isLive = record.status === 'live'
  const log = isLive ? simulatedLog(env.SIM_SEED, record.id) : undefined
  if (log) return rowChangeOf(stateAt(log, now), record.id)
  const { prematch, snapshot } = resolved.get(record.id) ?? record
  if (record.status === 'finished') return snapshot ?? quietChange(record)
  const step = stepAt(prematch ?? [], now)
  return step
    ? { ...quietChange(record), seq: step.seq, ...(step.odds ? { odds: step.odds } : {}) }
    : quietChange(record)
}

const changeOf = (context: Context, record: MatchRecord, resolved: ResolvedMatches): RowChange =>
  record.isSimulated
    ? simulatedChange(context, record, resolved)
    : { ...(record.snapshot ?? quietChange(record)), ...quietStatus(record) }

/** A stored match about which nothing came after its start is not as its snapshot left it. */
const quietStatus = (record: MatchRecord): Partial<RowChange> =>
  record.snapshot?.status === record.status ? {} : { status: record.status, phase: quietChange(record).phase }

/** Rows of the matches a query finds, as they are now, in the caller's language. */
export async function readRows(context: Context, query: RowQuery): Promise<{ rows: MatchRow[]; total: number }> {
  await ensureCalendar(context, context.now)
  const { records, total } = await readRecords(context.db, context.now, query)
  const unknown = records.filter(
    (record) => record.isSimulated && !record.isResolved && record.startsAt < context.now + FIRST_WORD_MS,
  )
  const resolved = await resolveById(
    context,
    unknown.map((record) => record.id),
  )
  const rows = records.map((record) => toRow(record, changeOf(context, record, resolved), context.lan, context.now))
  return { rows, total }
}

/** The row of one match, also of one that no list reaches any more; undefined when there is none of that id. */
export async function readRow(context: Context, id: number): Promise<MatchRow | undefined> {
  const read = async () => (await readRows(context, { where: hasIds([id]), order: 'time', limit: 1 })).rows[0]
  const row = await read()
  if (row) return row
  return (await layOutMatch(context, id, context.now)) ? read() : undefined
}
