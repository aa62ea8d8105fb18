import { LANES, type Lane, type MobaGround } from '#contract/match-moba.ts'
import type { Random } from '../random.ts'

/** Which tower or barracks fell: as in the events of it. */
export type Fallen = Partial<{ lane: Lane; tier: number }>

/** How likely a lane is to lose its next tower, by how many it has lost. */
const WEIGHTS = [6, 3, 1.5]
const OF_LANE = WEIGHTS.length

/**
 * Names the buildings that one side loses, in the order in which they fall, as the rules have it: in each lane the outer
 * tower before the inner one before that of the base, barracks after these, and the towers at the heart after barracks,
 * or after a lane where there are none. What the rules leave no room for has no name.
 */
export function planSiege(random: Random, ground: MobaGround, falls: readonly ('tower' | 'barracks')[]): Fallen[] {
  const towers: Record<Lane, number> = { top: 0, mid: 0, bot: 0 }
  const barracks: Record<Lane, number> = { top: 0, mid: 0, bot: 0 }
  let heart = 0
  const openBarracks = () => LANES.filter((lane) => towers[lane] === OF_LANE && barracks[lane] < ground.barracks)
  const isHeartOpen = () => LANES.some((lane) => (ground.barracks > 0 ? barracks[lane] > 0 : towers[lane] === OF_LANE))

  const nextTower = (left: readonly string[]): Fallen => {
    const toLose = left.filter((kind) => kind === 'tower').length
    const open = LANES.filter((lane) => towers[lane] < OF_LANE)
    const isLast = toLose <= ground.heartTowers - heart || open.length === 0
    if (isLast && heart < ground.heartTowers && isHeartOpen()) {
      heart += 1
      return { tier: 4 }
    }
    const [ahead] = open.toSorted((a, b) => towers[b] - towers[a])
    if (!ahead) return {}
    const before = left.indexOf('barracks')
    const isUrgent = before > 0 && openBarracks().length === 0 && OF_LANE - towers[ahead] >= before
    const lane = isUrgent ? ahead : random.weighted(open.map((each) => [each, WEIGHTS[towers[each]] ?? 1] as const))
    towers[lane] += 1
    return { lane, tier: towers[lane] }
  }

  return falls.map((kind, at) => {
    if (kind === 'tower') return nextTower(falls.slice(at))
    const open = openBarracks()
    if (open.length === 0) return {}
    const lane = random.pick(open)
    barracks[lane] += 1
    return { lane }
  })
}
