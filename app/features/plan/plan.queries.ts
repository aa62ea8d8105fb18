import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { unwrap } from '#app/lib/call-error.ts'
import { lastPageOf } from '#contract/list-limits.ts'
import type { MatchRow } from '#contract/match-row.ts'
import { listMatches, listMatchesById } from '../match/match.functions.ts'
import { shellQuery } from '../shell/shell.queries.ts'
import { isPredictable } from './is-predictable.ts'
import {
  getExpert,
  getExpertAccuracy,
  getExpertGraph,
  getExpertProfile,
  getExpertStatus,
  getPlan,
  listBoughtPlans,
  listExpertPlans,
  listFocusMatches,
  listOwnPlans,
  listPlans,
  listSpecialists,
  openPlan,
  rankExperts,
  recommendExperts,
} from './plan.functions.ts'
import type { RankAsked } from './rank-search.ts'

const STALE_MS = 15_000
const RANKED_STALE_MS = 60_000
/** Rows that one call gives. */
const PART = 100
/** Named by a demo alone, which shows simulated experts: the answers to all others are shared. */
function ofBrand(client: QueryClient): { brand?: string } {
  const brand = client.getQueryData(shellQuery().queryKey)?.brand
  return brand?.isDemo ? { brand: brand.id } : {}
}

/** For lists, which leave out what is of other games than the brand's. */
function asBrand(client: QueryClient): { brand?: string; gameIds?: string } {
  const games = client.getQueryData(shellQuery().queryKey)?.brand.games
  return { ...ofBrand(client), ...(games ? { gameIds: games.join() } : {}) }
}

const place = (before: string | undefined) => (before === undefined ? {} : { before })

/** Plans on sale, newest first: a part from a place on. */
export const plansQuery = (before?: string) =>
  queryOptions({
    queryKey: ['plan', 'list', before ?? ''],
    queryFn: async ({ client }) => unwrap(await listPlans({ data: { ...place(before), ...asBrand(client) } })),
    staleTime: STALE_MS,
  })

export const planQuery = (planId: number) =>
  queryOptions({
    queryKey: ['plan', 'one', planId],
    queryFn: async ({ client }) => unwrap(await getPlan({ data: { planId, ...ofBrand(client) } })).plan,
    staleTime: STALE_MS,
  })

/** What the viewer paid for, or wrote. */
export const openedPlanQuery = (planId: number) =>
  queryOptions({
    queryKey: ['user', 'plan', planId],
    queryFn: async () => unwrap(await openPlan({ data: { planId } })),
    staleTime: STALE_MS,
  })

export const expertQuery = (expertId: number) =>
  queryOptions({
    queryKey: ['plan', 'expert', expertId],
    queryFn: async ({ client }) => unwrap(await getExpert({ data: { expertId, ...ofBrand(client) } })),
    staleTime: STALE_MS,
  })

/** The public profile of an expert, as the personal centre reads it: a follow has it read again. */
export const followersQuery = (userId: number) =>
  queryOptions({
    queryKey: ['user', 'profile', userId],
    queryFn: async () => unwrap(await getExpertProfile({ data: { userId } })).user,
  })

/** How an expert's settled plans went. */
export const expertRecordQuery = (expertId: number) =>
  queryOptions({
    queryKey: ['plan', 'record', expertId],
    queryFn: async () => unwrap(await getExpertAccuracy({ data: { expertId } })),
    staleTime: STALE_MS,
  })

/** The same over time. */
export const expertGraphQuery = (expertId: number) =>
  queryOptions({
    queryKey: ['plan', 'graph', expertId],
    queryFn: async () => unwrap(await getExpertGraph({ data: { expertId } })),
    staleTime: STALE_MS,
  })

/** The best experts by an order, a window and a game. */
export const rankQuery = ({ gameId, span, sort }: RankAsked) =>
  queryOptions({
    queryKey: ['plan', 'rank', gameId ?? 'all', span, sort],
    queryFn: async ({ client }) => {
      const game = gameId === undefined ? {} : { gameId }
      return unwrap(await rankExperts({ data: { ...game, span: `${span}`, sort, ...asBrand(client) } }))
    },
    staleTime: RANKED_STALE_MS,
  })

/** The best experts of each game. */
export const specialistsQuery = () =>
  queryOptions({
    queryKey: ['plan', 'specialists'],
    queryFn: async ({ client }) => unwrap(await listSpecialists({ data: asBrand(client) })),
    staleTime: RANKED_STALE_MS,
  })

/** A few of the best experts, those first who have something on sale. */
export const recommendedQuery = () =>
  queryOptions({
    queryKey: ['plan', 'recommended'],
    queryFn: async ({ client }) => unwrap(await recommendExperts({ data: asBrand(client) })).list,
    staleTime: RANKED_STALE_MS,
  })

/** Matches to come of which most plans are on sale. */
export const focusQuery = () =>
  queryOptions({
    queryKey: ['plan', 'focus'],
    queryFn: async ({ client }) => unwrap(await listFocusMatches({ data: asBrand(client) })).list,
    staleTime: RANKED_STALE_MS,
  })

export const expertPlansQuery = (expertId: number, before?: string) =>
  queryOptions({
    queryKey: ['plan', 'ofExpert', expertId, before ?? ''],
    queryFn: async ({ client }) =>
      unwrap(await listExpertPlans({ data: { expertId, ...place(before), ...ofBrand(client) } })),
    staleTime: STALE_MS,
  })

export const boughtPlansQuery = (before?: string) =>
  queryOptions({
    queryKey: ['user', 'boughtPlans', before ?? ''],
    queryFn: async () => unwrap(await listBoughtPlans({ data: place(before) })),
  })

/** One of the viewer's plans; undefined when it is not. */
export const ownPlanQuery = (id: number) =>
  queryOptions({
    queryKey: ['user', 'ownPlans', 'one', id],
    queryFn: async () => unwrap(await listOwnPlans({ data: { id } })).list[0] ?? null,
  })

/** How the viewer's wish to be an expert stands. */
export const expertStatusQuery = () =>
  queryOptions({
    queryKey: ['user', 'expert'],
    queryFn: async () => unwrap(await getExpertStatus()),
    refetchOnWindowFocus: true,
  })

/** A day's matches of a game of which something can be predicted. They are read until all are there. */
export const planMatchesQuery = (asked: { gameId: number; day: string; zone: string }) =>
  queryOptions({
    queryKey: ['plan', 'matches', asked],
    queryFn: async () => {
      const { gameId, ...ofDay } = asked
      const input = { list: 'day', order: 'league', statuses: ['scheduled', 'previewed'], size: PART } as const
      const found: MatchRow[] = []
      for (let page = 1, isMore = true; isMore && page <= lastPageOf(PART); page += 1) {
        const data = { ...input, statuses: [...input.statuses], gameIds: [gameId], ...ofDay, page }
        const { matches, total } = unwrap(await listMatches({ data }))
        found.push(...matches)
        isMore = page * PART < total
      }
      return found.filter((match) => isPredictable(match, Date.now()))
    },
    staleTime: RANKED_STALE_MS,
  })

/** The match of a plan that is being written, with its prices of now; null when nothing can be predicted of it. */
export const planMatchQuery = (id: number) =>
  queryOptions({
    queryKey: ['plan', 'match', id],
    queryFn: async () => {
      const [match] = unwrap(await listMatchesById({ data: { ids: [id] } })).matches
      return match && isPredictable(match, Date.now()) ? match : null
    },
    staleTime: STALE_MS,
    refetchInterval: RANKED_STALE_MS,
  })
