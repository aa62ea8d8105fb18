import { useSyncExternalStore } from 'react'
import { isStill } from '#app/lib/is-still.ts'
import { createStored } from '#app/lib/stored.ts'

/** Places in a row of three choices. */
export type Step = 0 | 1 | 2
export const STEPS = ['speed', 'area', 'size', 'density', 'mode'] as const
type StepName = (typeof STEPS)[number]

/** How messages appear over a video: a visitor's choice, kept in this browser. */
export interface DanmakuSettings extends Record<StepName, Step> {
  isOn: boolean
  /** Between `OPACITY_MIN` and 1. */
  opacity: number
}

/** As stored: what was never chosen is absent. Whoever wants nothing to move has switched it on for that. */
export interface Chosen extends Partial<DanmakuSettings> {
  isOnWhenStill?: boolean
}

export const OPACITY_MIN = 0.2
/** The index of a mode. */
export const SCROLL = 0
export const TOP = 1

/** Reads what is stored, which may be outdated or invalid: invalid fields are left out. */
export function parseSettings(value: unknown): Chosen {
  const stored = { ...(value as Record<string, unknown> | undefined) }
  const chosen: Chosen = {}
  for (const name of ['isOn', 'isOnWhenStill'] as const)
    if (typeof stored[name] === 'boolean') chosen[name] = stored[name]
  for (const name of STEPS) if ([0, 1, 2].includes(stored[name] as number)) chosen[name] = stored[name] as Step
  const { opacity } = stored
  if (typeof opacity === 'number' && opacity >= OPACITY_MIN && opacity <= 1) chosen.opacity = opacity
  return chosen
}

/**
 * What holds for what was chosen. Where nothing is to move (`still`) it is off until it is switched on for that, and
 * messages then stand still unless they were chosen to move.
 */
export function settingsOf({ isOn = true, isOnWhenStill = false, ...chosen }: Chosen, still: boolean): DanmakuSettings {
  return {
    opacity: 0.9,
    speed: 1,
    area: 1,
    size: 1,
    density: 1,
    mode: still ? TOP : SCROLL,
    ...chosen,
    isOn: still ? isOnWhenStill : isOn,
  }
}

export function changed(before: Chosen, { isOn, ...rest }: Partial<DanmakuSettings>, still: boolean): Chosen {
  const on = isOn === undefined ? {} : still ? { isOnWhenStill: isOn } : { isOn }
  return { ...before, ...rest, ...on }
}

const stored = createStored('danmaku', parseSettings)
let known: { chosen: Chosen; still: boolean; settings: DanmakuSettings } | undefined

/** The same object until something changes. */
function settingsNow(): DanmakuSettings {
  const [chosen, still] = [stored.now(), isStill()]
  if (known?.chosen !== chosen || known.still !== still) known = { chosen, still, settings: settingsOf(chosen, still) }
  return known.settings
}

export const changeSettings = (change: Partial<DanmakuSettings>): void =>
  stored.set(changed(stored.now(), change, isStill()))

function subscribe(listener: () => void): () => void {
  const motion = matchMedia('(prefers-reduced-motion: reduce)')
  motion.addEventListener('change', listener)
  const stop = stored.subscribe(listener)
  return () => {
    motion.removeEventListener('change', listener)
    stop()
  }
}

/** In a browser only. */
export const useDanmakuSettings = (): DanmakuSettings => useSyncExternalStore(subscribe, settingsNow)
