import { useSuspenseQuery } from '@tanstack/react-query'
import { useSubmit } from '#app/lib/use-submit.ts'
import { m } from '#app/paraglide/messages.js'
import { ModeratorsPanel } from '../../chat/moderators-panel.tsx'
import { MutesPanel } from '../../chat/mutes-panel.tsx'
import { OwnCard } from '../../user/own/own-page.tsx'
import { CentrePage } from '../centre-page.tsx'
import { centreErrorText } from '../error-text.ts'
import { operateChat } from '../moderation.functions.ts'
import { ownRoomQuery } from '../streamer.queries.ts'

/** Who moderates the streamer's room, and who is muted in it. */
export function ModerationPage() {
  const { data: room } = useSuspenseQuery(ownRoomQuery())
  const { submit } = useSubmit(operateChat)
  const end = async (uid: number) => {
    const answer = await submit({ act: 'unmute', roomId: room.id, uid })
    return !answer || answer.ok ? null : centreErrorText(answer.error)
  }
  return (
    <CentrePage>
      <OwnCard title={m.chat_moderators()}>
        <ModeratorsPanel roomId={room.id} />
      </OwnCard>
      <OwnCard title={m.chat_mutes()}>
        <MutesPanel roomId={room.id} unmute={end} />
      </OwnCard>
    </CentrePage>
  )
}
