import type { Context } from '#backend/core/context.ts'
import type { Verb } from '#backend/core/serve.ts'
import { nearestReplica, openSearchDatabase } from '#backend/db/database.ts'
import { teamById } from '#backend/feed/catalogue/teams.ts'
import { DAY, HOUR } from '#backend/feed/shared/time.ts'
import { allOf, inFilter, startsWithin } from '#backend/match/conditions.store.ts'
import { readRows } from '#backend/match/read-rows.ts'
import type { Answer } from '#contract/call.ts'
import { lastSearchPage, type SearchHit, type SearchSection, type searchCalls } from '#contract/search.ts'
import { SEARCH_KINDS, SEARCH_PAGE, SEARCH_PAGES_MAX, SEARCH_SECTION, SUGGESTIONS_MAX } from '#contract/search-rules.ts'
import type { IndexedKind } from './document.ts'
import { BEGINNING, EXACT, type Finding, find, type Hit } from './find.ts'
import { type Asking, SHOWS } from './show-hits.ts'
import { GAME_REF } from './sources.ts'

type Calls = typeof searchCalls

/** More are looked for than are shown: some may not be shown any more, or be of other games. */
const SPARE = 6
const OF_ALL = { exact: SEARCH_SECTION + SPARE, words: 3 * SEARCH_SECTION, inside: 2 * SEARCH_SECTION }
const OF_ONE = { exact: 20, words: SEARCH_PAGES_MAX * SEARCH_PAGE + 1, inside: SEARCH_PAGES_MAX * SEARCH_PAGE + 1 }
const OF_SUGGESTIONS = { exact: 4, words: SUGGESTIONS_MAX, inside: SUGGESTIONS_MAX }
const SUGGESTED_OF_KIND = 3
/** Names of one kind are those of all games: more are looked for than of a game are shown. */
const OF_KIND = { exact: 20, words: 200, inside: 100 }
/** Matches of a game or league that was named began no longer ago, and begin no later. */
const JUST_BEGUN_MS = 8 * HOUR
const SOON_MS = 7 * DAY

const askingOf = (context: Context, brand: string | undefined, gameIds: string | undefined): Asking => ({
  context,
  brand,
  gameIds: gameIds === undefined ? undefined : new Set(gameIds.split(',').map(Number)),
})

const lookFor = (context: Context, text: string, wanted: Parameters<typeof find>[2]): Promise<Finding> =>
  find(nearestReplica(openSearchDatabase(context.env)), text, wanted)

const refOf = ({ kind, id }: SearchHit) => (kind === 'game' ? id + GAME_REF : id)
const refsOf = (hits: readonly Hit[], kind: IndexedKind) => hits.flatMap((hit) => (hit.kind === kind ? hit.ref : []))

async function section(asking: Asking, kind: IndexedKind, refs: readonly number[], from: number, size: number) {
  // Matches are put in order of time, so all of a page are read and no more.
  const shown = await SHOWS[kind](asking, refs.slice(from, from + size + SPARE))
  const hits = shown.hits.slice(0, size)
  const hasMore = shown.hits.length > size || refs.length > from + size + SPARE
  const kept = new Set(hits.map(({ id }) => id))
  return {
    kind,
    hits,
    hasMore,
    ...(shown.matches ? { matches: shown.matches.filter(({ id }) => kept.has(id)) } : {}),
  } satisfies SearchSection
}

/**
 * The matches, on now or next, of the game or league whose name is just what was asked for: they have it in no name of
 * their own.
 */
async function matchesOfNamed({ context, gameIds }: Asking, hits: readonly Hit[]): Promise<Hit[]> {
  const named = hits.find(({ kind, fit }) => fit === EXACT && (kind === 'game' || kind === 'league'))
  if (!named) return []
  const filter = named.kind === 'game' ? { gameIds: [named.ref - GAME_REF] } : { leagueIds: [named.ref] }
  const { rows } = await readRows(context, {
    where: allOf(inFilter(filter), startsWithin({ from: context.now - JUST_BEGUN_MS, to: context.now + SOON_MS })),
    statuses: ['live', 'scheduled'],
    order: 'time',
    limit: SEARCH_SECTION,
  })
  return rows
    .filter(({ gameId }) => gameIds?.has(gameId) ?? true)
    .map(({ id }) => ({ kind: 'match', ref: id, popularity: 0, fit: BEGINNING }))
}

