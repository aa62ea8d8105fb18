import type { ComponentType } from 'react'
import type { Family } from '#contract/games.ts'
import type { PanelProps } from '../../panel.ts'
import { Drawing as AmericanFootball } from './american-football.tsx'
import { Drawing as Baseball } from './baseball.tsx'
import { Drawing as Basketball } from './basketball.tsx'
import { Drawing as Cricket } from './cricket.tsx'
import type { DrawingProps } from './drawing.tsx'
import { Drawing as Football } from './football.tsx'
import { Drawing as Tennis } from './tennis.tsx'
import { Tracker } from './tracker.tsx'

/** One drawing for each family; together they are smaller than the table of their files would make every page. */
const DRAWINGS: Partial<Record<Family, ComponentType<DrawingProps>>> = {
  american_football: AmericanFootball,
  baseball: Baseball,
  basketball: Basketball,
  cricket: Cricket,
  football: Football,
  tennis: Tennis,
}

/** The drawn match of a sport. */
export const Drawn = (props: PanelProps) => <Tracker {...props} Drawing={DRAWINGS[props.family]} />
