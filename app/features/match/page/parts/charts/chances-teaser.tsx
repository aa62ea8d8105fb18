import { isolate } from '#app/lib/isolate.ts'
import { m } from '#app/paraglide/messages.js'
import type { MatchDetail } from '#contract/match-detail.ts'
import { chancesOf } from './shots.ts'

/** Whether the feed knows how good the chances of the match were. */
export const hasChances = ({ pro, live }: MatchDetail): boolean =>
  pro ? pro.chances > 0 : chancesOf(live.timeline).length > 0

/** How many there were, and once the match is over what they added up to. */
export function ChancesTeaser({ detail: { match, live, pro } }: { detail: MatchDetail }) {
  const sum = live.stats.find(({ key }) => key === 'expected_goals')
  return (
    <>
      {m.match_pro_chances({ count: pro?.chances ?? 0 })}
      {sum && (
        <span className="block tabular-nums">
          {(['home', 'away'] as const)
            .map((side) => isolate(`${match[side].abbr} ${sum[side].toFixed(2)} xG`))
            .join(' · ')}
        </span>
      )}
    </>
  )
}
