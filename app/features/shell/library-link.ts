import { linkOptions } from '@tanstack/react-router'

export type LibraryName = 'league' | 'squad' | 'player'

/** The page of a league, a squad or a player. */
export const libraryLink = (library: LibraryName, id: number) =>
  linkOptions({ to: '/{$library}Library/{-$id}', params: { library, id: String(id) } })

/** Its path, without a language prefix. */
export const libraryPath = (library: LibraryName, id?: number): string =>
  `/${library}Library${id === undefined ? '' : `/${id}`}`
