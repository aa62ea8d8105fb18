/** The current source. `failures` counts consecutive sources that failed without steady playback. */
export type Rotation = { index: number; failures: number; isReopened: boolean }

/** What to do after a source failed: after `delayMs` the source at `rotation.index` is opened. */
export type NextStep =
  | { kind: 'reopen' | 'switch'; rotation: Rotation; delayMs: number }
  | { kind: 'give-up'; rotation: Rotation }

const REOPEN_DELAY_MS = 1000
const ROUND_DELAY_MS = 2000
const ROUNDS_MAX = 5

export function startRotation(index: number): Rotation {
  return { index, failures: 0, isReopened: false }
}

/**
 * A source that has played is reopened once; one that never played is replaced at once. Each full round through the
 * sources doubles the delay; after five rounds (half a minute of delays) the player gives up until the viewer retries.
 */
export function afterFailure(rotation: Rotation, sourceCount: number, hasPlayed: boolean): NextStep {
  if (hasPlayed && !rotation.isReopened) {
    return { kind: 'reopen', rotation: { ...rotation, isReopened: true }, delayMs: REOPEN_DELAY_MS }
  }
  const failures = rotation.failures + 1
  if (failures >= sourceCount * ROUNDS_MAX) return { kind: 'give-up', rotation: { ...rotation, failures } }
  const isRoundDone = failures % sourceCount === 0
  return {
    kind: sourceCount > 1 ? 'switch' : 'reopen',
    rotation: { index: (rotation.index + 1) % sourceCount, failures, isReopened: false },
    delayMs: isRoundDone ? ROUND_DELAY_MS * 2 ** (failures / sourceCount - 1) : 0,
  }
}

/** Steady playback resets the failures. */
export function afterSteadyPlay(rotation: Rotation): Rotation {
  return startRotation(rotation.index)
}