/** Kinds with what fits best first; those alike in the order of pages. */
const inOrderOfFit = (hits: readonly Hit[]): IndexedKind[] => {
  const best = (kind: IndexedKind) => Math.min(...hits.flatMap((hit) => (hit.kind === kind ? hit.fit : [])))
  return SEARCH_KINDS.filter((kind) => Number.isFinite(best(kind))).sort((a, b) => best(a) - best(b))
}

export const findAll: Verb<Calls['findAll']> = async (context, { text, kind, page = 1, brand, gameIds }) => {
  const asking = askingOf(context, brand, gameIds)
  const kinds = kind === undefined ? SEARCH_KINDS : [kind]
  const found = await lookFor(context, text, { kinds, brand, limits: kind ? OF_ONE : OF_ALL })
  const { isCorrected } = found
  const named = kind === undefined ? await matchesOfNamed(asking, found.hits) : []
  const isNamed = (hit: Hit) => hit.kind === 'match' && named.some(({ ref }) => ref === hit.ref)
  const hits = [...named, ...found.hits.filter((hit) => !isNamed(hit))]
  const at = lastSearchPage(page)
  if (page > at) return { sections: [], isCorrected }
  const size = kind ? SEARCH_PAGE : SEARCH_SECTION
  const sections = await Promise.all(
    inOrderOfFit(hits).map((each) => section(asking, each, refsOf(hits, each), (at - 1) * size, size)),
  )
  const isLast = kind !== undefined && at === SEARCH_PAGES_MAX
  return {
    sections: sections
      .filter((each) => each.hits.length > 0)
      .map((each) => (isLast ? { ...each, hasMore: false } : each)),
    isCorrected,
  }
}

/** Things of the catalogue of other games are left out before any is read. */
const isOfOtherGame = ({ gameIds }: Asking, kind: IndexedKind, ref: number): boolean => {
  const teamId = kind === 'team' ? ref : kind === 'player' ? Math.floor(ref / 100) : undefined
  const known = teamId === undefined ? undefined : teamById(teamId)
  return known !== undefined && gameIds !== undefined && !gameIds.has(known.gameId)
}

async function suggestOfKind(asking: Asking, text: string, kind: IndexedKind): Promise<Answer<Calls['suggest']>> {
  const { context, brand } = asking
  const { hits: found, isCorrected } = await lookFor(context, text, { kinds: [kind], brand, limits: OF_KIND })
  const refs = refsOf(found, kind).filter((ref) => !isOfOtherGame(asking, kind, ref))
  const { hits } = await SHOWS[kind](asking, refs.slice(0, OF_ONE.words))
  return { hits: hits.slice(0, SUGGESTIONS_MAX), isCorrected }
}

export const suggest: Verb<Calls['suggest']> = async (context, { text, kind: only, brand, gameIds }) => {
  const asking = askingOf(context, brand, gameIds)
  if (only) return suggestOfKind(asking, text, only)
  const { hits, isCorrected } = await lookFor(context, text, { kinds: SEARCH_KINDS, brand, limits: OF_SUGGESTIONS })
  const counts = new Map<IndexedKind, number>()
  const best = hits
    .filter(({ kind }) => {
      const count = (counts.get(kind) ?? 0) + 1
      counts.set(kind, count)
      return count <= SUGGESTED_OF_KIND
    })
    .slice(0, SUGGESTIONS_MAX)
  const shown = await Promise.all(
    [...new Set(best.map(({ kind }) => kind))].map(
      async (kind) => (await SHOWS[kind](asking, refsOf(best, kind))).hits,
    ),
  )
  const byKey = new Map(shown.flat().map((hit) => [`${hit.kind}:${refOf(hit)}`, hit]))
  return {
    hits: best.flatMap(({ kind, ref }): SearchHit[] => {
      const hit = byKey.get(`${kind}:${ref}`)
      return hit ? [hit] : []
    }),
    isCorrected,
  }
}
