import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { failureOf } from '#app/lib/call-error.ts'
import { fullNumber } from '#app/lib/full-number.ts'
import { m } from '#app/paraglide/messages.js'
import { Avatar } from '#app/ui/avatar.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import type { GiftFan } from '#contract/gift.ts'
import { GIFT_BOARDS, GIFT_PLACE_MAX, type GiftBoardName } from '#contract/gift-rules.ts'
import type { User } from '#contract/user.ts'
import { useViewer } from '../../session/viewer.queries.ts'
import { errorText } from '../../shell/error-text.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { boardQuery, ownPlaceQuery } from '../gift.queries.ts'
import { withOwn } from './with-own.ts'

const LABELS: Readonly<Record<GiftBoardName, () => string>> = {
  day: m.gift_board_day,
  week: m.gift_board_week,
  room: m.gift_board_room,
}

/** Who sent most in a room today, this week, ever, and the viewer's own place. */
export function GiftBoard({ roomId }: { roomId: number }) {
  const [type, setType] = useState<GiftBoardName>('day')
  const viewer = useViewer()
  const list = useQuery(boardQuery(roomId, type))
  const { data: read } = useQuery({ ...ownPlaceQuery(roomId, type), enabled: viewer !== null })
  const { fans, own } =
    list.data && viewer ? withOwn(list.data, read ?? null, personOf(viewer)) : { fans: list.data, own: read ?? null }
  return (
    <section aria-label={m.gift_board_title()} className="flex min-w-0 flex-col">
      <h2 className="font-semibold">{m.gift_board_title()}</h2>
      <Tabs
        label={m.gift_board_title()}
        tabs={GIFT_BOARDS.map((key) => ({ key, label: LABELS[key]() }))}
        selected={type}
        onSelect={setType}
        tabClassName="flex-1 justify-center px-2 text-13"
        panelClassName="max-h-72 overflow-y-auto py-2"
      >
        <Fans fans={fans} error={list.error} />
      </Tabs>
      {viewer && read !== undefined && <OwnPlace own={own} />}
    </section>
  )
}

const personOf = ({ uid, username: name, avatar }: User) => ({ uid, name, ...(avatar ? { avatar } : {}) })

function Fans({ fans, error }: { fans: readonly GiftFan[] | undefined; error: Error | null }) {
  if (!fans) return error ? <Note text={errorText(failureOf(error))} /> : <Skeleton className="h-40" />
  if (fans.length === 0) return <Note text={m.gift_board_empty()} />
  return (
    <ol className="grid">
      {fans.map((fan) => (
        <Fan key={fan.uid} fan={fan} />
      ))}
    </ol>
  )
}

const Note = ({ text }: { text: string }) => <p className="py-6 text-center text-13 text-text-muted">{text}</p>

function Fan({ fan: { uid, place, name, avatar, value } }: { fan: GiftFan }) {
  const isYou = useViewer()?.uid === uid
  return (
    <li className={`flex min-h-9 items-center gap-2 rounded-md px-2 ${isYou ? 'bg-surface-2' : ''}`}>
      <span className={`figures w-6 shrink-0 ${place <= 3 ? 'font-bold text-coin' : 'text-text-muted'}`}>{place}</span>
      <Avatar name={name ?? '?'} url={avatar} size={24} />
      <span className="min-w-0 flex-1 truncate text-13">
        {name === undefined ? m.gift_board_gone() : <bdi>{name}</bdi>}
      </span>
      <Value of={value} />
    </li>
  )
}

function Value({ of }: { of: number }) {
  const { locale } = useShell()
  return <span className="figures shrink-0 font-medium text-13">{fullNumber(of, locale.tag)}</span>
}

function OwnPlace({ own }: { own: Pick<GiftFan, 'place' | 'value'> | null }) {
  const { locale } = useShell()
  return (
    <p className="flex min-h-9 items-center justify-between gap-2 border-line border-t px-2 text-13">
      {own === null ? (
        <span className="text-text-muted">{m.gift_board_own_none()}</span>
      ) : (
        <>
          <span>
            {own.place > GIFT_PLACE_MAX
              ? m.gift_board_own_beyond({ place: fullNumber(GIFT_PLACE_MAX, locale.tag) })
              : m.gift_board_own({ place: own.place })}
          </span>
          <Value of={own.value} />
        </>
      )}
    </p>
  )
}
