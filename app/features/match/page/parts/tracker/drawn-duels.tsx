import type { ComponentType } from 'react'
import { type Family, gameById } from '#contract/games.ts'
import type { PanelProps } from '../../panel.ts'
import { Drawing as Badminton } from './badminton.tsx'
import type { DrawingProps } from './drawing.tsx'
import { DUEL_TELLING } from './duel-words.ts'
import { Drawing as Fight } from './fight.tsx'
import { Drawing as Snooker } from './snooker.tsx'
import { Drawing as TableTennis } from './table-tennis.tsx'
import { Tracker } from './tracker.tsx'
import { Drawing as Volleyball } from './volleyball.tsx'

/** Games of one family that are played on grounds of their own. */
const OF_GAMES = new Map<string, ComponentType<DrawingProps>>([
  ['badminton', Badminton],
  ['tabletennis', TableTennis],
])

const DRAWINGS: Partial<Record<Family, ComponentType<DrawingProps>>> = {
  combat: Fight,
  frames: Snooker,
  sets: Volleyball,
}

/** The drawn match of a sport whose score counts sets, frames or fights, with what stands inside them. */
export const Drawn = (props: PanelProps) => {
  const code = gameById(props.detail.match.gameId)?.code ?? ''
  return <Tracker {...props} Drawing={OF_GAMES.get(code) ?? DRAWINGS[props.family]} telling={DUEL_TELLING} />
}
