import { Link } from '@tanstack/react-router'
import { EXACT_LINK } from '#app/lib/exact-link.ts'
import { m } from '#app/paraglide/messages.js'
import { chip } from '#app/ui/chip.ts'
import { GAMES } from '#contract/games.ts'
import { gameName } from '../match/game-name.ts'
import { useShell } from '../shell/shell.queries.ts'
import { videoListLink, videosLink } from '../video-list/video-link.ts'

/** Others are reached by their videos. */
const SHOWN_GAMES = 12

/** Links to the videos of each game, in the style of the games on the pages of rooms and news. */
export function VideoGames({ current, isList = false }: { current: number | undefined; isList?: boolean }) {
  const { brand } = useShell()
  const ids = brand.games ?? GAMES.map(({ id }) => id)
  const shown = ids.slice(0, SHOWN_GAMES)
  const all = [undefined, ...shown, ...(current !== undefined && !shown.includes(current) ? [current] : [])]
  return (
    <nav aria-label={m.shell_games_label()} className="scroll-quiet -mx-3 overflow-x-auto px-3 md:mx-0 md:px-0">
      <ul className="flex w-max gap-2">
        {all.map((id) => (
          <li key={id ?? ''}>
            <Link
              {...(isList ? videoListLink(id) : videosLink(id))}
              activeOptions={EXACT_LINK}
              aria-current={id === current ? 'page' : undefined}
              className={chip(id === current)}
            >
              {id === undefined ? m.video_all() : gameName(id)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
