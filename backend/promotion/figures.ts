import type { UserContext } from '#backend/core/context.ts'
import { Fail, fail } from '#backend/core/fail.ts'
import { instant } from '#backend/core/instant.ts'
import type { Verb } from '#backend/core/serve.ts'
import { daysFrom, daysIn, knownZone } from '#backend/match/day-range.ts'
import type { promotionCalls } from '#contract/promotion.ts'
import { CHANNEL_DAYS_MAX } from '#contract/promotion-rules.ts'
import { readChannels } from './channels.store.ts'
import { type Figures, readFigures, type SpanFigures } from './figures.store.ts'
import { managerOf } from './manager.ts'

type Calls = typeof promotionCalls

const NAMES = ['visits', 'userVisits', 'registrations', 'downloads'] as const satisfies (keyof Figures)[]

const sumOf = (rows: readonly Figures[]): Figures => {
  const sum = { visits: 0, userVisits: 0, registrations: 0, downloads: 0 }
  for (const row of rows) for (const name of NAMES) sum[name] += row[name]
  return sum
}

interface Asked {
  id?: string
  days?: string
  zone?: string
}

/** The last days of a zone, today last. */
export function lastDays(now: number, { days: asked, zone: name }: Omit<Asked, 'id'>) {
  const zone = knownZone(name)
  const count = asked === undefined ? CHANNEL_DAYS_MAX : Number(asked)
  return daysIn(zone, daysFrom(zone, now, 1 - count, count))
}

/** The caller's channels on this brand, all or the one asked for, with what came through them. */
async function read(context: UserContext, { id, ...span }: Asked) {
  const { accountDb, now } = context
  const manager = managerOf(context)
  const spans = lastDays(now, span)
  const all = await readChannels(accountDb, manager)
  const channels = id === undefined ? all : all.filter((channel) => channel.id === id)
  if (id !== undefined && channels.length === 0) return fail('not_found')
  return { all, channels, spans, rows: await readFigures(accountDb, { ...manager, spans }) }
}

const isAmong = (ids: ReadonlySet<string>) => (row: SpanFigures) => ids.has(row.id)

export const getChannelFigures: Verb<Calls['getChannelFigures']> = async (context, asked) => {
  const found = await read(context, asked)
  if (found instanceof Fail) return found
  const { all, channels, spans, rows } = found
  const wanted = rows.filter(isAmong(new Set(channels.map(({ id }) => id))))
  return {
    days: spans.map(({ day }, at) => ({ day, ...sumOf(wanted.filter((row) => row.at === at)) })),
    // Each of them, whichever the days are of: they are what one chooses from.
    channels: all.map(({ id, name, closedAt }) => ({
      ...{ id, name },
      ...(closedAt === null ? {} : { closedAt: instant(closedAt) }),
      ...sumOf(rows.filter((row) => row.id === id)),
    })),
  }
}

export const exportChannelFigures: Verb<Calls['exportChannelFigures']> = async (context, asked) => {
  const found = await read(context, asked)
  if (found instanceof Fail) return found
  const names = new Map(found.channels.map(({ id, name }) => [id, name]))
  return {
    rows: found.rows.filter(isAmong(new Set(names.keys()))).map(({ at, id, ...row }) => ({
      ...{ day: found.spans[at]?.day ?? '', id, name: names.get(id) ?? '' },
      ...sumOf([row]),
    })),
  }
}
