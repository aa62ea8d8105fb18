import { FIRST_SCREEN_ID } from '#app/lib/first-screen.ts'

const EXPECTED = `<link rel="expect" href="#${FIRST_SCREEN_ID}" blocking="render">`

/**
 * A page that names the end of its first screen is painted once, when that is there, not in parts as its bytes arrive: each part
 * would be a layout of all before it.
 */
export const paintTogether = (html: string): string =>
  html.includes(` id="${FIRST_SCREEN_ID}"`) ? html.replace('<head>', `<head>${EXPECTED}`) : html
