/** Which source plays and how it went. `failures` counts sources in a row that died without a steady picture. */
export type Rotation = { index: number; failures: number; isReopened: boolean }

/** What to do after a source died. `delayMs` passes before the source at `rotation.index` is opened. */
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
 * A source that has played gets one second chance; one that never did is left at once. Each full round through the
 * sources waits twice as long as the one before; after five rounds (half a minute of pauses) the viewer decides.
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

/** A steady picture clears what went before. */
export function afterSteadyPlay(rotation: Rotation): Rotation {
  return startRotation(rotation.index)
}
