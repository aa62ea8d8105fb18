import { m } from '#app/paraglide/messages.js'
import { GameIcon } from '#app/ui/game-icon.tsx'
import { STANDING_RULES, type StandingRule, standingRule } from '#contract/standing-rules.ts'
import { gameName } from '../../match/game-name.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { gamesOf } from '../part-search.ts'
import { Box } from './box.tsx'

const TEXTS: Readonly<Record<StandingRule, () => string>> = {
  points: m.library_rule_points,
  two_points: m.library_rule_two_points,
  win_rate: m.library_rule_win_rate,
  wins: m.library_rule_wins,
}

/** How tables are ranked, and the sports and games of each rule. */
export function RankingRules() {
  const { brand } = useShell()
  const games = gamesOf('config', brand.games)
  return (
    <Box title={m.library_rules_title()}>
      <dl className="divide-y divide-line">
        {STANDING_RULES.map((rule) => {
          const ranked = games.filter(({ id }) => standingRule(id) === rule)
          return (
            ranked.length > 0 && (
              <div key={rule} className="space-y-2 px-3 py-3">
                <dt className="font-medium text-14">{TEXTS[rule]()}</dt>
                <dd>
                  <ul className="flex flex-wrap gap-x-4 gap-y-1.5 text-13 text-text-muted">
                    {ranked.map(({ id }) => (
                      <li key={id} className="flex items-center gap-1.5">
                        <GameIcon id={id} size={16} />
                        {gameName(id)}
                      </li>
                    ))}
                  </ul>
                </dd>
              </div>
            )
          )
        })}
      </dl>
      <p className="border-line border-t px-3 py-2.5 text-12 text-text-muted">{m.library_rules_note()}</p>
    </Box>
  )
}
