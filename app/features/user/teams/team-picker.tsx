import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useDeferredValue, useRef, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Crest } from '#app/ui/crest.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { GAMES } from '#contract/games.ts'
import { follow } from '../../follow/follow.functions.ts'
import { followedQuery } from '../../follow/follow.queries.ts'
import { gameName } from '../../match/game-name.ts'
import { useViewerUpdate } from '../../session/use-viewer-update.ts'
import { gamesInOrder } from '../../shell/game-order.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { toastResult } from '../../shell/toast-result.ts'
import { teamsQuery } from './teams.queries.ts'

/** Enough for a start; more are followed on their pages. */
const PICKED_MAX = 20

interface TeamPickerProps {
  onDone: () => void
  /** Of the button that ends the choice while nothing is picked. */
  leaveLabel?: string
}

/** Favourite teams to follow, each at once when it is pressed, so that nothing is lost. */
export function TeamPicker({ onDone, leaveLabel = m.user_teams_skip() }: TeamPickerProps) {
  const { brand } = useShell()
  const [text, setText] = useState('')
  const search = useDeferredValue(text.trim())
  const games = gamesInOrder(GAMES, brand.games).map(({ id }) => id)
  const { data: teams } = useQuery({ ...teamsQuery(games, search), placeholderData: keepPreviousData })
  const { isPicked, hasChanged, count, toggle } = usePicked(teams?.map(({ id }) => id) ?? [])
  // Clubs play several games under one name: the league says which.
  const isOfSeveral = (name: string) => (teams?.filter((team) => team.name === name).length ?? 0) > 1
  const update = useViewerUpdate()
  const finish = () => {
    if (hasChanged) void update()
    onDone()
  }
  return (
    <div className="grid gap-4">
      <p className="text-text-muted">{m.user_teams_hint()}</p>
      <Field label={m.user_teams_search()}>
        <Input type="search" value={text} maxLength={40} onChange={(event) => setText(event.target.value)} />
      </Field>
      {teams ? (
        <ul
          aria-live="polite"
          className="flex max-h-[calc(100dvh-280px)] min-h-40 flex-wrap sm:max-h-72 content-start gap-2 overflow-y-auto"
        >
          {teams.length === 0 && <li className="py-4 text-text-muted">{m.user_teams_none()}</li>}
          {teams.map(({ id, gameId, name, crest, league }) => (
            <li key={id} className="max-w-full">
              <button
                type="button"
                aria-pressed={isPicked(id)}
                disabled={count >= PICKED_MAX && !isPicked(id)}
                onClick={() => void toggle(id)}
                className="flex min-h-10 max-w-full items-center gap-2 rounded-3xl border border-line bg-surface-2 px-3 text-start text-13 hover:border-text-muted disabled:opacity-50 aria-pressed:border-brand-text aria-pressed:font-semibold"
              >
                <Crest id={id} crest={crest} size={20} />
                <span className="min-w-0 break-words py-1">
                  {name}
                  {isOfSeveral(name) && (
                    <span className="block font-normal text-12 text-text-muted">
                      {league?.name ?? gameName(gameId)}
                    </span>
                  )}
                </span>
                {isPicked(id) && <Check size={16} aria-hidden className="shrink-0 text-brand-text" />}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton className="h-40 w-full rounded-lg" />
      )}
      <Button variant={count > 0 ? 'primary' : 'quiet'} onClick={finish}>
        {count > 0 ? m.user_teams_done({ count }) : leaveLabel}
      </Button>
    </div>
  )
}

/** Which of the shown teams are followed, and how many have been picked here. */
function usePicked(shown: readonly number[]) {
  const client = useQueryClient()
  const [changed, setChanged] = useState<ReadonlyMap<number, boolean>>(new Map())
  const busy = useRef(new Set<number>())
  const { data: followed } = useQuery({ ...followedQuery('team', shown), enabled: shown.length > 0 })
  const isPicked = (id: number) => changed.get(id) ?? followed?.includes(id) ?? false
  const set = (id: number, isOn: boolean) => setChanged((before) => new Map(before).set(id, isOn))
  const toggle = async (id: number) => {
    if (busy.current.has(id)) return
    busy.current.add(id)
    const isOn = !isPicked(id)
    set(id, isOn)
    const input = { userId: id, kind: 'team' as const, isFollowed: isOn ? ('true' as const) : ('false' as const) }
    const answer = await follow({ data: { key: crypto.randomUUID(), input } }).catch(() => undefined)
    busy.current.delete(id)
    if (!answer?.ok) {
      set(id, !isOn)
      return void toastResult(answer, '')
    }
    await client.invalidateQueries({ queryKey: ['user', 'follows'] })
  }
  return { isPicked, hasChanged: changed.size > 0, count: [...changed.values()].filter(Boolean).length, toggle }
}
