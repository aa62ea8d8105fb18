import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { labelOf } from '#app/lib/label-of.ts'
import { m } from '#app/paraglide/messages.js'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { AdminFigures, ReviewQueue } from '#contract/admin.ts'
import { liveCountsQuery, useShell } from '../../shell/shell.queries.ts'
import { figuresQuery } from '../figures.queries.ts'
import { ListState } from '../list/list-state.tsx'
import { RefundRequests } from '../refunds/refund-requests.tsx'
import { Timestamp } from '../timestamp.tsx'
import { CARD, Figure, Group } from './figure.tsx'
import { failingQuery } from './home.queries.ts'

/** The start page of the administration: what waits, the last 24 hours, and whether all parts of the site answer. */
export function AdminHome() {
  const figures = useQuery({ ...figuresQuery(), refetchInterval: 60_000 })
  const { data } = figures
  return (
    <>
      <header className="flex flex-wrap items-baseline gap-x-3">
        <h1 className="font-bold text-20">{m.admin_page_home()}</h1>
        {data && (
          <p className="text-13 text-text-muted">
            {m.admin_home_counted()} <Timestamp at={data.countedAt} />
          </p>
        )}
      </header>
      <Health />
      <RefundRequests />
      {figures.isError && !data ? <ListState query={figures}>{() => null}</ListState> : <Figures data={data} />}
    </>
  )
}

/** The figures; skeletons in their place while they load. */
function Figures({ data }: { data: typeof AdminFigures.infer | undefined }) {
  const live = useQuery(liveCountsQuery()).data
  const matches = live && Object.values(live).reduce((sum, count) => sum + count, 0)
  return (
    <>
      <Group title={m.admin_home_waiting()}>
        <Link to="/admin/$list" params={{ list: 'feedback' }} search={{}} className={CARD}>
          <Figure name={m.admin_home_feedback()} value={data?.feedback} />
        </Link>
        <Link to="/admin/$list" params={{ list: 'complaints' }} search={{}} className={CARD}>
          <Figure name={m.admin_home_complaints()} value={data?.complaints} />
        </Link>
        <Link to="/admin/$list" params={{ list: 'roles' }} search={{}} className={CARD}>
          <Figure name={m.admin_home_proposals()} value={data?.proposals} />
        </Link>
        <Link to="/admin/$list" params={{ list: 'brands' }} search={{}} className={CARD}>
          <Figure name={m.admin_home_brands()} value={data?.brandProposals} />
        </Link>
        <Resets count={data?.twoStepResets} uid={data?.resetUid} />
        <Link to="/admin/mall/{-$id}" params={{ id: undefined }} search={{ state: 'under_review' }} className={CARD}>
          <Figure name={m.admin_home_redemptions()} value={data?.redemptions} />
        </Link>
        <Link to="/admin/$list" params={{ list: 'payments' }} search={{ state: 'held' }} className={CARD}>
          <Figure name={m.admin_home_payments()} value={data?.payments} />
        </Link>
        {REVIEWS.map(({ list, queue, name }) => (
          <Link key={list} to="/admin/$list" params={{ list }} search={{}} className={CARD}>
            <Figure name={name()} value={data?.reviews[queue]} />
          </Link>
        ))}
      </Group>
      <Group title={m.admin_home_accounts()}>
        <Link to="/admin/$list" params={{ list: 'users' }} search={{}} className={CARD}>
          <Figure name={m.admin_home_sign_ups()} value={data?.signUps} before={data?.signUpsBefore} />
        </Link>
        <div className={CARD}>
          <Figure name={m.admin_home_sessions()} value={data?.sessions} />
        </div>
        <Link to="/admin/$list" params={{ list: 'users' }} search={{ state: 'banned' }} className={CARD}>
          <Figure name={m.admin_state_banned()} value={data?.banned} />
        </Link>
        <Link to="/admin/$list" params={{ list: 'users' }} search={{ state: 'deleting' }} className={CARD}>
          <Figure name={m.admin_state_deleting()} value={data?.deleting} />
        </Link>
      </Group>
      <Group title={m.admin_home_day()}>
        <Link to="/admin/$list" params={{ list: 'payments' }} search={{}} className={CARD}>
          <Figure name={m.admin_home_paid()} value={data?.lastDay.payments} before={data?.weekAgo.payments} />
        </Link>
        <div className={CARD}>
          <Figure
            name={m.admin_home_coins()}
            value={data?.lastDay.coins}
            before={data?.weekAgo.coins}
            max={Number.POSITIVE_INFINITY}
          />
        </div>
        <Link to="/admin/$list" params={{ list: 'plans' }} search={{}} className={CARD}>
          <Figure name={m.admin_home_plans_sold()} value={data?.lastDay.plans} before={data?.weekAgo.plans} />
        </Link>
        <Link to="/admin/$list" params={{ list: 'comments' }} search={{}} className={CARD}>
          <Figure name={m.admin_page_comments()} value={data?.lastDay.comments} before={data?.weekAgo.comments} />
        </Link>
      </Group>
      <Group title={m.admin_home_site()}>
        <Link to="/match/{-$game}" params={{ game: undefined }} className={CARD}>
          <Figure name={m.admin_home_matches()} value={matches} />
        </Link>
        <Link to="/live" search={{}} className={CARD}>
          <Figure name={m.admin_home_rooms()} value={data?.liveRooms} />
        </Link>
      </Group>
    </>
  )
}

