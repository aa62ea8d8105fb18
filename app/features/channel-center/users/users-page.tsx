import { useSuspenseQuery } from '@tanstack/react-query'
import { dateAndTime } from '#app/lib/date-and-time.ts'
import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Table } from '#app/ui/table.tsx'
import type { ChannelUser } from '#contract/promotion.ts'
import { Amount } from '../../coins/amount.tsx'
import { Pager } from '../../match/pager.tsx'
import { useShell } from '../../shell/shell.queries.ts'
import { OwnCard } from '../../user/own/own-page.tsx'
import { CentrePage, ChannelSelect } from '../centre-page.tsx'
import { channelsQuery, channelUsersQuery } from '../channel.queries.ts'
import type { ChannelPageProps } from '../channel-places.ts'

const ROWS_PER_PAGE = 20

/** Who signed up through the viewer's channels, masked, and what she earned by each. */
export function UsersPage({ search: { channel, page = 1 } }: ChannelPageProps) {
  const { data: channels } = useSuspenseQuery(channelsQuery())
  const { data } = useSuspenseQuery(channelUsersQuery(page, channel))
  const rows = data.list.map((user, at) => ({ ...user, at }))
  return (
    <CentrePage>
      <OwnCard title={m.channel_users_title()} hint={m.channel_users_hint()}>
        <div className="grid gap-4">
          {channels.length > 1 && <ChannelSelect channels={channels} channel={channel} />}
          <Table
            label={m.channel_users_title()}
            columns={[
              { key: 'name', title: m.channel_users_name(), cell: (user) => <Name user={user} /> },
              { key: 'date', title: m.channel_users_date(), cell: ({ createdAt }) => <When at={createdAt} /> },
              { key: 'channel', title: m.channel_choose(), cell: (user) => <Channel user={user} /> },
              {
                key: 'coins',
                title: m.channel_users_coins(),
                isNumeric: true,
                cell: ({ coins }) => <Amount of={{ gold: coins }} />,
              },
            ]}
            compact={(user) => (
              <div className="flex items-center justify-between gap-3 text-13">
                <div className="min-w-0">
                  <Name user={user} />
                  <div className="flex flex-wrap gap-x-2 text-12 text-text-muted">
                    <Channel user={user} />
                    <When at={user.createdAt} />
                  </div>
                </div>
                <span className="shrink-0 text-end">
                  <span className="sr-only">{m.channel_users_coins()} </span>
                  <Amount of={{ gold: user.coins }} />
                </span>
              </div>
            )}
            rows={rows}
            keyOf={({ at }) => at}
            empty={<EmptyState picture="people" title={m.channel_users_empty()} text={m.channel_users_empty_text()} />}
          />
        </div>
      </OwnCard>
      <Pager page={page} size={ROWS_PER_PAGE} total={data.total} />
    </CentrePage>
  )
}

const Name = ({ user: { name } }: { user: ChannelUser }) => <bdi className="font-medium">{name}</bdi>
const Channel = ({ user: { channel } }: { user: ChannelUser }) => <bdi className="wrap-anywhere">{channel}</bdi>

function When({ at }: { at: string }) {
  const { locale, zone } = useShell()
  return (
    <time dateTime={at} dir="auto" className="whitespace-nowrap" suppressHydrationWarning>
      {dateAndTime(at, locale.tag, zone)}
    </time>
  )
}
