import { GAMES } from '#contract/games.ts'
import { type Point, project } from './camera.ts'
import type { Ground } from './ground.ts'
import { groundOf } from './ground-of.ts'
import { GROUNDS } from './grounds.ts'

/** The stand behind the ground: rows of heads, each slightly out of place. */
function stand(): string {
  const heads = Array.from({ length: 168 }, (_, index) => {
    const row = Math.floor(index / 42)
    const jitter = (index * 7919) % 11
    return `M${(index % 42) * 15.5 + (row % 2) * 8 + (jitter % 5)} ${14 + row * 17 + jitter}h.1`
  })
  return heads.join('')
}

const STAND = stand()

/** The paths of a ground in a picture; each area is one, so that areas over each other are brighter. */
export function pathsOf({ areas = [], lines, thin = [], marks = [] }: Ground, at: (point: Point) => string) {
  const path = (points: readonly Point[], isClosed: boolean) => `M${points.map(at).join('L')}${isClosed ? 'Z' : ''}`
  const open = (all: readonly (readonly Point[])[]) => all.map((points) => path(points, false)).join('')
  return {
    areas: areas.map((area) => path(area, true)),
    lines: open(lines),
    thin: open(thin),
    marks: marks.map((mark) => path(mark, true)).join(''),
  }
}

function picture(ground: Ground): string {
  const { areas, lines, thin, marks } = pathsOf(ground, project(ground.camera))
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360" viewBox="0 0 640 360" preserveAspectRatio="xMidYMid slice">` +
    `<linearGradient id="d" x2="0" y2="1"><stop stop-color="#06080d" stop-opacity=".62"/><stop offset=".45" stop-color="#06080d" stop-opacity=".12"/><stop offset="1" stop-color="#06080d" stop-opacity=".34"/></linearGradient>` +
    `<path fill="url(#d)" d="M0 0h640v360H0z"/>` +
    `<g fill="none" stroke="#fff" stroke-linecap="round" stroke-linejoin="round"><path stroke-width="10" stroke-opacity=".1" d="${STAND}"/>` +
    `<g fill="#fff" fill-opacity=".07" stroke="none">${areas.map((area) => `<path d="${area}"/>`).join('')}</g>` +
    `${thin ? `<path stroke-width="1.5" stroke-opacity=".4" d="${thin}"/>` : ''}` +
    `<path stroke-width="3" stroke-opacity=".72" d="${lines}"/>` +
    `${marks ? `<path stroke="none" fill="#fff" fill-opacity=".85" d="${marks}"/>` : ''}` +
    `</g></svg>\n`
  )
}

/**
 * The files of `public/grounds` by name: lines and light over the two colours that the page paints behind them. Each game
 * has a file, though some share a ground, so that no page needs to know which.
 */
export function groundPictures(): ReadonlyMap<string, string> {
  const games = GAMES.map((game) => [`${game.id}.svg`, picture(GROUNDS[groundOf(game)])] as const)
  return new Map([...games, ['studio.svg', picture(GROUNDS.studio)]])
}
