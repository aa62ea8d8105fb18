import { dayOf } from '#app/lib/day-of.ts'
import { dayLabel, kickOffTime } from '#app/lib/format-date.ts'
import { Crest } from '#app/ui/crest.tsx'
import { GameIcon } from '#app/ui/game-icon.tsx'
import { localeByCode } from '#contract/languages.ts'
import type { MatchRow } from '#contract/match-row.ts'
import type { Room } from '#contract/room.ts'
import { useShell } from '../../shell/shell.queries.ts'

interface SoonListProps {
  rooms: readonly Room[]
  matchOf: ReadonlyMap<number, MatchRow>
}

/** A streamer's schedule: each line leads to the room, where a reminder can be set. */
export const SoonList = ({ rooms, matchOf }: SoonListProps) => (
  <ul className="rounded-lg border border-line bg-surface-1">
    {rooms.map((room) => (
      <SoonLine key={room.id} room={room} match={matchOf.get(room.matchId ?? 0)} />
    ))}
  </ul>
)

function SoonLine({ room, match }: { room: Room; match: MatchRow | undefined }) {
  const { prefix, zone, locale } = useShell()
  const language = localeByCode(room.language)
  const gameId = match?.gameId ?? room.gameId
  return (
    <li className="border-line border-b last:border-b-0">
      <a
        href={`${prefix}/live/${room.id}`}
        data-routed=""
        className="flex min-h-14 items-center gap-3 px-3 py-2 hover:bg-surface-2"
      >
        {room.startsAt && (
          <time dateTime={room.startsAt} className="w-20 shrink-0 text-12 text-text-muted" suppressHydrationWarning>
            <span className="block">{dayLabel(dayOf(room.startsAt, zone), locale.tag)}</span>
            <span className="figures block font-semibold text-14 text-text">{kickOffTime(room.startsAt, zone)}</span>
          </time>
        )}
        <span className="min-w-0 flex-1 space-y-1">
          {match ? (
            (['home', 'away'] as const).map((side) => (
              <span key={side} className="flex min-w-0 items-center gap-2 font-medium">
                <Crest id={match[side].id} crest={match[side].crest} size={16} />
                <span dir="auto" className="truncate">
                  {match[side].name}
                </span>
              </span>
            ))
          ) : (
            <span dir="auto" className="line-clamp-2 block font-medium wrap-anywhere">
              {room.title}
            </span>
          )}
        </span>
        <span className="flex w-24 shrink-0 flex-col items-end gap-1 text-end text-12 text-text-muted sm:w-40">
          {gameId !== undefined && (
            <span className="flex max-w-full items-center gap-1">
              <GameIcon id={gameId} size={14} />
              <span className="truncate">{match?.league.name}</span>
            </span>
          )}
          {language && <span lang={language.tag}>{language.endonym}</span>}
        </span>
      </a>
    </li>
  )
}
