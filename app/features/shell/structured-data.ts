import { dayOf } from '#app/lib/day-of.ts'
import type { MatchRow } from '#contract/match-row.ts'
import type { Room } from '#contract/room.ts'
import type { Shell } from './shell.functions.ts'

const STATUS: Record<MatchRow['status'], string> = {
  scheduled: 'EventScheduled',
  previewed: 'EventScheduled',
  live: 'EventScheduled',
  finished: 'EventScheduled',
  postponed: 'EventPostponed',
  cancelled: 'EventCancelled',
  result_unknown: 'EventScheduled',
}

const team = (side: MatchRow['home']) => ({ '@type': 'SportsTeam', name: side.name })

/** schema.org data of a match page. */
export const eventData = (
  { origin, locale, zone }: Shell,
  match: MatchRow,
  path: string,
  venue: string | undefined,
) => ({
  '@type': 'SportsEvent',
  name: `${match.home.name} - ${match.away.name}`,
  startDate: match.isTimeUnknown ? dayOf(match.startsAt, zone) : match.startsAt,
  eventStatus: `https://schema.org/${STATUS[match.status]}`,
  eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
  homeTeam: team(match.home),
  awayTeam: team(match.away),
  competitor: [team(match.home), team(match.away)],
  superEvent: { '@type': 'SportsEvent', name: match.league.name },
  ...(venue ? { location: { '@type': 'Place', name: venue } } : {}),
  inLanguage: locale.tag,
  url: `${origin}${path}`,
})

/** schema.org data of a room: a live video, of an event when the room shows a match. */
export const broadcastData = (
  { origin, brand }: Shell,
  room: Room,
  match: MatchRow | undefined,
  description: string,
) => ({
  '@type': 'VideoObject',
  name: room.title,
  description,
  thumbnailUrl: `${origin}${room.cover ?? brand.logos.mark}`,
  uploadDate: room.startedAt ?? room.startsAt,
  url: `${origin}/live/${room.id}`,
  publication: {
    '@type': 'BroadcastEvent',
    name: room.title,
    isLiveBroadcast: room.state === 'live',
    startDate: room.startedAt ?? room.startsAt,
    ...(room.endedAt ? { endDate: room.endedAt } : {}),
    ...(match
      ? {
          broadcastOfEvent: {
            '@type': 'SportsEvent',
            name: `${match.home.name} - ${match.away.name}`,
            startDate: match.startsAt,
          },
        }
      : {}),
  },
})
