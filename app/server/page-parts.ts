import type { Page } from './page.ts'

/** What a signed-in visitor's page has and the guests' page has not, as HTML and as JSON. */
export interface PersonalParts {
  /** The account corner of the header. */
  corner: string
  /** Dehydrated queries, without the brackets of their list. */
  queries: string
}

/** Where a page has places for `PersonalParts`, in bytes. */
export interface PersonalPlaces {
  /** The guests' corner, which is replaced. */
  cornerStart: number
  cornerEnd: number
  /** After the opening bracket of the dehydrated queries. */
  queriesStart: number
}

/** The pieces around the only occurrence of `text`; undefined when there is none, or several. */
export function around(pieces: readonly string[], text: string): [before: string[], after: string[]] | undefined {
  const index = pieces.findIndex((piece) => piece.includes(text))
  const piece = pieces[index]
  if (piece === undefined) return undefined
  const at = piece.indexOf(text)
  if (piece.includes(text, at + 1) || pieces.slice(index + 1).some((later) => later.includes(text))) return undefined
  return [
    [...pieces.slice(0, index), piece.slice(0, at)],
    [piece.slice(at + text.length), ...pieces.slice(index + 1)],
  ]
}

const encoder = new TextEncoder()

/** A page with one visitor's parts; `shared` stays as it is. Undefined when that page has no places for them. */
export function pageWith(shared: Page, parts: PersonalParts): Page | undefined {
  const { html, places, status, headers, sheet } = shared
  if (!places) return undefined
  const pieces = [
    html.subarray(0, places.cornerStart),
    encoder.encode(parts.corner),
    html.subarray(places.cornerEnd, places.queriesStart),
    encoder.encode(`${parts.queries},`),
    html.subarray(places.queriesStart),
  ]
  const own = new Uint8Array(pieces.reduce((size, piece) => size + piece.length, 0))
  let at = 0
  for (const piece of pieces) {
    own.set(piece, at)
    at += piece.length
  }
  return { status, headers, html: own, sentHeaders: new Map(), ...(sheet ? { sheet } : {}) }
}
