import type { Context } from '#backend/core/context.ts'
import { resolveInBackground } from '#backend/feed/resolve-by-id.ts'

/** Matches that one request plays after its answer. */
const MATCHES_AT_ONCE = 40

/** How long the work behind an answer may take: what has not ended by then was cut off. */
const PIECE_MS = 30_000

/** Until when this isolate plays a piece: one at a time, whichever teams are asked for. */
let playingUntil = 0

async function playPiece(context: Context, unplayed: () => Promise<readonly number[]>): Promise<void> {
  playingUntil = Date.now() + PIECE_MS
  try {
    await resolveInBackground(context, (await unplayed()).slice(0, MATCHES_AT_ONCE))
  } finally {
    playingUntil = 0
  }
}

/** Plays the first of these matches behind the answer, unless a piece is being played. */
export function playBehind(context: Context, unplayed: () => Promise<readonly number[]>): void {
  if (Date.now() >= playingUntil) context.defer(playPiece(context, unplayed))
}
