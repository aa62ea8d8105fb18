import { compactThousands } from '#app/lib/compact-number.ts'
import { numbered } from '#app/lib/numbered.ts'
import { m } from '#app/paraglide/messages.js'
import { baseAt, PIT_POINTS } from '#contract/match-moba.ts'
import type { MatchRow } from '#contract/match-row.ts'
import type { Side } from '#contract/match-state.ts'
import { periodName } from '../../../match-labels.ts'
import { KillMark, MapGround, onMap } from '../moba/map-ground.tsx'
import { isTower, type MapMark } from '../moba/map-state.ts'
import { type DrawingProps, FILL, Ground, Label, Pop, rival } from './drawing.tsx'
import { type MobaScene, mobaScene } from './moba-scene.ts'

const SIDES = ['home', 'away'] as const

/** The map of a game: what stands, kills where they were, the fight that goes on; before it the picks. */
export function Drawing({ plays, index, match, ms }: DrawingProps) {
  const scene = mobaScene(plays, index, match.gameId)
  const { draft, game } = scene
  return (
    <Ground>
      {draft ? (
        <>
          <Label x={80} y={14} size={7}>
            {periodName(`m${game}`, 'moba')}
          </Label>
          <Label x={80} y={22} isMuted>
            {m.match_phase_draft()}
          </Label>
          {SIDES.map((side) => (
            <Drafted key={side} side={side} match={match} picks={draft[side]} />
          ))}
        </>
      ) : (
        <>
          <g transform="translate(33 3) scale(.94)">
            <MapGround state={scene.map} />
            <Acts scene={scene} ms={ms} />
          </g>
          {SIDES.map((side) => (
            <Figures key={side} scene={scene} side={side} match={match} />
          ))}
        </>
      )}
    </Ground>
  )
}

/** Where a text of a side's column stands. */
const columnOf = (side: Side): { x: number; anchor: 'start' | 'end' } =>
  side === 'home' ? { x: 4, anchor: 'start' } : { x: 156, anchor: 'end' }

const Team = ({ side, match }: { side: Side; match: MatchRow }) => (
  <>
    <circle cx={side === 'home' ? 6 : 154} cy={9} r={2} className={FILL[side]} />
    <Label {...columnOf(side)} x={side === 'home' ? 10 : 150} y={11}>
      {match[side].abbr}
    </Label>
  </>
)

/** So many letters have room beside those of the other side. */
const short = (name: string): string => (name.length > 17 ? `${name.slice(0, 16)}…` : name)

const Drafted = ({ side, match, picks }: { side: Side; match: MatchRow; picks: string[] }) => (
  <>
    <Team side={side} match={match} />
    {numbered(picks).map(({ number, item }) => (
      <Label key={number} {...columnOf(side)} y={24 + number * 8}>
        {short(item)}
      </Label>
    ))}
  </>
)

/** Beside the map: kills, gold and by how much it is ahead, towers, and a diamond for each monster. */
function Figures({ scene: { map, gold }, side, match }: { scene: MobaScene; side: Side; match: MatchRow }) {
  const column = columnOf(side)
  const own = map.taken.filter((mark) => mark.side === side)
  const towers = own.filter(isTower).length
  const lead = gold ? gold[side] - gold[rival(side)] : 0
  const along = (step: number) => (side === 'home' ? column.x + step : column.x - step)
  return (
    <>
      <Team side={side} match={match} />
      <Label {...column} y={31} size={18} className={FILL[side]}>
        {map.kills.filter((kill) => kill.side === side).length}
      </Label>
      {gold && (
        <Label {...column} y={44}>
          {compactThousands(gold[side])}
        </Label>
      )}
      {lead > 0 && (
        <Label {...column} y={52} isMuted>
          +{compactThousands(lead)}
        </Label>
      )}
      <rect x={along(2) - 2} y={61} width={4} height={4} rx={0.8} className={FILL[side]} />
      <Label {...column} x={along(7)} y={65.2}>
        {towers}
      </Label>
      {own
        .filter(({ type }) => !/tower|inhibitor|barracks/.test(type))
        .map(({ seq }, at) => (
          <path
            key={seq}
            d="M0-2 2 0 0 2-2 0Z"
            transform={`translate(${along(2 + (at % 5) * 5)} ${73 + Math.floor(at / 5) * 5})`}
            className={FILL[side]}
          />
        ))}
    </>
  )
}

/** What happened so far, the newest on top. */
function Acts({ scene: { seq, map, freshFrom, fight, winner }, ms }: { scene: MobaScene; ms: number }) {
  const now = [...map.kills, ...map.taken].find((mark) => mark.seq === seq)
  return (
    <>
      {PIT_POINTS.map((pit) => (
        <g key={pit.x} transform={`translate(${pit.x} ${100 - pit.y})`}>
          {map.taken
            .filter(({ at }) => at?.x === pit.x && at.y === pit.y)
            .map((mark, at, { length }) => (
              <circle key={mark.seq} cx={(at - (length - 1) / 2) * 3} r={1.3} className={FILL[mark.side]} />
            ))}
        </g>
      ))}
      {map.kills.map((kill) => kill.at && kill.seq !== seq && <Kill key={kill.seq} kill={kill} from={freshFrom} />)}
      {fight?.at && <Ring key={`fight${fight.seq}`} fight={fight} ms={ms} />}
      {now?.at && (
        <Pop key={`now${seq}`} at={onMap(now.at)} seq={seq} ms={ms}>
          <circle r={7} opacity={0.3} className={FILL[now.side]} />
          {/kill|blood/.test(now.type) && <KillMark side={now.side} r={3.4} />}
          <path d="m-1.5-1.5 3 3m0-3-3 3" strokeWidth={1} strokeLinecap="round" className="stroke-on-team" />
        </Pop>
      )}
      {winner && (
        <Pop key={`won${seq}`} at={onMap(baseAt(winner !== map.lower))} seq={seq} ms={ms * 2}>
          <circle r={12} opacity={0.4} className={FILL[winner]} />
          <circle r={6} className={FILL[winner]} />
        </Pop>
      )}
    </>
  )
}

const Kill = ({ kill: { side, at, clock }, from }: { kill: MapMark; from: number }) =>
  at ? (
    <g transform={`translate(${at.x} ${100 - at.y})`}>
      <KillMark side={side} r={clock >= from ? 2.2 : 1.5} opacity={clock >= from ? 1 : 0.4} />
    </g>
  ) : null

/** The fight that goes on: who killed how many in it. */
function Ring({ fight, ms }: { fight: NonNullable<MobaScene['fight']>; ms: number }) {
  if (!fight.at) return null
  const { x, y } = onMap(fight.at)
  // Beside the edge of the map the figures stay on it.
  const [left, top] = [Math.min(86, Math.max(14, x)), y > 24 ? y - 15 : y + 19]
  return (
    <>
      <Pop at={{ x, y }} seq={fight.seq} ms={ms}>
        <circle r={12} fill="none" strokeWidth={1} strokeDasharray="3 2" className="stroke-text" />
      </Pop>
      <rect x={left - 13} y={top - 7} width={26} height={10} rx={5} className="fill-surface-1" />
      {SIDES.map((side) => (
        <Label key={side} x={left + (side === 'home' ? -6 : 6)} y={top + 0.6} size={7.5} className={FILL[side]}>
          {fight.kills[side]}
        </Label>
      ))}
    </>
  )
}
