import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Link, useHydrated } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { cn } from '#app/lib/cn.ts'
import { useSubmit } from '#app/lib/use-submit.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { confirm } from '#app/ui/confirm.ts'
import { toast } from '#app/ui/toast.ts'
import type { Result } from '#contract/call.ts'
import type { OwnRoom } from '#contract/streamer.ts'
import { OwnCard } from '../../user/own/own-page.tsx'
import { CentrePage } from '../centre-page.tsx'
import { CoverCard } from '../cover-card.tsx'
import { centreErrorText } from '../error-text.ts'
import { RoomNumbers } from '../room-numbers.tsx'
import { ROOM_STATES } from '../room-states.ts'
import { goLive, goOff } from '../streamer.functions.ts'
import { ownRoomQuery } from '../streamer.queries.ts'
import { MatchCard } from './match-card.tsx'
import { RoomForm } from './room-form.tsx'
import { SignalLine } from './signal-line.tsx'

const MutedPlayer = lazy(() =>
  import('../../live/player/muted-player.tsx').then((module) => ({ default: module.MutedPlayer })),
)

/** Everything about the viewer's own room: what viewers read, the match, the picture, and going live. */
export function LivePage() {
  const { data: room } = useSuspenseQuery(ownRoomQuery())
  return (
    <CentrePage action={<RoomLink id={room.id} />}>
      <OnAir room={room} />
      <OwnCard title={m.centre_link_room()}>
        <RoomNumbers room={room} />
      </OwnCard>
      <CoverCard cover={room.cover} />
      <RoomForm room={room} />
      <MatchCard room={room} />
    </CentrePage>
  )
}

const RoomLink = ({ id }: { id: number }) => (
  <Link to="/live/$id" params={{ id: String(id) }} className="font-medium text-13 text-brand-text hover:underline">
    {m.centre_open_room()}
  </Link>
)

function textOf({ isOnAir, hasPicture, state }: OwnRoom): string | null {
  if (state === 'lost') return m.centre_picture_lost()
  if (!hasPicture) return isOnAir ? m.centre_picture_waits() : m.centre_picture_none()
  return isOnAir ? null : m.centre_picture_private()
}

/** The state of the room, the picture that comes in, and the button that goes live or ends it. */
function OnAir({ room }: { room: OwnRoom }) {
  const { isOnAir, preview, state } = room
  const { name, colour } = ROOM_STATES[state]
  const text = textOf(room)
  return (
    <OwnCard>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className={cn('flex items-center gap-2 font-semibold text-16', colour)}>
          <span aria-hidden className="size-2 rounded-full bg-current" />
          {name()}
        </p>
        <AirButton isOnAir={isOnAir} />
      </div>
      {text !== null && <p className="mt-2 text-13 text-text-muted">{text}</p>}
      {preview && <Preview key={preview} url={preview} />}
    </OwnCard>
  )
}

/** The picture that comes in, without sound. */
function Preview({ url }: { url: string }) {
  const isReady = useHydrated()
  const [isStopped, setIsStopped] = useState(false)
  const [frame, setFrame] = useState<HTMLElement | null>(null)
  return (
    <>
      <div
        ref={setFrame}
        className="relative mt-3 grid aspect-video place-items-center overflow-hidden rounded-md bg-black text-white"
      >
        {isStopped ? (
          <Button variant="quiet" onClick={() => setIsStopped(false)}>
            {m.shell_error_retry()}
          </Button>
        ) : (
          isReady && (
            <Suspense>
              <MutedPlayer urls={[url]} onStopped={() => setIsStopped(true)} />
            </Suspense>
          )
        )}
        <span className="sr-only">{m.centre_picture()}</span>
      </div>
      <SignalLine url={url} frame={frame} />
    </>
  )
}

function AirButton({ isOnAir }: { isOnAir: boolean }) {
  const client = useQueryClient()
  const going = useSubmit(goLive)
  const ending = useSubmit(goOff)
  const isBusy = going.isBusy || ending.isBusy
  const take = (answer: Result<{ room: OwnRoom }> | undefined, done: () => string) => {
    if (!answer) return
    if (!answer.ok) return toast(centreErrorText(answer.error), 'error')
    client.setQueryData(ownRoomQuery().queryKey, answer.data.room)
    toast(done())
  }
  const end = async () => {
    const isSure = await confirm({
      title: m.centre_go_off_title(),
      text: m.centre_go_off_text(),
      confirmLabel: m.centre_go_off(),
      cancelLabel: m.centre_cancel(),
      isDangerous: true,
    })
    if (isSure) take(await ending.submit({}), m.centre_is_off)
  }
  return isOnAir ? (
    <Button variant="danger" disabled={isBusy} onClick={() => void end()}>
      {m.centre_go_off()}
    </Button>
  ) : (
    <Button disabled={isBusy} onClick={() => void going.submit({}).then((answer) => take(answer, m.centre_is_live))}>
      {m.centre_go_live()}
    </Button>
  )
}
