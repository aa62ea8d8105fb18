import type { PanelProps } from '../../panel.ts'
import { RotationChart } from './rotation-chart.tsx'
import { ShotChart } from './shot-chart.tsx'

/** Basketball's pictures among the statistics: from where was shot, and who was on court. */
export const BasketballFigures = ({ detail, people }: PanelProps) => (
  <>
    <ShotChart detail={detail} people={people} />
    <RotationChart detail={detail} people={people} />
  </>
)
