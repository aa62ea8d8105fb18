import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import type { Answer } from '#contract/call.ts'
import type { librarySquadCalls } from '#contract/library-squads.ts'
import { seasonName } from '../../match/season-name.ts'
import { libraryLink } from '../../shell/library-link.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { honoursQuery } from '../squad.queries.ts'
import { Box } from './box.tsx'

type Honour = Answer<typeof librarySquadCalls.listHonours>['honours'][number]

/** What the team has won: each competition with its seasons, the last first. */
export function HonoursBox({ teamId }: { teamId: number }) {
  const { data } = useQuery(honoursQuery(teamId))
  if (!data || (data.honours.length === 0 && !data.isCounting)) return null
  const leagues = new Map<number, Honour[]>()
  for (const honour of data.honours) leagues.set(honour.league.id, [...(leagues.get(honour.league.id) ?? []), honour])
  return (
    <Box title={m.library_honours()}>
      <div className="divide-y divide-line">
        {leagues.size > 0 && (
          <ul className="divide-y divide-line">
            {[...leagues.values()].map((honours) => (
              <Won key={honours[0]?.league.id} honours={honours} />
            ))}
          </ul>
        )}
        {data.isSimulated && <p className={NOTE}>{m.library_honours_simulated()}</p>}
        {data.isCounting && <p className={NOTE}>{m.library_player_counting()}</p>}
      </div>
    </Box>
  )
}

const NOTE = 'px-3 py-2 text-12 text-text-muted'

function Won({ honours }: { honours: readonly Honour[] }) {
  const { locale } = useShell()
  const [first] = honours
  if (!first) return null
  const { league } = first
  return (
    <li className="flex items-start gap-3 px-3 py-2.5">
      <span aria-hidden className="figures min-w-6 shrink-0 text-center font-bold text-20 text-coin">
        {honours.length}
      </span>
      <div className="min-w-0">
        <Link {...libraryLink('league', league.id)} className="font-semibold hover:underline">
          <bdi>{league.name}</bdi>
        </Link>
        <ul className="flex flex-wrap gap-x-3 text-13">
          {honours.map(({ season, isWithoutPlayoffs }) => (
            <li key={season.id}>
              <Link
                {...libraryLink('league', league.id)}
                search={{ season: season.id }}
                className="flex min-h-8 items-center text-text-muted hover:text-text hover:underline"
              >
                {(isWithoutPlayoffs ? m.library_champions_regular : m.library_champions_season)({
                  season: seasonName(season, locale.tag),
                })}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}
