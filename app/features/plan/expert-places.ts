import type { QueryClient } from '@tanstack/react-query'
import { type AsyncRouteComponent, lazyRouteComponent, notFound } from '@tanstack/react-router'
import { failureOf } from '#app/lib/call-error.ts'
import { m } from '#app/paraglide/messages.js'
import type { Plan } from '#contract/plan.ts'
import { loadOwnViewer } from '../session/viewer.queries.ts'
import type { Shell } from '../shell/shell.functions.ts'
import { shellQuery } from '../shell/shell.queries.ts'
import { loadOwn } from '../user/own/load-own.ts'
import type { PageSearch } from '../user/page-search.ts'
import {
  boughtPlansQuery,
  expertGraphQuery,
  expertPlansQuery,
  expertQuery,
  expertRecordQuery,
  expertStatusQuery,
  focusQuery,
  openedPlanQuery,
  planQuery,
  plansQuery,
  rankQuery,
  recommendedQuery,
  specialistsQuery,
} from './plan.queries.ts'
import type { ExpertPageData } from './plan-head.ts'
import { parseRankSearch } from './rank-search.ts'

export interface ExpertPageProps extends PageSearch {
  /** Of a plan or an expert; NaN on other pages. */
  id: number
  /** Search parameters as they stand in the address. */
  asked: Record<string, unknown>
}

interface Asked {
  id: number
  search: Record<string, unknown>
  client: QueryClient
  shell: Shell
}

interface ExpertPlaceEntry {
  Page: AsyncRouteComponent<ExpertPageProps>
  /** Others are asked to sign in. */
  isOwn?: true
  load: (asked: Asked) => Promise<Omit<ExpertPageData, 'shell' | 'variant'>>
}

/** Whatever fails with `not_found` is a page that does not exist. */
const orNotFound = (error: unknown): never => {
  throw failureOf(error).code === 'not_found' ? notFound() : error
}

/** A plan that only its buyers see any more: what was paid for stays. */
async function boughtPlan(client: QueryClient, id: number, error: unknown): Promise<Plan> {
  const { plan } = await client.ensureQueryData(openedPlanQuery(id)).catch(orNotFound)
  if (!plan) return orNotFound(error)
  client.setQueryData(planQuery(id).queryKey, plan)
  return plan
}

async function loadOwnPlace(
  { client, shell }: Asked,
  { title, id }: { title: string; id: string },
  load: () => Promise<unknown>[],
) {
  await loadOwn(client, title, load)
  return { title: `${title} - ${shell.brand.texts.name}`, description: title, path: `/expert/${id}`, isHidden: true }
}

