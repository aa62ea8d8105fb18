/** What is drawn where a list is empty, on 120 x 96 over one shadow. */
interface EmptyPicture {
  /** Filled with the surface's shade. */
  body?: string
  lines: string
  /** The one thing in the brand's colour: what is missing, or what to do. */
  accent: string
}

const SHIELD = (x: number) => `M${x} 38l11-4 11 4v9c0 7-4.500 11.500-11 14-6.500-2.500-11-7-11-14Z`
const CALENDAR = 'M32 26h56a4 4 0 0 1 4 4v42a4 4 0 0 1-4 4H32a4 4 0 0 1-4-4V30a4 4 0 0 1 4-4Z'
const CALENDAR_LINES = `${CALENDAR}M28 40h64M44 20v11M76 20v11`

export const EMPTY_PICTURES: Readonly<Record<string, EmptyPicture>> = {
  /** Two teams without a match between them. */
  matches: {
    body: `${SHIELD(22)}${SHIELD(76)}`,
    lines: `${SHIELD(22)}${SHIELD(76)}M60 22v8M60 68v8`,
    accent: 'M54 49h12',
  },
  /** A screen that waits. */
  streams: {
    body: 'M28 22h64a5 5 0 0 1 5 5v38a5 5 0 0 1-5 5H28a5 5 0 0 1-5-5V27a5 5 0 0 1 5-5Z',
    lines:
      'M28 22h64a5 5 0 0 1 5 5v38a5 5 0 0 1-5 5H28a5 5 0 0 1-5-5V27a5 5 0 0 1 5-5ZM46 80h28M60 70v10M48 12l12 10 12-10',
    accent: 'M54 37v18l15-9Z',
  },
  /** A lens over lines without a hit. */
  search: {
    body: 'M54 20a24 24 0 1 0 0 48 24 24 0 0 0 0-48Z',
    lines: 'M54 20a24 24 0 1 0 0 48 24 24 0 0 0 0-48ZM71 61l4 4M43 38h22M43 46h14M43 54h8',
    accent: 'M76 66l14 14',
  },
  /** A star to be filled. */
  followed: {
    body: 'M60 14l10.500 21.500 23.500 3.300-17 16.700 4 23.500-21-11-21 11 4-23.500-17-16.700 23.500-3.300Z',
    lines: 'M60 14l10.500 21.500 23.500 3.300-17 16.700 4 23.500-21-11-21 11 4-23.500-17-16.700 23.500-3.300Z',
    accent: 'M60 40v16M52 48h16',
  },
  /** A bell at rest. */
  notices: {
    body: 'M60 18c-13 0-21 9-21 22v14l-7 12h56l-7-12V40c0-13-8-22-21-22Z',
    lines: 'M60 18c-13 0-21 9-21 22v14l-7 12h56l-7-12V40c0-13-8-22-21-22ZM60 18v-6',
    accent: 'M52 73a8.500 8.500 0 0 0 16 0',
  },
  /** A shirt without a number. */
  lineup: {
    body: 'M44 20l-20 10 6 16 10-4v38h40V42l10 4 6-16-20-10c-3 7-8 10-16 10s-13-3-16-10Z',
    lines: 'M44 20l-20 10 6 16 10-4v38h40V42l10 4 6-16-20-10c-3 7-8 10-16 10s-13-3-16-10Z',
    accent: 'M54 58h12',
  },
  /** A slip without a price. */
  odds: {
    body: 'M28 26h64v14a8 8 0 0 0 0 16v14H28V56a8 8 0 0 0 0-16Z',
    lines: 'M28 26h64v14a8 8 0 0 0 0 16v14H28V56a8 8 0 0 0 0-16ZM44 30v4M44 40v4M44 50v4M44 60v4',
    accent: 'M54 56l8-10 7 6 11-14M72 38h8v8',
  },
  /** Places without teams. */
  table: {
    body: 'M22 54h25v24H22ZM47 36h26v42H47ZM73 62h25v16H73Z',
    lines: 'M22 54h25v24H22ZM47 36h26v42H47ZM73 62h25v16H73Z',
    accent: 'M60 12l3.500 7 7.500 1-5.500 5.200 1.300 7.300-6.800-3.500-6.800 3.500 1.300-7.300L49 20l7.500-1Z',
  },
  /** Bars without lengths. */
  stats: {
    body: 'M24 24h72v12H24ZM24 44h72v12H24ZM24 64h72v12H24Z',
    lines: 'M24 24h72v12H24ZM24 44h72v12H24ZM24 64h72v12H24Z',
    accent: 'M60 18v64',
  },
  /** Two teams that have not met. */
  meetings: {
    body: `${SHIELD(34)}${SHIELD(64)}`,
    lines: `${SHIELD(34)}${SHIELD(64)}`,
    accent: 'M42 74c12 7 24 7 36 0M78 74l-2 7M78 74l-7-2',
  },
  /** A receipt without lines. */
  records: {
    body: 'M36 14h48v64l-8-5-8 5-8-5-8 5-8-5-8 5Z',
    lines: 'M36 14h48v64l-8-5-8 5-8-5-8 5-8-5-8 5ZM46 28h28M46 38h18',
    accent: 'M68 46a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM68 51v6',
  },
  /** Somebody beside an empty place. */
  people: {
    body: 'M44 22a12 12 0 1 0 0 24 12 12 0 0 0 0-24ZM22 76c0-14 9-22 22-22s22 8 22 22Z',
    lines: 'M44 22a12 12 0 1 0 0 24 12 12 0 0 0 0-24ZM22 76c0-14 9-22 22-22s22 8 22 22Z',
    accent: 'M84 42v20M74 52h20',
  },
  /** A sheet without words. */
  posts: {
    body: 'M36 14h34l16 16v50H36Z',
    lines: 'M36 14h34l16 16v50H36ZM70 14v16h16M46 42h18M46 52h10',
    accent: 'M62 70l20-20 5 5-20 20-7 2Z',
  },
  postponed: {
    body: CALENDAR,
    lines: CALENDAR_LINES,
    accent: 'M60 47a11 11 0 1 0 0 22 11 11 0 0 0 0-22ZM60 52v6l4 3',
  },
  cancelled: { body: CALENDAR, lines: CALENDAR_LINES, accent: 'M52 50l16 16M68 50 52 66' },
  /** A ball beside the goal. */
  lost: {
    body: 'M22 76V24h62v52Z',
    lines: 'M22 78V24h62v54M22 24l12 14h38l12-14M34 38v40M72 38v40M53 38v40M34 51h38M34 64h38',
    accent: 'M98 64a7.500 7.500 0 1 0 0 15 7.500 7.500 0 0 0 0-15Z',
  },
  /** A lock. */
  locked: {
    body: 'M36 42h48a4 4 0 0 1 4 4v30a4 4 0 0 1-4 4H36a4 4 0 0 1-4-4V46a4 4 0 0 1 4-4Z',
    lines: 'M36 42h48a4 4 0 0 1 4 4v30a4 4 0 0 1-4 4H36a4 4 0 0 1-4-4V46a4 4 0 0 1 4-4ZM44 42V32a16 16 0 0 1 32 0v10',
    accent: 'M60 54a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM60 62v8',
  },
}

const clean = (path: string) => path.replaceAll(/(\.\d*?)0+(?=\D|$)/g, '$1').replaceAll(/\.(?=\D|$)/g, '')

/** The colours come from the page that uses a symbol. */
function symbol([name, { body = '', lines, accent }]: [string, EmptyPicture]): string {
  return (
    `<symbol id="${name}" viewBox="0 0 120 96"><ellipse cx="60" cy="85" rx="44" ry="5" fill="var(--surface-2)"/>` +
    `<path fill="var(--surface-2)" d="${clean(body)}"/><g fill="none" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">` +
    `<path stroke="var(--outline)" d="${clean(lines)}"/><path stroke="var(--brand-text)" stroke-width="2.5" d="${clean(accent)}"/></g></symbol>`
  )
}

export const emptyPictures = (): ReadonlyMap<string, string> =>
  new Map([
    [
      'empty.svg',
      `<svg xmlns="http://www.w3.org/2000/svg">${Object.entries(EMPTY_PICTURES).map(symbol).join('')}</svg>\n`,
    ],
  ])
