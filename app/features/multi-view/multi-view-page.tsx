import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { toast } from '#app/ui/toast.ts'
import { liveRoomsQuery } from '../live/live.queries.ts'
import { useLiveBoards } from '../match/match.live.ts'
import { setPictureTime } from '../match/picture-time.ts'
import { roomMatchesQuery } from '../match/room-matches.queries.ts'
import { useSpoiler } from '../match/use-spoiler.ts'
import { useShell } from '../shell/shell.queries.ts'
import { choiceInput } from './load-multi-view.ts'
import { type MultiSearch, TILES_MAX } from './multi-search.ts'
import { AddTile } from './parts/add-tile.tsx'
import { KeySwitch, useKeyChoice } from './parts/key-switch.tsx'
import { Picker } from './parts/picker.tsx'
import { Tile } from './parts/tile.tsx'
import { WallGrid } from './parts/wall-grid.tsx'
import { PictureTimes } from './picture-times.ts'
import { startingWall } from './starting-wall.ts'
import { useWall } from './use-wall.ts'
import { useWallKeys } from './use-wall-keys.ts'

/** Two to four live rooms beside one another: one has the spotlight and the sound. */
export function MultiViewPage({ search }: { search: MultiSearch }) {
  const { brand, display } = useShell()
  const { wall, isMuted, toggleSound, choose, add, remove, show } = useWall(search)
  const { rooms: ids, spot } = wall
  const [chat, setChat] = useState<typeof import('./wall-chat.tsx')>()
  const WallChat = chat?.WallChat
  const toggleChat = () => {
    if (chat) setChat(undefined)
    else import('./wall-chat.tsx').then(setChat, () => undefined)
  }
  const { data } = useSuspenseQuery(liveRoomsQuery(choiceInput(brand.games)))
  const matches = useQuery(roomMatchesQuery(data.rooms)).data?.matches ?? []
  useLiveBoards(matches.map(({ gameId }) => gameId))
  const [replaced, setReplaced] = useState<number>()
  const [hasKeys, setKeys] = useKeyChoice()
  const { isScoreShown, reveal } = useSpoiler(display.hidesScores)
  const [times] = useState(() => new PictureTimes(setPictureTime))
  const picker = useRef<HTMLElement>(null)
  useWallKeys(
    hasKeys,
    (place) => {
      const id = ids[place]
      if (id !== undefined) choose(id)
      return id !== undefined
    },
    toggleSound,
  )
  const nameOf = (id: number) => data.rooms.find((room) => room.id === id)?.anchor.name ?? m.multi_chat()
  const openPicker = (id?: number) => {
    setReplaced(id)
    picker.current?.focus({ preventScroll: true })
    picker.current?.scrollIntoView({ block: 'start' })
  }
  const pick = (id: number) => {
    add(id, replaced)
    setReplaced(undefined)
  }
  return (
    <div className="space-y-4 px-3 md:px-0">
      <header className="flex min-h-10 flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="font-bold text-20">{m.multi_title()}</h1>
        {ids.length > 0 && (
          <div className="ms-auto flex flex-wrap items-center gap-2">
            <KeySwitch isOn={hasKeys} onChange={setKeys} />
            {brand.features.chat && (
              <Button variant="quiet" aria-expanded={chat !== undefined} onClick={toggleChat}>
                {m.multi_chat()}
              </Button>
            )}
            {!isScoreShown && (
              <Button variant="quiet" onClick={reveal}>
                {m.multi_scores_show()}
              </Button>
            )}
            <Button variant="quiet" onClick={() => void copyAddress()}>
              {m.multi_copy()}
            </Button>
          </div>
        )}
      </header>
      {ids.length === 0 ? (
        <div className="flex flex-col items-start gap-3 rounded-lg border border-line bg-surface-1 p-4">
          <p className="max-w-prose">{m.multi_text()}</p>
          {data.rooms.length > 1 && <Button onClick={() => show(startingWall(data.rooms))}>{m.multi_start()}</Button>}
        </div>
      ) : (
        <div className={WallChat ? 'lg:grid lg:grid-cols-[minmax(0,1fr)_320px] lg:gap-4' : undefined}>
          <WallGrid>
            {ids.map((id, index) => (
              <Tile
                key={id}
                id={id}
                number={index + 1}
                isSpot={id === spot}
                hasSound={id === spot && !isMuted}
                isMuted={isMuted}
                isScoreShown={isScoreShown}
                onChoose={() => choose(id)}
                onSound={toggleSound}
                onReplace={() => openPicker(id)}
                onRemove={() => remove(id)}
                onPictureTime={(time) => times.set(id, time)}
              />
            ))}
            {ids.length < TILES_MAX && <AddTile isAlone={ids.length === 1} onAdd={() => openPicker()} />}
          </WallGrid>
          {WallChat && spot !== undefined && (
            <WallChat
              roomId={spot}
              name={nameOf(spot)}
              isScoreShown={isScoreShown}
              onClose={() => setChat(undefined)}
            />
          )}
        </div>
      )}
      <Picker
        ref={picker}
        rooms={data.rooms}
        matches={matches}
        shown={ids}
        replaced={replaced}
        isScoreShown={isScoreShown}
        onPick={pick}
        onCancel={() => setReplaced(undefined)}
      />
    </div>
  )
}

/** The address restores the wall, so it is what is shared. */
async function copyAddress(): Promise<void> {
  try {
    await navigator.clipboard.writeText(location.href)
    toast(m.multi_copied(), 'success')
  } catch {
    toast(m.multi_copy_failed(), 'error')
  }
}
