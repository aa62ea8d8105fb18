import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Flag } from '#app/ui/flag.tsx'
import { GameIcon } from '#app/ui/game-icon.tsx'
import { gameById } from '#contract/games.ts'
import { gameName } from '../../match/game-name.ts'

interface TrailProps {
  gameId: number
  country?: string | undefined
  children: ReactNode
}

/** Where in the library a page is: the game, whose leagues it links to, and what follows. */
export const Trail = ({ gameId, country, children }: TrailProps) => (
  <p className="flex flex-wrap items-center gap-x-2 text-13 text-text-muted">
    <Link
      to="/{$library}Library/{-$id}"
      params={{ library: 'league', id: undefined }}
      search={{ game: gameById(gameId)?.code }}
      className="flex min-h-8 items-center gap-1.5 hover:text-text hover:underline"
    >
      <GameIcon id={gameId} size={16} />
      {gameName(gameId)}
    </Link>
    {children && <span aria-hidden="true">/</span>}
    {country && <Flag country={country} />}
    {children}
  </p>
)
