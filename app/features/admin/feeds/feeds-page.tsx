import type { QueryClient } from '@tanstack/react-query'
import { fullNumber } from '#app/lib/full-number.ts'
import { m } from '#app/paraglide/messages.js'
import type { AdminFeed } from '#contract/admin-feeds.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { describeList } from '../list/describe-list.ts'
import { ListPage } from '../list/list-page.tsx'
import { loadList } from '../list/load-list.ts'
import type { AdminPage } from '../load-admin.ts'
import type { RawSearch } from '../places/admin-places.ts'
import { Timestamp } from '../timestamp.tsx'
import { listFeeds } from './feeds.functions.ts'

interface PartProps {
  feed: AdminFeed
}

/** Formats have no names of their own in any language. */
const SOURCES = {
  cricsheet: () => 'Cricsheet',
  opendota: () => 'OpenDota',
  openfootball: () => 'openfootball',
  retrosheet: () => 'Retrosheet',
  statsbomb: () => 'StatsBomb',
  tennis: () => 'tennis',
} as const

const stateText = ({ late, live, nextAt }: AdminFeed): string => {
  if (late > 0) return m.admin_feed_late({ count: late })
  if (live > 0) return m.admin_feed_live({ count: live })
  return nextAt === undefined ? m.admin_feed_over() : m.admin_feed_next()
}

const State = ({ feed }: PartProps) => {
  const { late, live, nextAt } = feed
  const colour = late > 0 ? 'font-medium text-lose' : live > 0 ? 'font-medium text-win' : 'text-text-muted'
  return (
    <span className="grid">
      <span className={colour}>{stateText(feed)}</span>
      {late === 0 && live === 0 && nextAt !== undefined && (
        <span className="text-12">
          <Timestamp at={nextAt} />
        </span>
      )}
    </span>
  )
}

const League = ({ feed: { league, leagueId, source } }: PartProps) => (
  <span className="grid">
    <span dir="auto" className="wrap-anywhere font-medium">
      {league ?? leagueId}
    </span>
    <bdi className="text-12 text-text-muted">{source}</bdi>
  </span>
)

function Count({ of }: { of: number }) {
  return fullNumber(of, useShell().locale.tag)
}

/** When somebody pushed last, and how long the last event took. */
const Push = ({ feed: { push } }: PartProps) =>
  push ? (
    <span className="grid">
      <Timestamp at={push.at} />
      <span className={`text-12 ${push.behindSeconds > BEHIND_SECONDS ? 'text-warn' : 'text-text-muted'}`}>
        {m.admin_feed_behind({ seconds: push.behindSeconds })}
      </span>
    </span>
  ) : (
    <span className="text-text-muted">{m.admin_feed_never()}</span>
  )
/** An event that is later is worth a look. */
const BEHIND_SECONDS = 60

/** What is imported and what is pushed, by league; late is what has not begun. */
const feedsList = describeList({
  name: 'feeds',
  title: m.admin_page_feeds,
  fields: {
    source: { kind: 'choice', label: m.admin_feed_source, anyLabel: m.admin_feed_source_any, options: SOURCES },
    state: {
      kind: 'choice',
      label: m.admin_users_state,
      anyLabel: m.admin_users_state_any,
      options: {
        late: m.admin_feed_state_late,
        live: m.admin_feed_state_live,
        pushed: m.admin_feed_state_pushed,
        silent: m.admin_feed_state_silent,
      },
    },
    sort: {
      kind: 'choice',
      label: m.admin_list_order,
      anyLabel: m.admin_feed_sort_imported,
      options: { pushed: m.admin_feed_sort_pushed },
    },
  },
  form: {
    className: 'grid grid-cols-2 items-end gap-3 md:max-w-[760px] md:grid-cols-[1fr_1fr_1fr_auto]',
    submitLabel: m.admin_pay_search,
    isSearch: true,
  },
  read: (search) => listFeeds({ data: search }),
  keyOf: ({ leagueId }) => leagueId,
  file: [
    [m.admin_feed_league, ({ league }) => league],
    [m.admin_list_file_id, ({ leagueId }) => leagueId],
    [m.admin_feed_source, ({ source }) => source],
    [m.admin_feed_seasons, ({ seasons }) => seasons],
    [m.admin_feed_matches, ({ matches }) => matches],
    [m.admin_feed_imported, ({ importedAt }) => importedAt],
    [m.admin_feed_pushed, ({ push }) => push?.at],
    [m.admin_feed_events, ({ push }) => push?.events],
    [m.admin_feed_behind_title, ({ push }) => push?.behindSeconds],
    [m.admin_feed_state_late, ({ late }) => late],
    [m.admin_users_state, stateText],
  ],
  rows: {
    columns: () => [
      { key: 'league', title: m.admin_feed_league(), cell: (feed) => <League feed={feed} /> },
      { key: 'seasons', title: m.admin_feed_seasons(), isNumeric: true, cell: ({ seasons }) => seasons },
      { key: 'matches', title: m.admin_feed_matches(), isNumeric: true, cell: ({ matches }) => <Count of={matches} /> },
      { key: 'imported', title: m.admin_feed_imported(), cell: ({ importedAt }) => <Timestamp at={importedAt} /> },
      { key: 'pushed', title: m.admin_feed_pushed(), cell: (feed) => <Push feed={feed} /> },
      {
        key: 'events',
        title: m.admin_feed_events(),
        isNumeric: true,
        cell: ({ push }) => push && <Count of={push.events} />,
      },
      { key: 'state', title: m.admin_users_state(), cell: (feed) => <State feed={feed} /> },
    ],
    compact: (feed) => (
      <div className="grid gap-2 text-13">
        <div className="flex items-start justify-between gap-x-3">
          <League feed={feed} />
          <State feed={feed} />
        </div>
        <dl className="grid grid-cols-[auto_1fr] gap-x-3 [&_dt]:text-text-muted">
          <dt>{m.admin_feed_matches()}</dt>
          <dd>
            <Count of={feed.matches} />
          </dd>
          <dt>{m.admin_feed_imported()}</dt>
          <dd>
            <Timestamp at={feed.importedAt} />
          </dd>
          <dt>{m.admin_feed_pushed()}</dt>
          <dd>
            <Push feed={feed} />
          </dd>
          {feed.push && (
            <>
              <dt>{m.admin_feed_events()}</dt>
              <dd>
                <Count of={feed.push.events} />
              </dd>
            </>
          )}
        </dl>
      </div>
    ),
  },
  empty: () => ({ picture: 'records', title: m.admin_feed_empty(), text: m.admin_feed_empty_text() }),
})

export const loadFeeds = (client: QueryClient, search: RawSearch): Promise<AdminPage> =>
  loadList(client, feedsList, search)

/** Where results come from. */
export const FeedsPage = ({ rawSearch }: { rawSearch: RawSearch }) => (
  <ListPage list={feedsList} rawSearch={rawSearch} />
)
