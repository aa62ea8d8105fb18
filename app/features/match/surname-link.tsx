import { Link } from '@tanstack/react-router'
import { libraryLink } from '../shell/library-link.ts'
import type { People } from './people.ts'
import { surnameOf } from './surname-of.ts'

/** A player's surname where there is little room, which leads to her or his page; nothing of one whose name is not known. */
export function SurnameLink({ id, people }: { id: number | undefined; people: People }) {
  const name = id === undefined ? undefined : people.get(id)?.name
  if (id === undefined || name === undefined) return null
  return (
    <Link {...libraryLink('player', id)} preload={false} title={name} className="hover:underline">
      {surnameOf(name)}
    </Link>
  )
}
