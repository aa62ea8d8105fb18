import type { PanelProps } from '../../panel.ts'
import { PlacesMap } from './places-map.tsx'
import { ShotMap } from './shot-map.tsx'

/** Football's pictures among the statistics: shots, and where players were. */
export const FootballFigures = ({ detail, people }: PanelProps) => (
  <>
    <ShotMap detail={detail} people={people} />
    <PlacesMap detail={detail} people={people} />
  </>
)
