import { Link } from '@tanstack/react-router'
import { libraryLink } from '../../../shell/library-link.ts'
import type { People } from '../../people.ts'
import { surnameOf } from '../../surname-of.ts'

interface LinkedNamesProps {
  text: string
  /** Players whose names may be in it. */
  ids: readonly (number | undefined)[]
  people: People
}

/** A sentence in which the names or surnames of players lead to their pages. */
export function LinkedNames({ text, ids: [id, ...ids], people }: LinkedNamesProps) {
  const whole = id === undefined ? undefined : people.get(id)?.name
  const name = whole && (text.includes(whole) ? whole : surnameOf(whole))
  const at = name ? text.indexOf(name) : -1
  const rest = (part: string) => (ids.length > 0 ? <LinkedNames text={part} ids={ids} people={people} /> : part)
  if (id === undefined || !name || at < 0) return rest(text)
  return (
    <>
      {rest(text.slice(0, at))}
      <Link
        {...libraryLink('player', id)}
        preload={false}
        className="underline decoration-text-muted underline-offset-2"
      >
        {name}
      </Link>
      {rest(text.slice(at + name.length))}
    </>
  )
}
