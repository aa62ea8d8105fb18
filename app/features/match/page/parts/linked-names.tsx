import { Link } from '@tanstack/react-router'
import { libraryLink } from '../../../shell/library-link.ts'

interface LinkedNamesProps {
  text: string
  /** Players whose names may be in it. */
  ids: readonly (number | undefined)[]
  /** By their names as they stand in the text. */
  people: ReadonlyMap<number, { name: string }>
}

/** A sentence in which the names of players lead to their pages. */
export function LinkedNames({ text, ids: [id, ...ids], people }: LinkedNamesProps) {
  const name = id === undefined ? undefined : people.get(id)?.name
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
