import { Link } from '@tanstack/react-router'
import { libraryLink } from '../shell/library-link.ts'
import { breakable } from './breakable.tsx'
import type { People } from './people.ts'

/** A player's name, which leads to her or his page; without a name the number, and nothing is known of who that is. */
export function PlayerName({ id, people, number }: { id: number; people: People; number: number }) {
  const name = people.get(id)?.name
  if (name === undefined) return `#${number}`
  return (
    <Link {...libraryLink('player', id)} preload={false} className="hover:underline">
      {breakable(name)}
    </Link>
  )
}
