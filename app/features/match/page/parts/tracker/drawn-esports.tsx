import type { ComponentType } from 'react'
import type { Family } from '#contract/games.ts'
import type { PanelProps } from '../../panel.ts'
import type { DrawingProps } from './drawing.tsx'
import { Drawing as Lobby } from './lobby.tsx'
import { Drawing as Moba } from './moba.tsx'
import { Drawing as Rounds } from './rounds.tsx'
import { Tracker } from './tracker.tsx'

const DRAWINGS: Partial<Record<Family, ComponentType<DrawingProps>>> = {
  battle_royale: Lobby,
  moba: Moba,
  rounds: Rounds,
}

/** The drawn match of a MOBA, a shooter or a battle royale. */
export const Drawn = (props: PanelProps) => <Tracker {...props} Drawing={DRAWINGS[props.family]} />
