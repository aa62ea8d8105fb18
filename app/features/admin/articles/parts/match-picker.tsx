import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { dayOf, isDay } from '#app/lib/day-of.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { GAMES, gameById } from '#contract/games.ts'
import type { MatchRow } from '#contract/match-row.ts'
import type { CardOf } from '#contract/news-rules.ts'
import { gameName } from '../../../match/game-name.ts'
import { matchListQuery, matchQuery } from '../../../match/match.queries.ts'
import { playersOf } from '../../../news/player-of.ts'
import { MatchLine } from '../../../plan/match-line.tsx'
import { searchedText, searchQuery } from '../../../search/search.queries.ts'
import { useShell } from '../../../shell/shell.queries.ts'

interface MatchPickerProps {
  /** Whether one of its players may be chosen instead of the match. */
  withPlayers?: boolean
  /** Of the article: the day's matches are this game's first. */
  gameId: number | undefined
  onPick: (card: CardOf) => void
  onClose: () => void
}

/** Finds a match by a name or a day. */
export function MatchPicker({ withPlayers = false, gameId, onPick, onClose }: MatchPickerProps) {
  const [match, setMatch] = useState<MatchRow>()
  const choose = (row: MatchRow) => (withPlayers ? setMatch(row) : onPick({ match: row.id }))
  return (
    <Dialog
      isOpen
      isSticky
      isWide
      onClose={onClose}
      title={match ? m.admin_article_pick_what() : m.admin_article_pick_match()}
      closeLabel={m.user_act_close()}
      {...(match ? { back: { label: m.admin_article_pick_back(), onPress: () => setMatch(undefined) } } : {})}
    >
      {/* What was found stays while one of them is looked into. */}
      <div hidden={match !== undefined}>
        <FindMatch gameId={gameId} onChoose={choose} />
      </div>
      {match && <OfMatch match={match} onPick={onPick} />}
    </Dialog>
  )
}

/** As many as one call gives. */
const DAY_ROWS = 100

function FindMatch({ gameId, onChoose }: { gameId: number | undefined; onChoose: (match: MatchRow) => void }) {
  const shell = useShell()
  const [text, setText] = useState('')
  const [game, setGame] = useState(gameId ?? shell.brand.games?.[0] ?? GAMES[0]?.id ?? 0)
  const [day, setDay] = useState(() => dayOf(Date.now(), shell.zone))
  const asked = useDeferredValue(searchedText(text))
  const isSearch = asked.length > 1
  const found = useQuery({ ...searchQuery(shell, asked, { kind: 'match' }), enabled: isSearch })
  const ofDay = useQuery({
    ...matchListQuery({ list: 'day', day, zone: shell.zone, gameIds: [game], order: 'hot', page: 1, size: DAY_ROWS }),
    enabled: !isSearch && isDay(day),
  })
  const { isPending, isError } = isSearch ? found : ofDay
  const matches = isSearch ? found.data?.sections.flatMap((section) => section.matches ?? []) : ofDay.data?.matches
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={m.admin_article_pick_name()} className="sm:col-span-2">
          <Input autoFocus type="search" dir="auto" value={text} onChange={({ target }) => setText(target.value)} />
        </Field>
        {!isSearch && (
          <>
            <Field label={m.admin_article_game()}>
              <Select
                value={String(game)}
                onChange={({ target }) => setGame(Number(target.value))}
                options={GAMES.map(({ id }) => ({ value: String(id), label: gameName(id) }))}
              />
            </Field>
            <Field label={m.admin_article_pick_day()}>
              <Input type="date" value={day} onChange={({ target }) => setDay(target.value)} />
            </Field>
          </>
        )}
      </div>
      <div aria-live="polite">
        {matches && matches.length > 0 ? (
          <ul className="grid grid-cols-1 gap-1">
            {matches.map((row) => (
              <li key={row.id}>
                <Choice onClick={() => onChoose(row)}>
                  <MatchLine match={row} />
                </Choice>
              </li>
            ))}
          </ul>
        ) : isPending ? (
          <Skeleton className="h-40" />
        ) : (
          <p className="py-6 text-center text-text-muted">
            {isError ? m.error_network() : m.admin_article_pick_none()}
          </p>
        )}
        {!isSearch && (ofDay.data?.total ?? 0) > DAY_ROWS && (
          <p className="pt-3 text-center text-13 text-text-muted">{m.admin_article_pick_more({ count: DAY_ROWS })}</p>
        )}
      </div>
    </div>
  )
}

const Choice = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <button
    type="button"
    onClick={onClick}
    className="block w-full rounded-md border border-line px-3 py-2 text-start hover:border-brand hover:bg-surface-2"
  >
    {children}
  </button>
)

/** The match itself, or one of the players whom its line-ups name. */
function OfMatch({ match, onPick }: { match: MatchRow; onPick: (card: CardOf) => void }) {
  const { data, isPending } = useQuery(matchQuery(gameById(match.gameId)?.code ?? '', match.id))
  const players = data ? playersOf(data) : []
  return (
    <div className="grid gap-4">
      <MatchLine match={match} />
      <div>
        <Button onClick={() => onPick({ match: match.id })}>{m.admin_article_pick_whole()}</Button>
      </div>
      {isPending ? (
        <Skeleton className="h-40" />
      ) : players.length === 0 ? (
        <p className="text-text-muted">{m.admin_article_pick_no_players()}</p>
      ) : (
        <div className="grid gap-4 sm:grid-cols-2">
          {(['home', 'away'] as const).map((side) => (
            <section key={side} className="min-w-0 space-y-1">
              <h3 className="font-semibold text-13">
                <bdi>{match[side].name}</bdi>
              </h3>
              <ul className="grid gap-1">
                {players
                  .filter((player) => player.side === side)
                  .map(({ member, name }) => (
                    <li key={member.id}>
                      <Choice onClick={() => onPick({ match: match.id, player: member.id })}>
                        <span className="flex gap-3 text-13">
                          <span className="figures w-6 shrink-0 text-end text-text-muted">{member.number}</span>
                          <bdi className="wrap-anywhere min-w-0">{name}</bdi>
                        </span>
                      </Choice>
                    </li>
                  ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </div>
  )
}
