import type { PanelProps } from '../../panel.ts'
import { FightCourse } from './fight-course.tsx'
import { FramesCourse } from './frames-course.tsx'
import { GamesCourse } from './games-course.tsx'
import { LobbyCourse } from './lobby-course.tsx'
import { SetsCourse } from './sets-course.tsx'

/** What sports of sets, frames, rounds and maps have under their timeline: small, and so one chunk for all of them. */
export function PeriodCourse(props: PanelProps) {
  switch (props.family) {
    case 'sets':
      return <SetsCourse {...props} />
    case 'frames':
      return <FramesCourse {...props} />
    case 'combat':
      return <FightCourse {...props} />
    case 'games':
      return <GamesCourse {...props} />
    case 'battle_royale':
      return <LobbyCourse {...props} />
    default:
      return null
  }
}
