import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { CopyButton } from '../../shell/copy-button.tsx'
import { useShell } from '../../shell/shell.queries.ts'
import { OwnCard } from '../../user/own/own-page.tsx'
import { RoomNumbers } from '../room-numbers.tsx'
import { ownRoomQuery } from '../streamer.queries.ts'

const LINK = 'inline-flex min-h-10 items-center text-13 text-brand-text hover:underline'

/** What the room is known by: its number, who moderates it, and where its picture plays for this network address. */
export function RoomFacts() {
  const { origin } = useShell()
  const { data: room } = useQuery(ownRoomQuery())
  if (!room) return null
  const { preview } = room
  const address = preview && new URL(preview, origin).href
  return (
    <OwnCard title={m.centre_link_room()}>
      <RoomNumbers room={room} />
      <div className="mt-4 flex items-end gap-2">
        <Field label={m.centre_link_play()} hint={m.centre_link_play_hint()} className="min-w-0 flex-1">
          <Input dir="ltr" readOnly value={address ?? ''} placeholder={m.centre_picture_none()} />
        </Field>
        {address && <CopyButton text={address} />}
      </div>
      <Link to="/anchorCenter/{-$place}" params={{ place: 'jiami' }} className={LINK}>
        {m.centre_check_title()}
      </Link>
    </OwnCard>
  )
}
