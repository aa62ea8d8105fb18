import { type DrawingProps, Ends, FILL, Ground, Label, Pop, STROKE } from './drawing.tsx'
import { roundsScene } from './rounds-scene.ts'

const [HALF, MIDDLE] = [56, 50]

/** No map is drawn, because no feed says where anybody is: who is alive, the bomb, and the rounds of this map. */
export function Drawing({ plays, index, match, ms }: DrawingProps) {
  const { seq, type, side, alive, squad, bomb, attack, rounds } = roundsScene(plays, index)
  const count = { home: rounds.filter((each) => each === 'home').length, away: 0 }
  count.away = rounds.length - count.home
  return (
    <Ground>
      {rounds.slice(-24).map((winner, round) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a round has no other name
          key={round}
          x={8 + round * 6}
          y={winner === 'home' ? 8 : 15}
          width={4.6}
          height={6}
          rx={1}
          className={FILL[winner]}
        />
      ))}
      <path d="M8 14.5h144" strokeWidth={0.5} className="stroke-line" />
      <rect x={8} y={28} width={144} height={44} rx={3} className="fill-surface-2" />
      {(['home', 'away'] as const).map((each) =>
        Array.from({ length: squad[each] }, (_, place) => {
          const along = 16 + place * Math.min(12, HALF / squad[each])
          const x = each === 'home' ? along : 160 - along
          return (
            <circle
              // biome-ignore lint/suspicious/noArrayIndexKey: nobody says who is alive
              key={`${each}${place}`}
              cx={x}
              cy={MIDDLE}
              r={4}
              strokeWidth={0.8}
              className={place < alive[each] ? `${FILL[each]} ${STROKE[each]}` : `fill-none ${STROKE[each]}`}
              opacity={place < alive[each] ? 1 : 0.4}
            />
          )
        }),
      )}
      {type === 'kill' && side && (
        <Pop key={`kill${seq}`} at={{ x: 80, y: MIDDLE }} seq={seq} ms={ms}>
          <circle r={5} className={FILL[side]} />
          <path d="m-2-2 4 4m0-4-4 4" strokeWidth={1.2} strokeLinecap="round" className="stroke-on-team" />
        </Pop>
      )}
      {bomb && (
        <Pop key={`bomb${bomb}${rounds.length}`} at={{ x: 80, y: 36 }} seq={seq} ms={ms}>
          <path
            d="M0-4 3.6 2H-3.6Z"
            className={bomb === 'defused' ? 'fill-win' : bomb === 'exploded' ? 'fill-lose' : 'fill-warn'}
          />
        </Pop>
      )}
      {attack && (
        <path
          d={attack === 'home' ? 'M74 66h9v-2.5l5 4-5 4v-2.5h-9Z' : 'M86 66h-9v-2.5l-5 4 5 4v-2.5h9Z'}
          className={FILL[attack]}
        />
      )}
      <Label x={80} y={90} size={10}>
        {count.home} - {count.away}
      </Label>
      <Ends match={match} y={90} />
    </Ground>
  )
}
