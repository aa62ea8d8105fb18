import { idOf } from './squad-search.ts'

/** What the page of a player shows. */
export interface PlayerSearch {
  /** Absent: the current one. */
  season?: string | undefined
  /** Whom she or he is compared with. */
  with?: number | undefined
}

const SEASON_CHARS_MAX = 20

/** Search parameters; invalid values are left out. */
export const parsePlayerSearch = ({ season, with: other }: Record<string, unknown>): PlayerSearch => ({
  season: typeof season === 'string' && season !== '' && season.length <= SEASON_CHARS_MAX ? season : undefined,
  with: idOf(other),
})
