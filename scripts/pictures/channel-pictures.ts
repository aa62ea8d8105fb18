import { project } from './camera.ts'
import type { Ground } from './ground.ts'
import { pathsOf } from './ground-pictures.ts'
import { GROUNDS } from './grounds.ts'

interface Look {
  ground: Ground
  /** Of the room around it, and of the surface. */
  around: string
  surface: string
}

/** The pictures on which `scripts/make-channel.sh` plays, one for each kind of ground (backend/media/channels.ts). */
const LOOKS: Readonly<Record<string, Look>> = {
  field: { ground: GROUNDS.football, around: '#0d1524', surface: '#14624a' },
  gridiron: { ground: GROUNDS.americanfootball, around: '#141a20', surface: '#2c6b2f' },
  diamond: { ground: GROUNDS.baseball, around: '#10181f', surface: '#3d7a33' },
  oval: { ground: GROUNDS.cricket, around: '#122019', surface: '#4f8a3c' },
  court: { ground: GROUNDS.basketball, around: '#1a1420', surface: '#8a5228' },
  net: { ground: GROUNDS.tennis, around: '#0f2230', surface: '#1f5c8a' },
  table: { ground: GROUNDS.snooker, around: '#181210', surface: '#0e6b45' },
  ring: { ground: GROUNDS.octagon, around: '#121317', surface: '#4a505e' },
  map: { ground: GROUNDS.lanes, around: '#0e0b1d', surface: '#23533f' },
  sites: { ground: GROUNDS.sites, around: '#0f1418', surface: '#5a5140' },
  zone: { ground: GROUNDS.zone, around: '#10160f', surface: '#4d5a2c' },
}

/** A channel's ground, 960 x 540, with room for clock and bar. It says what it is and names no brand. */
export function channelPicture(name: string): string {
  const look = LOOKS[name]
  if (!look) throw new Error(`no channel ${name}`)
  const { areas, thin, lines } = pathsOf(
    look.ground,
    project({ ...look.ground.camera, top: 210, width: (look.ground.camera.width ?? 520) * 0.94 }),
  )
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="540" viewBox="0 0 960 540"><path fill="${look.around}" d="M0 0h960v540H0z"/>` +
    `<text x="480" y="56" text-anchor="middle" font-family="DejaVu Sans" font-weight="700" font-size="30" letter-spacing="8" fill="#fff">TEST CHANNEL</text>` +
    `<g transform="scale(1.5)"><path fill="${look.surface}" d="${areas[0] ?? ''}"/>${areas
      .slice(1)
      .map((area) => `<path fill="#fff" fill-opacity=".08" d="${area}"/>`)
      .join('')}` +
    `<g fill="none" stroke="#fff" stroke-linejoin="round"><path stroke-width="1" stroke-opacity=".35" d="${thin}"/><path stroke-width="2" stroke-opacity=".75" d="${lines}"/></g></g></svg>\n`
  )
}

if (import.meta.main) process.stdout.write(channelPicture(process.argv[2] ?? ''))
