import { m } from '#app/paraglide/messages.js'
import { Card } from '../../card.tsx'
import type { PanelProps } from '../../panel.ts'
import { ProPart } from '../pro/pro-part.tsx'
import { ChancesTeaser, hasChances } from './chances-teaser.tsx'
import { PlacesMap } from './places-map.tsx'
import { ShotMap } from './shot-map.tsx'

/** Football's pictures among the statistics: shots, and where players were. */
export const FootballFigures = ({ detail, people }: PanelProps) => (
  <>
    {hasChances(detail) && (
      <ProPart
        detail={detail}
        teaser={<ChancesTeaser detail={detail} />}
        frame={(content) => <Card title={m.match_chart_ask_shots()}>{content}</Card>}
      >
        {(whole) => <ShotMap detail={whole} people={people} />}
      </ProPart>
    )}
    {detail.pro?.places !== 0 && (
      <ProPart
        detail={detail}
        teaser={m.match_pro_places({ count: detail.pro?.places ?? 0 })}
        frame={(content) => <Card title={m.match_depth_places_ask()}>{content}</Card>}
      >
        {(whole) => <PlacesMap detail={whole} people={people} />}
      </ProPart>
    )}
  </>
)
