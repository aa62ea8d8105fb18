let pageAudio: AudioContext | undefined
let isWaking = false

/** Frequencies in Hz and starts in seconds: a short rising fanfare. */
const NOTES = [
  [523.25, 0],
  [659.25, 0.12],
  [783.99, 0.24],
] as const
const NOTE_SECONDS = 0.45
const LOUDNESS = 0.12

/** The page's audio once it runs; undefined while it is being woken, and where there is none, as without a device. */
async function runningAudio(): Promise<AudioContext | undefined> {
  if (isWaking) return undefined
  isWaking = true
  try {
    pageAudio ??= new AudioContext()
    if (pageAudio.state !== 'running') await pageAudio.resume()
    return pageAudio
  } catch {
    return undefined
  } finally {
    isWaking = false
  }
}

/**
 * Plays a short cheer, made here. Browsers allow that once the visitor has clicked or typed on the page. Cheers that
 * come while the browser holds the first one back are left out: they would all sound at once.
 */
export async function cheer(): Promise<void> {
  if (!navigator.userActivation?.hasBeenActive) return
  const audio = await runningAudio()
  if (!audio) return
  for (const [hertz, start] of NOTES) {
    const tone = new OscillatorNode(audio, { type: 'triangle', frequency: hertz })
    const volume = new GainNode(audio, { gain: 0 })
    const begin = audio.currentTime + start
    volume.gain.setValueAtTime(0, begin)
    volume.gain.linearRampToValueAtTime(LOUDNESS, begin + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.001, begin + NOTE_SECONDS)
    tone.connect(volume).connect(audio.destination)
    tone.start(begin)
    tone.stop(begin + NOTE_SECONDS)
  }
}
