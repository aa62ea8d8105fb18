import { linkOptions } from '@tanstack/react-router'
import { gameById } from '#contract/games.ts'
import type { SearchHit } from '#contract/search.ts'
import { libraryLink } from '../shell/library-link.ts'

const codeOf = (gameId: number | undefined) => gameById(gameId ?? 0)?.code

const matchLink = (gameId: number | undefined, id: number) =>
  linkOptions({ to: '/$game/$id', params: { game: codeOf(gameId) ?? '', id: String(id) } })

/** Where a hit leads. */
export function hitLink({ kind, id, gameId, teamId }: SearchHit) {
  switch (kind) {
    case 'game':
      return linkOptions({ to: '/match/{-$game}', params: { game: codeOf(id) } })
    case 'match':
      return matchLink(gameId, id)
    case 'team':
      return libraryLink('squad', id)
    case 'player':
      return teamId === undefined ? libraryLink('player', id) : libraryLink('squad', teamId)
    case 'league':
      return libraryLink('league', id)
    case 'anchor':
      return linkOptions({ to: '/anchor/{-$id}', params: { id: String(id) } })
    case 'expert':
      return linkOptions({ to: '/expert/{-$id}', params: { id: String(id) } })
    case 'news': {
      const game = codeOf(gameId)
      return linkOptions({
        to: '/news/{-$game}/{-$id}',
        params: game ? { game, id: String(id) } : { game: String(id), id: undefined },
        search: {},
      })
    }
    case 'video': {
      const game = codeOf(gameId)
      return linkOptions({
        to: '/videos/{-$game}/{-$id}',
        params: game ? { game, id: String(id) } : { game: String(id), id: undefined },
        search: {},
      })
    }
    case 'goods':
      return linkOptions({ to: '/mall/{-$place}/{-$id}', params: { place: 'details', id: String(id) } })
    case 'user':
      return linkOptions({ to: '/userInfo/$id', params: { id: String(id) } })
  }
}
