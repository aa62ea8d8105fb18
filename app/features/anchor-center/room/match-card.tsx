import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSubmit } from '#app/lib/use-submit.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { toast } from '#app/ui/toast.ts'
import type { Result } from '#contract/call.ts'
import type { MatchRow } from '#contract/match-row.ts'
import type { OwnRoom } from '#contract/streamer.ts'
import { OwnCard } from '../../user/own/own-page.tsx'
import { centreErrorText } from '../error-text.ts'
import { Moment } from '../moment.tsx'
import { cancelReservation, reserveMatch } from '../streamer.functions.ts'
import { ownRoomQuery, reservableQuery } from '../streamer.queries.ts'
import { gameOptions } from './room-form.tsx'

const FIRST_GAME = '202'

/** The match that the room shows: reserved here, or one to choose. */
export function MatchCard({ room }: { room: OwnRoom }) {
  const client = useQueryClient()
  const reserving = useSubmit(reserveMatch)
  const cancelling = useSubmit(cancelReservation)
  const isBusy = reserving.isBusy || cancelling.isBusy
  const take = (answer: Result<{ room: OwnRoom }> | undefined, done: () => string) => {
    if (!answer) return
    if (!answer.ok) return toast(centreErrorText(answer.error), 'error')
    client.setQueryData(ownRoomQuery().queryKey, answer.data.room)
    toast(done())
  }
  return (
    <OwnCard title={m.centre_match()} hint={m.centre_match_hint()}>
      {room.match ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <MatchText match={room.match} />
          <Button
            variant="quiet"
            disabled={isBusy}
            onClick={() => void cancelling.submit({}).then((answer) => take(answer, m.centre_match_cancelled))}
          >
            {m.centre_match_cancel()}
          </Button>
        </div>
      ) : (
        <Choice
          gameId={room.gameId}
          isBusy={isBusy}
          onReserve={(matchId) =>
            void reserving.submit({ matchId }).then((answer) => take(answer, m.centre_match_reserved))
          }
        />
      )}
    </OwnCard>
  )
}

const MatchText = ({ match }: { match: MatchRow }) => (
  <p className="min-w-0">
    <span className="block break-words font-medium">
      <bdi>{match.home.name}</bdi> – <bdi>{match.away.name}</bdi>
    </span>
    <span className="block text-13 text-text-muted">
      <bdi>{match.league.name}</bdi>
      {' · '}
      {match.status === 'live' ? (
        <span className="text-live">{m.centre_match_live()}</span>
      ) : (
        <Moment at={match.startsAt} />
      )}
    </span>
  </p>
)

interface ChoiceProps {
  gameId: number | undefined
  isBusy: boolean
  onReserve: (matchId: number) => void
}

function Choice({ gameId, isBusy, onReserve }: ChoiceProps) {
  const [game, setGame] = useState(gameId === undefined ? FIRST_GAME : String(gameId))
  const [isOpen, setIsOpen] = useState(false)
  const { data, isPending } = useQuery({ ...reservableQuery(Number(game)), enabled: isOpen })
  if (!isOpen)
    return (
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        {m.centre_match_choose()}
      </Button>
    )
  return (
    <div className="grid gap-3">
      <Field label={m.centre_room_game()}>
        <Select value={game} options={gameOptions()} onChange={({ target }) => setGame(target.value)} />
      </Field>
      {isPending && <Skeleton className="h-14 w-full" />}
      {data?.length === 0 && <p className="text-13 text-text-muted">{m.centre_match_none()}</p>}
      <ul className="max-h-96 divide-y divide-line overflow-y-auto">
        {data?.map((match) => (
          <li key={match.id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
            <MatchText match={match} />
            <Button variant="accent" disabled={isBusy} onClick={() => onReserve(match.id)}>
              {m.centre_match_reserve()}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
