import type { GoodsPicture } from '#contract/mall-rules.ts'

/** What is drawn for a kind of goods, on 120 x 120. */
interface GoodsDrawing {
  body: string
  /** Parts of it in the stronger shade. */
  tint?: string
  lines?: string
  /** The one thing in the brand's colour. */
  accent: string
}

const DRAWINGS: Readonly<Record<GoodsPicture, GoodsDrawing>> = {
  jersey: {
    body: 'M42 22l-24 13 9 21 13-5v49h40V51l13 5 9-21-24-13c-3 8-9 12-18 12s-15-4-18-12Z',
    tint: 'M42 22l-24 13 9 21 13-5ZM78 22l24 13-9 21-13-5Z',
    accent: 'M50 62l4-3v25M64 59h8v25h-8Z',
  },
  scarf: {
    body: 'M36 24h18v74H36ZM66 24h18v58H66ZM36 24c8-9 40-9 48 0l-5 14c-8-6-30-6-38 0Z',
    tint: 'M36 50h18v10H36ZM66 50h18v10H66ZM36 74h18v10H36Z',
    lines: 'M40 98v8M45 98v8M50 98v8M70 82v8M75 82v8M80 82v8',
    accent: 'M36 67h18M66 67h18',
  },
  cap: {
    body: 'M24 72c0-25 15-42 36-42s36 17 36 42Z',
    tint: 'M24 72h72c10 2 14 8 14 14-18-7-68-7-86 0Z',
    lines: 'M60 30v42M43 36c-4 11-6 23-6 36M77 36c4 11 6 23 6 36',
    accent: 'M60 24v6',
  },
  ball: {
    body: 'M60 20a40 40 0 1 0 0 80 40 40 0 0 0 0-80Z',
    tint: 'M60 44l15 11-6 18H51l-6-18ZM60 20l12 3-12 8-12-8ZM97 46l3 12-9-6ZM23 46l-3 12 9-6Z',
    lines: 'M60 44V31M75 55l16-3M69 73l10 15M51 73 41 88M45 55l-16-3',
    accent: 'M60 44l15 11-6 18H51l-6-18Z',
  },
  mug: {
    body: 'M28 34h54v56a8 8 0 0 1-8 8H36a8 8 0 0 1-8-8Z',
    tint: 'M28 56h54v20H28Z',
    lines: 'M82 46h6a12 12 0 0 1 12 12v8a12 12 0 0 1-12 12h-6',
    accent: 'M46 26c-4-5 4-8 0-14M62 26c-4-5 4-8 0-14',
  },
  poster: {
    body: 'M32 16h56v88H32Z',
    tint: 'M38 84V68c0-10 10-16 22-16s22 6 22 16v16Z',
    lines: 'M38 84h44M38 94h28M50 72v12M60 70v14M70 72v12',
    accent: 'M44 30h32M51 39h18',
  },
  pin: {
    body: 'M38 24a18 18 0 1 0 0 36 18 18 0 0 0 0-36ZM46 72h28v10c0 10-6 16-14 16s-14-6-14-16Z',
    tint: 'M84 24l5.500 11 12 2-8.500 8.500 2 12-11-5.500-11 5.500 2-12-8.500-8.500 12-2Z',
    lines: 'M60 98v8M51 106h18M46 77h-6c0 8 3 11 8 11M74 77h6c0 8-3 11-8 11',
    accent: 'M41 31l-8 12h9l-5 10',
  },
  headset: {
    body: 'M26 60h14v30h-8a10 10 0 0 1-10-10V68c0-5 2-8 4-8ZM94 60H80v30h8a10 10 0 0 0 10-10V68c0-5-2-8-4-8Z',
    tint: 'M34 60h6v30h-6ZM80 60h6v30h-6Z',
    lines: 'M28 60v-6a32 32 0 0 1 64 0v6M35 60v-5a25 25 0 0 1 50 0v5',
    accent: 'M88 90c0 9-7 14-18 14M70 104h-9',
  },
  mouse: {
    body: 'M60 18c-16 0-26 12-26 28v30c0 16 10 28 26 28s26-12 26-28V46c0-16-10-28-26-28Z',
    tint: 'M60 18c-16 0-26 12-26 28v8h26Z',
    lines: 'M60 18v12M60 44v10M34 54h52',
    accent: 'M60 31v12',
  },
  controller: {
    body: 'M38 34h44c14 0 20 10 24 28 3 15 0 26-8 26s-12-8-18-18H40c-6 10-10 18-18 18s-11-11-8-26c4-18 10-28 24-28Z',
    tint: 'M44 58a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM76 58a7 7 0 1 0 0 14 7 7 0 0 0 0-14Z',
    lines: 'M34 42v12M28 48h12M54 42h12',
    accent: 'M86 41v.010M92 48v.010M80 48v.010M86 55v.010',
  },
  game_card: {
    body: 'M24 32h72a6 6 0 0 1 6 6v44a6 6 0 0 1-6 6H24a6 6 0 0 1-6-6V38a6 6 0 0 1 6-6Z',
    tint: 'M18 44h84v12H18Z',
    lines: 'M28 78h9M43 78h9M58 78h9',
    accent: 'M87 66v12M81 72h12',
  },
  voucher: {
    body: 'M18 36h84v14a10 10 0 0 0 0 20v14H18V70a10 10 0 0 0 0-20Z',
    tint: 'M18 36h26v48H18V70a10 10 0 0 0 0-20Z',
    lines: 'M44 40v4M44 50v4M44 60v4M44 70v4M44 79v2',
    accent: 'M64 48v24l20-12Z',
  },
}

const clean = (path: string) => path.replaceAll(/(\.\d*?)0+(?=\D|$)/g, '$1').replaceAll(/\.(?=\D|$)/g, '')
const shade = (percent: number) => `color-mix(in oklab,var(--brand) ${percent}%,var(--surface-1))`

/** The colours come from the page that uses a symbol: they follow its scheme and its brand. */
function symbol([name, { body, tint = '', lines = '', accent }]: [string, GoodsDrawing]): string {
  const outline = [body, tint, lines].map(clean).join('')
  return (
    `<symbol id="${name}" viewBox="0 0 120 120"><path fill="${shade(14)}" d="${clean(body)}"/>` +
    (tint ? `<path fill="${shade(45)}" d="${clean(tint)}"/>` : '') +
    `<g fill="none" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path stroke="var(--text-muted)" d="${outline}"/>` +
    `<path stroke="var(--brand-text)" stroke-width="3.5" d="${clean(accent)}"/></g></symbol>`
  )
}

/** One sheet: a list of goods loads it once. */
export const goodsPictures = (): ReadonlyMap<string, string> =>
  new Map([
    ['goods.svg', `<svg xmlns="http://www.w3.org/2000/svg">${Object.entries(DRAWINGS).map(symbol).join('')}</svg>\n`],
  ])
