import {
  ArrowLeftRight,
  Ban,
  Bomb,
  Castle,
  Circle,
  CircleDot,
  Crosshair,
  Flag,
  FlagTriangleRight,
  Flame,
  Hand,
  type LucideIcon,
  Pause,
  Play,
  Search,
  Square,
  Star,
  Swords,
  Target,
  Timer,
  Trophy,
  X,
} from 'lucide-react'
import { cn } from '#app/lib/cn.ts'

const ICONS: readonly (readonly [RegExp, LucideIcon, string?])[] = [
  [/^(red_card|second_yellow)$/, Square, 'fill-lose text-lose'],
  [/^yellow_card$/, Square, 'fill-warn text-warn'],
  [/^(goal|penalty_goal|shootout_goal|touchdown|try)$/, CircleDot, 'text-win'],
  [/^own_goal$/, CircleDot, 'text-lose'],
  [/^penalty_awarded$/, Flag, 'text-warn'],
  [/(missed|miss|cancelled|strikeout|_out|fault|turnover)$/, X, 'text-text-muted'],
  [/^(two|three|free|field_goal|point|hit|home_run|six|pot|boundary)/, Target, 'text-win'],
  [/^substitution$/, ArrowLeftRight],
  [/^(corner|offside)$/, Flag],
  [/var|challenge|review|^tech$/, Search],
  [/(knockdown|takedown|kill|battle|team_fight|defeated|^raid$)/, Swords],
  [/first_blood|break/, Flame],
  [/((^(map_)?|deck_)ban|(defuse|disable)d?)$/, Ban],
  [/(bomb|spike|defuser)/, Bomb],
  [/(tower|barracks|inhibitor|expansion)/, Castle],
  [/(hero_trained|dragon|baron|herald|roshan|tyrant|lord|turtle|slayer)/, Star, 'text-warn'],
  [/^(pick|deck|map_pick|map_decider)$/, Hand],
  [/^end$/, FlagTriangleRight],
  [/_won$/, Trophy],
  [/(^interval|_end|full_time|half_time)$/, Pause],
  [/(timeout|added_time|pause|^time$|^turn$)/, Timer],
  [/shot|eliminat/, Crosshair],
  [/(start|kick_off|resume|begin)/, Play],
  [/stop/, Pause],
]

/** What scorers of cricket write down. */
const SCORECARD_MARKS = new Map(Object.entries({ wicket: 'W', four: '4', six: '6' }))

interface EventIconProps {
  type: string
  /** How a round of a shooter was won, as in the event's data: it has a sign of its own. */
  how?: number | string | boolean | undefined
  isKey: boolean
  size?: 'small'
  /** On charts: goals and the like have the colour of the text around them, cards keep theirs. */
  isTeamColoured?: boolean
}

/** The icon of an event; the event's name stands beside it. */
export function EventIcon({ type, how, isKey, size, isTeamColoured = false }: EventIconProps) {
  const sign = type === 'round_won' && how ? `${how}` : type
  const [, Icon, colour] = ICONS.find(([pattern]) => pattern.test(sign)) ?? [undefined, Circle]
  const isPlain = isTeamColoured && Icon !== Square
  const mark = SCORECARD_MARKS.get(type)
  return (
    <span
      className={cn(
        'grid shrink-0 place-items-center rounded-full',
        size ? 'size-5' : 'size-7',
        isKey ? 'bg-surface-2' : !isTeamColoured && 'text-text-muted',
      )}
    >
      {mark ? (
        <span aria-hidden="true" className="font-bold text-13 leading-none">
          {mark}
        </span>
      ) : (
        <Icon size={size ? 14 : 16} aria-hidden className={isPlain ? undefined : colour} />
      )}
    </span>
  )
}
