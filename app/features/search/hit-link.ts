import { linkOptions } from '@tanstack/react-router'
import { gameById } from '#contract/games.ts'
import type { SearchHit } from '#contract/search.ts'

const codeOf = (gameId: number | undefined) => gameById(gameId ?? 0)?.code

const matchLink = (gameId: number | undefined, id: number) =>
  linkOptions({ to: '/$game/$id', params: { game: codeOf(gameId) ?? '', id: String(id) } })

const libraryLink = (library: string, id: number) =>
  linkOptions({ to: '/{$library}Library/{-$id}', params: { library, id: String(id) } })

/** Where a hit leads. */
export function hitLink({ kind, id, gameId, matchId }: SearchHit) {
  switch (kind) {
    case 'match':
      return matchLink(gameId, id)
    case 'team':
      return matchId === undefined
        ? linkOptions({ to: '/match/{-$game}', params: { game: codeOf(gameId) } })
        : matchLink(gameId, matchId)
    case 'player':
      return matchId === undefined
        ? linkOptions({ to: '/match/{-$game}', params: { game: codeOf(gameId) } })
        : linkOptions({
            to: '/$game/$id',
            params: { game: codeOf(gameId) ?? '', id: String(matchId) },
            search: { tab: 'lineup' },
          })
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
