import { beforeEach, expect, test, vi } from 'vitest'

const tones = { started: 0 }

class Tone {
  connect = (next: unknown) => next
  start = () => (tones.started += 1)
  stop = () => undefined
}

class Volume {
  gain = {
    setValueAtTime: () => undefined,
    linearRampToValueAtTime: () => undefined,
    exponentialRampToValueAtTime: () => undefined,
  }
  connect = (next: unknown) => next
}

/** A browser whose audio is held back until `resume` settles. */
function browserWith(AudioContext: unknown) {
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } })
  vi.stubGlobal('AudioContext', AudioContext)
  vi.stubGlobal('OscillatorNode', Tone)
  vi.stubGlobal('GainNode', Volume)
}

beforeEach(() => {
  vi.resetModules()
  tones.started = 0
})

test('fifty goals while the browser holds sound back are one cheer', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  class Held {
    state = 'suspended'
    currentTime = 0
    resume = () => held
  }
  browserWith(Held)
  const { cheer } = await import('./cheer.ts')
  const cheers = Array.from({ length: 50 }, () => cheer())
  release()
  await Promise.all(cheers)
  expect(tones.started).toBe(3)
  await cheer()
  expect(tones.started).toBe(6)
})

test('without a device, or where sound is refused, a goal is silent and no failure', async () => {
  class Refused {
    state = 'suspended'
    resume = () => Promise.reject(new Error('refused'))
  }
  class Missing {
    constructor() {
      throw new Error('no device')
    }
  }
  for (const context of [Refused, Missing]) {
    vi.resetModules()
    browserWith(context)
    const { cheer } = await import('./cheer.ts')
    await expect(cheer()).resolves.toBeUndefined()
    await expect(cheer()).resolves.toBeUndefined()
  }
  expect(tones.started).toBe(0)
})
