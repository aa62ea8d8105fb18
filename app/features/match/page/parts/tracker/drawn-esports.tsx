import type { PanelProps } from '../../panel.ts'
import { Drawing as Moba } from './moba.tsx'
import { Drawing as Rounds } from './rounds.tsx'
import { Tracker } from './tracker.tsx'

/** The drawn match of a MOBA or a shooter. */
export const Drawn = (props: PanelProps) => <Tracker {...props} Drawing={props.family === 'moba' ? Moba : Rounds} />
