import { lazyRouteComponent } from '@tanstack/react-router'

export const SquadMeetings = lazyRouteComponent(() => import('./squad-meetings.tsx'), 'SquadMeetings')
