import type { ImportedSeason } from '#backend/feed/importers/imported-season.ts'
import { type FeedSite, sendSigned } from './feed-client.ts'

/** What a site answers to one season. */
export interface Written {
  added: number
  changed: number
  unchanged: number
}

const ANSWER_WITHIN_MS = 120_000

const AGAIN = 'Run the same command again: what is written already is not written twice.'

/** Why nothing more could be written, and what to do. */
function lostSite(site: FeedSite, season: ImportedSeason, done: number, all: number, error: unknown): Error {
  const { name, cause } = error as Error
  const why =
    name === 'TimeoutError' ? `no answer in ${ANSWER_WITHIN_MS / 1000} s` : ((cause as Error)?.message ?? name)
  const where = `The site at ${site.url} was lost while it wrote ${season.key} (${why}).`
  return new Error(`${where}\n${done} of ${all} files are written for certain. ${AGAIN}`, { cause: error })
}

/** A value that the database takes may have 2 MB, and the events of a request are one. */
const PART_CHARS_MAX = 1_000_000

/** The season in parts that a site can write at once; a season of results only is one. Each person is in one of them. */
export function partsOf(season: ImportedSeason): ImportedSeason[] {
  const parts: ImportedSeason['matches'][] = []
  let size = Number.POSITIVE_INFINITY
  for (const match of season.matches) {
    const chars = JSON.stringify(match).length
    if (size + chars > PART_CHARS_MAX) {
      parts.push([])
      size = 0
    }
    parts.at(-1)?.push(match)
    size += chars
  }
  const { people = [], ...rest } = season
  const left = new Map(people.map((person) => [person.id, person]))
  return parts.map((matches, at) => {
    const isLast = at === parts.length - 1
    const named = isLast ? [...left.keys()] : matches.flatMap(membersOf)
    const own = [...new Set(named)].flatMap((id) => left.get(id) ?? [])
    for (const { id } of own) left.delete(id)
    return { ...rest, ...(own.length > 0 ? { people: own } : {}), matches }
  })
}

const membersOf = ({ squads }: ImportedSeason['matches'][number]): number[] =>
  squads ? [...squads.home, ...squads.away].map(({ id }) => id) : []

/** Sends a season part by part; throws what `sendSeasons` says. */
async function sendAll(site: FeedSite, season: ImportedSeason, done: number, all: number): Promise<Written> {
  const sum: Written = { added: 0, changed: 0, unchanged: 0 }
  for (const part of partsOf(season)) {
    const answer = await sendSigned(site, '/feed/import', part, ANSWER_WITHIN_MS).catch((error: unknown) => {
      throw lostSite(site, season, done, all, error)
    })
    if (!answer.isOk)
      throw new Error(
        `${season.key}: the site answered ${answer.status} ${answer.text.slice(0, 300)}\n${done} of ${all} files are written. ${AGAIN}`,
      )
    const written = JSON.parse(answer.text) as Written
    sum.added += written.added
    sum.changed += written.changed
    sum.unchanged += written.unchanged
  }
  return sum
}

/**
 * Sends seasons to a site, one after the other; `onWritten` after each. A season is written whole or not at all, unless it
 * has logs of more than a megabyte: then that is true of each part. Throws an error that says in words which one failed,
 * and why.
 */
export async function sendSeasons(
  site: FeedSite,
  seasons: readonly ImportedSeason[],
  onWritten: (season: ImportedSeason, written: Written, done: number) => void,
): Promise<void> {
  for (const [done, season] of seasons.entries())
    onWritten(season, await sendAll(site, season, done, seasons.length), done + 1)
}
