import type { ImportedSeason } from '#backend/feed/importers/imported-season.ts'
import type { EventFields } from '#backend/feed/shared/log-writer.ts'
import type { MatchEvent } from '#contract/match-state.ts'
import { askFeed, type FeedSite, sendSigned } from '../feed-client.ts'

/** An event that the log of a match should have. `of`: what of the provider it is; the log has it as `data.of`. */
export interface Wanted extends EventFields {
  of: string
  type: string
}

/** What a provider's answer says of one match. */
export interface Told {
  /** The match without events. */
  fixture: ImportedSeason
  /** What the log lacks, in order. Pure: from the same log and the same answer always the same. */
  eventsAfter(log: readonly MatchEvent[]): Wanted[]
  isOver: boolean
}

/** As many as `/feed/push` takes at once. */
const EVENTS_MAX = 500
const ANSWER_WITHIN_MS = 30_000

/** Those that no event of the log is of. */
export function missingFrom(log: readonly MatchEvent[], wanted: readonly Wanted[]): Wanted[] {
  const known = new Set(log.map(({ data }) => data?.of))
  return wanted.filter(({ of }) => !known.has(of))
}

async function readMatch(site: FeedSite, matchId: number): Promise<ImportedSeason | undefined> {
  const answer = await sendSigned(site, '/feed/match', { matchId }, ANSWER_WITHIN_MS)
  if (answer.status === 404) return undefined
  if (!answer.isOk) throw new Error(`/feed/match: the site answered ${answer.status} ${answer.text.slice(0, 300)}`)
  return JSON.parse(answer.text) as ImportedSeason
}

/**
 * The log of the site, after the fixture is imported where the site does not have it, or has it without line-ups that are
 * known by now.
 */
async function logOf(site: FeedSite, fixture: ImportedSeason): Promise<MatchEvent[]> {
  const [match] = fixture.matches
  if (!match) throw new Error('no match')
  const stored = await readMatch(site, match.id)
  const [known] = stored?.matches ?? []
  const events = known?.events ?? []
  if (known && (known.squads || !match.squads)) return events
  await askFeed(site, '/feed/import', { ...fixture, matches: [{ ...match, events }] })
  return events
}

/**
 * Brings a match of the site up to what a provider says. May be called again with the same, and by a program that was
 * started anew: what was told is read from the site. Answers how many events it has pushed.
 */
export async function tellSite(site: FeedSite, told: Told, now: () => number = Date.now): Promise<number> {
  const log = await logOf(site, told.fixture)
  const matchId = told.fixture.matches[0]?.id ?? 0
  const lacking = told.eventsAfter(log)
  const at = new Date(now()).toISOString()
  const first = (log.at(-1)?.seq ?? 0) + 1
  const events = lacking.map(({ of, type, data, ...fields }, index) => ({
    ...fields,
    seq: first + index,
    at,
    type,
    data: { ...data, of },
  }))
  for (let from = 0; from < events.length; from += EVENTS_MAX)
    await askFeed(site, '/feed/push', { matchId, events: events.slice(from, from + EVENTS_MAX) })
  return events.length
}
