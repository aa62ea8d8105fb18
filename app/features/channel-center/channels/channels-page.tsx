import { useSuspenseQuery } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { OwnCard } from '../../user/own/own-page.tsx'
import { CentrePage } from '../centre-page.tsx'
import { channelsQuery } from '../channel.queries.ts'
import { ChannelItem } from './channel-item.tsx'
import { NewChannel } from './new-channel.tsx'

/** The viewer's channels: their links, what came through them, and a form for another one. */
export function ChannelsPage() {
  const { data: channels } = useSuspenseQuery(channelsQuery())
  return (
    <CentrePage>
      <NewChannel />
      <OwnCard title={m.channel_list_title()}>
        {channels.length === 0 ? (
          <EmptyState picture="people" title={m.channel_empty()} text={m.channel_empty_text()} />
        ) : (
          <ul aria-label={m.channel_list_title()} className="divide-y divide-line">
            {channels.map((channel) => (
              <ChannelItem key={channel.id} channel={channel} />
            ))}
          </ul>
        )}
      </OwnCard>
    </CentrePage>
  )
}