/** They stand with the accounts that they are of: of several the one that ends first is shown, then the next. */
function Resets({ count, uid }: { count: number | undefined; uid: number | undefined }) {
  const figure = <Figure name={m.admin_home_resets()} value={count} />
  return uid === undefined ? (
    <div className={CARD}>{figure}</div>
  ) : (
    <Link to="/admin/users/$uid" params={{ uid: String(uid) }} className={CARD}>
      {figure}
    </Link>
  )
}

/** Lists whose first page is what waits for a review. */
const REVIEWS: readonly { list: string; queue: ReviewQueue; name: () => string }[] = [
  { list: 'support', queue: 'support', name: m.admin_home_support },
  { list: 'reports', queue: 'chat_reports', name: m.admin_home_reports },
  { list: 'streamers', queue: 'streamers', name: m.admin_home_streamers },
  { list: 'experts', queue: 'experts', name: m.admin_home_experts },
  { list: 'plans', queue: 'plans', name: m.admin_home_plans },
  { list: 'posts', queue: 'posts', name: m.admin_home_posts },
  { list: 'videos', queue: 'videos', name: m.admin_home_videos },
]

/** By their names in the answer of `/healthz`. */
const PARTS: Readonly<Record<string, () => string>> = {
  accounts: m.admin_part_accounts,
  backend: m.admin_part_backend,
  books: m.admin_part_books,
  brands: m.admin_part_brands,
  database: m.admin_part_database,
  ledger: m.admin_part_ledger,
  objects: m.admin_part_objects,
}
const partName = (part: string): string => labelOf(PARTS, part)

/** Whether the parts of the site answer; the names of those that do not. */
function Health() {
  const { locale } = useShell()
  const { data, isError } = useQuery({ ...failingQuery(), refetchInterval: 30_000 })
  if (data === undefined && !isError) return <Skeleton className="h-13 w-full rounded-lg" />
  const isFine = data?.length === 0
  return (
    <p
      role="status"
      className={`flex min-h-13 items-center rounded-lg border bg-surface-1 px-4 py-3 ${isFine ? 'border-line' : 'border-warn text-warn'}`}
    >
      {data === undefined
        ? m.admin_home_silent()
        : isFine
          ? m.admin_home_healthy()
          : m.admin_home_failing({ parts: new Intl.ListFormat(locale.tag).format(data.map(partName)) })}
    </p>
  )
}
