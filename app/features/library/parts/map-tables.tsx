import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { useShell } from '../../shell/shell.queries.ts'
import { figureName } from '../figure-name.ts'
import { Box } from './box.tsx'
import { FigureHead } from './figure-head.tsx'
import type { PlayerData, SquadData } from './panel-props.ts'

const SHOWN_MAX = 10

/** How each map of the player's matches went. */
export function PlayerMaps({ data: { maps = [], names = {}, gameId } }: { data: PlayerData }) {
  if (maps.length === 0) return null
  const hasAdr = maps.some(({ adr }) => adr !== undefined)
  return (
    <Box title={m.library_maps_title()}>
      <Table
        caption={m.library_maps_title()}
        of={m.library_maps_map()}
        columns={[
          { key: 'played', title: m.library_maps_played() },
          { key: 'won', title: m.library_maps_won() },
          ...['kills', 'deaths', ...(hasAdr ? ['adr'] : [])].map((key) => ({
            key,
            title: <FigureHead of={key} gameId={gameId} />,
          })),
        ]}
        rows={maps.map(({ name, maps: played, won, kills, deaths, adr }) => ({
          name: names[name] ?? name,
          share: won / played,
          cells: [
            played,
            <Won key="won" won={won} played={played} />,
            (kills / played).toFixed(1),
            (deaths / played).toFixed(1),
            ...(hasAdr ? [adr?.toFixed(1) ?? '-'] : []),
          ],
        }))}
      />
    </Box>
  )
}

/** How a team fares on each map. */
export function SquadMaps({ data: { maps = [], names = {} } }: { data: SquadData }) {
  if (maps.length === 0) return null
  return (
    <Box title={m.library_maps_title()}>
      <Table
        caption={m.library_maps_title()}
        of={m.library_maps_map()}
        columns={[
          { key: 'played', title: m.library_maps_played() },
          { key: 'won', title: m.library_maps_won() },
          { key: 'rounds', title: m.library_maps_rounds() },
        ]}
        rows={maps.map(({ name, maps: played, won, roundsWon, roundsLost }) => ({
          name: names[name] ?? name,
          share: won / played,
          cells: [played, <Won key="won" won={won} played={played} />, `${roundsWon}-${roundsLost}`],
        }))}
      />
    </Box>
  )
}

/** With what the player kills, as far as kills are told one by one. */
export function PlayerWeapons({ data: { weapons, names = {}, gameId } }: { data: PlayerData }) {
  const told = weapons?.list.reduce((sum, { kills }) => sum + kills, 0) ?? 0
  if (!weapons || told === 0) return null
  return (
    <Box title={m.library_weapons_title()}>
      <Table
        caption={m.library_weapons_title()}
        of={m.library_weapons_weapon()}
        columns={[
          { key: 'kills', title: figureName('kills', gameId) },
          { key: 'share', title: m.library_weapons_share() },
          { key: 'headshots', title: m.match_stat_headshots() },
        ]}
        rows={weapons.list.slice(0, SHOWN_MAX).map(({ name, kills, headshots }) => ({
          name: names[name] ?? name,
          share: kills / told,
          cells: [
            kills,
            <Percent key="share" value={kills / told} />,
            <Percent key="headshots" value={headshots / kills} />,
          ],
        }))}
      />
      {told < weapons.kills && (
        <p className="border-line border-t px-3 py-2 text-12 text-text-muted">
          {m.library_weapons_told({ told, kills: weapons.kills })}
        </p>
      )}
    </Box>
  )
}

function Percent({ value }: { value: number }) {
  const { locale } = useShell()
  return new Intl.NumberFormat(locale.tag, { style: 'percent' }).format(value)
}

const Won = ({ won, played }: { won: number; played: number }) => (
  <>
    {won} <span className="text-text-muted">({<Percent value={won / played} />})</span>
  </>
)

interface TableProps {
  caption: string
  /** What the rows are. */
  of: string
  columns: readonly { key: string; title: ReactNode }[]
  /** `share`: of 1, drawn as a bar. */
  rows: readonly { name: string; share: number; cells: readonly ReactNode[] }[]
}

const Table = ({ caption, of, columns, rows }: TableProps) => (
  <table className="w-full text-13">
    <caption className="sr-only">{caption}</caption>
    <thead className="text-12 text-text-muted">
      <tr className="border-line border-b">
        <th scope="col" className="px-3 py-2 text-start font-normal">
          {of}
        </th>
        {columns.map(({ key, title }) => (
          <th key={key} scope="col" className="px-2 py-2 text-right font-normal last:pe-3">
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ name, share, cells }) => (
        <tr key={name} className="border-line border-b last:border-b-0">
          <th scope="row" className="px-3 py-2 text-start font-medium">
            <bdi>{name}</bdi>
            <span aria-hidden="true" className="mt-1 block h-1.5 max-w-60 rounded-full bg-surface-2">
              <span className="block h-full rounded-full bg-diamond" style={{ width: `${Math.round(share * 100)}%` }} />
            </span>
          </th>
          {columns.map(({ key }, index) => (
            <td key={key} className="whitespace-nowrap px-2 text-right tabular-nums last:pe-3">
              <bdi dir="ltr">{cells[index]}</bdi>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
