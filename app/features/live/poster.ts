import { type CoverMatch, type CoverRoom, drawCover } from './cover.ts'

/** The crowd in the background: dots in rows, each slightly out of place. */
function crowd(): string {
  const heads = Array.from({ length: 132 }, (_, index) => {
    const row = Math.floor(index / 33)
    const jitter = (index * 7919) % 11
    return `M${(index % 33) * 20 + (row % 2) * 10 + (jitter % 6)} ${16 + row * 20 + jitter}h.1`
  })
  return `<path fill="none" stroke="#fff" stroke-opacity=".13" stroke-width="11" stroke-linecap="round" d="${heads.join('')}"/>`
}

/**
 * A room's cover with a crowd, for large images. Browsers count a picture with so much detail as the largest contentful
 * paint; they ignore a plain one and wait for the video.
 */
export const posterUrl = (room: CoverRoom, match?: CoverMatch): string => drawCover(room, match, crowd())
