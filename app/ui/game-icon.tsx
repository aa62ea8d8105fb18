import type { Family } from '#contract/games.ts'

/** Paths on a 24 px grid, in the style of our icon set. */
const PATHS: Record<Family, string> = {
  football:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 5 3.8 2.8-1.4 4.4H9.6l-1.4-4.4L12 8Zm0-5v5m3.8 2.8 4.8-1.4m-6.2 5.8 2.9 4m-7.7-4-2.9 4m1.5-8.4L3.4 9.4',
  basketball:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 0v18M3 12h18M5.6 5.6c3.6 3.4 3.6 9.4 0 12.8M18.4 5.6c-3.6 3.4-3.6 9.4 0 12.8',
  tennis: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM4.5 7c4.5 1.5 6 6 5 13M19.5 17c-4.5-1.5-6-6-5-13',
  cricket: 'm14 3 4 4L9 16l-4 1 1-4 8-10Zm-8.5 14L3 21M17 15a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z',
  baseball: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM6 5.5c3 3.7 3 9.300 0 13M18 5.5c-3 3.7-3 9.300 0 13',
  american_football: 'M4 20C2 12 8 3 20 4c1 12-8 18-16 16Zm5-5 6-6m-4.5 1.5 3 3m-5-1 3 3m1-7 3 3',
  sets: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 9c-1-4 0-7 3-8.5M12 12c4-1 7 0 8.5 3M12 12c-3 3-6.5 3.5-8.5 2',
  frames: 'M9 4a5 5 0 1 0 0 10A5 5 0 0 0 9 4Zm0 3.200h.01M9 9.800h.01M13 13l8 8',
  combat:
    'M7 10V6a2 2 0 0 1 4 0 2 2 0 0 1 4 0 2 2 0 0 1 4 0v6c0 3-2 4-2 5v4H9v-4c-2-1.5-4-4-4-6 0-1.5 1.5-2.5 3-1.5l3 2.5',
  moba: 'm4 4 7 7M4 4v4m0-4h4m12 0-7 7m7-7v4m0-4h-4M7 14l3 3-4 4-3-3 4-4Zm10 0-3 3 4 4 3-3-4-4Z',
  rounds: 'M12 3v4m0 10v4M3 12h4m10 0h4M12 5.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm0 6.5h.01',
  battle_royale: 'M4 11a8 8 0 0 1 16 0H4Zm0 0 8 9 8-9m-12 0 4 9 4-9',
  games:
    'M7 8h10a4 4 0 0 1 4 4v2a3.5 3.5 0 0 1-6 2.5H9A3.5 3.5 0 0 1 3 14v-2a4 4 0 0 1 4-4Zm1 2.5v3m-1.5-1.5h3m6-.5h.01m2 1.5h.01',
}

/** Icons of all game families as symbols for the page's sprite. */
export const gameSymbols = (): string =>
  Object.entries(PATHS)
    .map(([family, path]) => `<symbol id="g-${family}" viewBox="0 0 24 24"><path d="${path}"/></symbol>`)
    .join('')

/** The icon of a game family, from the sprite. */
export const GameIcon = ({ family, size = 18 }: { family: Family; size?: number }) => (
  <svg aria-hidden="true" className="game-icon" width={size} height={size}>
    <use href={`#g-${family}`} />
  </svg>
)
