import { seasonParam } from '#app/lib/season-param.ts'
import { idOf } from './squad-search.ts'

/** What the page of a player shows. */
export interface PlayerSearch {
  /** Absent: the current one. */
  season?: string | undefined
  /** Whom she or he is compared with. */
  with?: number | undefined
}

/** Search parameters; invalid values are left out. */
export const parsePlayerSearch = ({ season, with: other }: Record<string, unknown>): PlayerSearch => ({
  season: seasonParam(season),
  with: idOf(other),
})