/** Pages about experts and plans. */
const PLACES = {
  board: {
    Page: lazyRouteComponent(() => import('./board-page.tsx'), 'BoardPage'),
    load: async ({ client, shell }) => {
      await Promise.all([
        client.ensureQueryData(plansQuery()),
        client.ensureQueryData(recommendedQuery()),
        client.prefetchQuery(focusQuery()),
      ])
      const brand = shell.brand.texts.name
      return { title: `${m.plan_title()} - ${brand}`, description: m.plan_seo({ brand }), path: '/expert' }
    },
  },
  allExperts: {
    Page: lazyRouteComponent(() => import('./rank-page.tsx'), 'RankPage'),
    load: async ({ client, shell, search }) => {
      // The page says what failed, and asks again.
      await client.prefetchQuery(rankQuery(parseRankSearch(search)))
      const brand = shell.brand.texts.name
      const description = m.plan_rank_seo({ brand })
      return { title: `${m.plan_rank_title()} - ${brand}`, description, path: '/expert/allExperts' }
    },
  },
  specialist: {
    Page: lazyRouteComponent(() => import('./specialist-page.tsx'), 'SpecialistPage'),
    load: async ({ client, shell }) => {
      await client.ensureQueryData(specialistsQuery())
      const brand = shell.brand.texts.name
      const description = m.plan_rank_seo({ brand })
      return { title: `${m.plan_special_title()} - ${brand}`, description, path: '/expert/specialist' }
    },
  },
  plan: {
    Page: lazyRouteComponent(() => import('./plan-page.tsx'), 'PlanPage'),
    load: async ({ client, shell, id }) => {
      const viewer = await loadOwnViewer(client)
      const [plan] = await Promise.all([
        client
          .ensureQueryData(planQuery(id))
          .catch((error) => (viewer ? boughtPlan(client, id, error) : orNotFound(error))),
        viewer && client.prefetchQuery(openedPlanQuery(id)),
      ])
      const brand = shell.brand.texts.name
      const title = `${plan.title} - ${brand}`
      return { title, description: m.plan_seo({ brand }), path: `/expert/p${id}`, picture: plan.cover }
    },
  },
  expert: {
    Page: lazyRouteComponent(() => import('./expert-page.tsx'), 'ExpertPage'),
    load: async ({ client, shell, id }) => {
      const [{ expert }] = await Promise.all([
        client.ensureQueryData(expertQuery(id)).catch(orNotFound),
        client.ensureQueryData(expertPlansQuery(id)),
        client.ensureQueryData(expertRecordQuery(id)),
        client.ensureQueryData(expertGraphQuery(id)),
      ])
      const brand = shell.brand.texts.name
      return {
        title: m.plan_expert_seo({ name: expert.username, brand }),
        description: expert.introduction || m.plan_seo({ brand }),
        path: `/expert/${id}`,
      }
    },
  },
  bought: {
    isOwn: true,
    Page: lazyRouteComponent(() => import('./bought-page.tsx'), 'BoughtPage'),
    load: (asked) =>
      loadOwnPlace(asked, { title: m.plan_nav_bought(), id: 'bought' }, () => [
        asked.client.ensureQueryData(boughtPlansQuery()),
      ]),
  },
  apply: {
    isOwn: true,
    Page: lazyRouteComponent(() => import('./apply-page.tsx'), 'ApplyPage'),
    load: (asked) =>
      loadOwnPlace(asked, { title: m.plan_nav_apply(), id: 'apply' }, () => [
        asked.client.ensureQueryData(expertStatusQuery()),
      ]),
  },
} as const satisfies Record<string, ExpertPlaceEntry>

type Name = keyof typeof PLACES

const NAMED: readonly string[] = ['allExperts', 'specialist', 'bought', 'apply']

/** `/expert`, `/expert/allExperts`, `/expert/p7` (a plan), `/expert/1234567890` (an expert), and the viewer's own pages by their names. */
function nameOf(id: string | undefined): Name | undefined {
  if (id === undefined) return 'board'
  if (NAMED.includes(id)) return id as Name
  if (/^p[1-9]\d{0,15}$/.test(id)) return 'plan'
  return /^[1-9]\d{0,14}$/.test(id) ? 'expert' : undefined
}

export const expertPlaceOf = (id: string | undefined): ExpertPlaceEntry | undefined => {
  const name = nameOf(id)
  return name && PLACES[name]
}

export const idIn = (id: string | undefined): number => Number(id?.replace('p', ''))

export const loadPageCode = async (id?: string): Promise<void> => expertPlaceOf(id)?.Page.preload?.()

/** Loads what a page shows, and its code; 404 where there is none. */
export async function loadExpertPlace(
  client: QueryClient,
  id: string | undefined,
  search: Record<string, unknown>,
): Promise<ExpertPageData> {
  const variant = nameOf(id)
  if (!variant) throw notFound()
  const shell = await client.ensureQueryData(shellQuery())
  // What was bought stays with who bought it.
  if (!shell.brand.features.experts && variant !== 'bought') throw notFound()
  const asked = { client, shell, id: idIn(id), search }
  const [page] = await Promise.all([PLACES[variant].load(asked), loadPageCode(id)])
  return { shell, variant, ...page }
}
