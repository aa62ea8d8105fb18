import { type Family, GAMES } from '#contract/games.ts'
import { GAME_SIGNS } from './game-signs.ts'

const COLOURS: Readonly<Record<Family, string>> = {
  football: '#1fa971',
  basketball: '#e8772e',
  tennis: '#c9d23a',
  cricket: '#3f8efc',
  baseball: '#d1495b',
  american_football: '#8c5a3c',
  sets: '#f2b134',
  frames: '#2a9d8f',
  combat: '#c0392b',
  moba: '#6c5ce7',
  rounds: '#4b6584',
  battle_royale: '#e1a13a',
  games: '#0fb9b1',
}

const ROUND = 'stroke-linecap="round" stroke-linejoin="round"'
const short = (path: string) => path.replaceAll(/(\.\d*?)0+(?=\D|$)/g, '$1').replaceAll(/\.(?=\D|$)/g, '')

const logo = (sign: string, colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 24 24" fill="none" stroke="${colour}" stroke-width="1.75" ${ROUND}><path d="${sign}"/></svg>\n`

const background = (sign: string, colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360" viewBox="0 0 640 360"><rect width="640" height="360" fill="#10141b"/>` +
  `<path d="M420 0h220v360H260z" fill="${colour}" fill-opacity=".28"/><g transform="translate(330 20) scale(13)" fill="none" stroke="${colour}" stroke-opacity=".5" stroke-width=".9" ${ROUND}><path d="${sign}"/></g></svg>\n`

const sheet = (signs: readonly [id: number, sign: string][]) =>
  `<svg xmlns="http://www.w3.org/2000/svg">${signs.map(([id, sign]) => `<symbol id="g${id}" viewBox="0 0 24 24"><path d="${sign}"/></symbol>`).join('')}</svg>\n`

/** The files of `public/games` by name: all signs in one, and each game's logo and background. */
export function gamePictures(): ReadonlyMap<string, string> {
  const files = new Map<string, string>()
  const signs: [number, string][] = []
  for (const { id, family } of GAMES) {
    const sign = short(GAME_SIGNS[id] ?? '')
    signs.push([id, sign])
    files.set(`${id}.svg`, logo(sign, COLOURS[family]))
    files.set(`${id}-background.svg`, background(sign, COLOURS[family]))
  }
  return files.set('signs.svg', sheet(signs))
}
