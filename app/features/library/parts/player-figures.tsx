import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { seasonName } from '../../match/season-name.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { eachText, figureName, figureText } from '../figure-name.ts'
import { Box } from './box.tsx'
import { Numbers } from './numbers.tsx'
import type { PlayerData } from './panel-props.ts'

/** What the player has done in the season, for each match too, and the rank in the league. */
export function PlayerFigures({ data: { figures, matches, season, gameId } }: { data: PlayerData }) {
  const { locale } = useShell()
  if (figures.length === 0)
    return <EmptyState picture="stats" title={m.library_player_empty()} text={m.library_player_empty_hint()} />
  return (
    <Box title={season ? seasonName(season, locale.tag) : m.library_season()}>
      <div className="p-3">
        <Numbers
          figures={[
            // Where the source tells only who scored, it is not known.
            ...(matches > 0 ? [{ label: m.library_player_matches(), value: String(matches) }] : []),
            ...figures.map((figure) => ({
              label: figureName(figure.key, gameId),
              value: figureText(figure, figure.value, locale.tag),
              notes: [
                eachText(figure, gameId) ?? [],
                figure.rank === undefined ? [] : m.library_player_rank({ rank: figure.rank }),
              ].flat(),
            })),
          ]}
        />
      </div>
    </Box>
  )
}
