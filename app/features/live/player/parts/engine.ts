import { initialState, isSameState, type PlayerState, phaseOf } from './engine-state.ts'
import { type LiveWindow, livePosition, timeBehindLive } from './live-position.ts'
import { AUTO_RENDITION, type OpenPlayback, type Playback, type PlaybackReports } from './playback.ts'
import { afterFailure, afterSteadyPlay, type Rotation, startRotation } from './rotation.ts'

const TICK_MS = 500
/** A source counts as failed after this long without a frame while online and not paused. */
const STALL_MAX_MS = 20_000
const STEADY_MS = 30_000
/** How long the notice of a source switch stays after the new source plays. */
const NOTICE_MS = 8000

export type EngineOptions = {
  video: HTMLVideoElement
  urls: readonly string[]
  sourceIndex: number
  /** Not live: it has a beginning and an end, and a source that takes over goes on where the last one was. */
  isRecording?: boolean
  open: OpenPlayback
  network: { isOnline(): boolean; subscribe(listener: () => void): () => void }
  now: () => number
  onProgramTime?: (date: Date, behindSeconds: number) => void
}

/** Plays the first working source in a video element and publishes its state. Destroy it with the element. */
export class Engine {
  #options: EngineOptions
  #state: PlayerState
  #listeners = new Set<() => void>()
  #cleanups: (() => void)[] = []
  #playback: Playback | null = null
  /** Number of the current opening, so that late results of earlier ones are dropped. */
  #opening = 0
  #rotation: Rotation
  #retryTimer: ReturnType<typeof setTimeout> | undefined
  #wantsPlay = true
  #hasPlayed = false
  #hasFailed = false
  #isWaitingForNetwork = false
  #stalledAt: number | null = null
  #steadySince: number | null = null

  /** Where a recording goes on when a source has opened, in seconds. */
  #second = 0

  /** How far the viewer has gone back herself; a picture that broke off or stood still may be later than that. */
  #rewoundSeconds = 0

  constructor(options: EngineOptions) {
    this.#options = options
    this.#state = { ...initialState(options.sourceIndex), volume: options.video.volume }
    this.#rotation = startRotation(options.sourceIndex)
    options.video.muted = true
    this.#listen()
    this.#open()
  }

  getState = (): PlayerState => this.#state

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  play(): void {
    this.#wantsPlay = true
    if (this.#hasFailed) {
      this.retry()
      return
    }
    if (this.#stalledAt !== null) this.#stalledAt = this.#options.now()
    const window = this.#window()
    if (window && this.#options.video.currentTime < window.start && !this.#options.isRecording) this.goLive()
    this.#startVideo()
  }

  pause(): void {
    this.#wantsPlay = false
    this.#options.video.pause()
    this.#update()
  }

  togglePlay = (): void => {
    if (this.#wantsPlay && !this.#hasFailed) this.pause()
    else this.play()
  }

  setMuted(isMuted: boolean): void {
    const { video } = this.#options
    video.muted = isMuted
    if (!isMuted && video.volume === 0) video.volume = 0.5
  }

  setVolume(volume: number): void {
    this.#options.video.volume = Math.min(1, Math.max(0, volume))
    this.#options.video.muted = volume === 0
  }

  setSpeed = (speed: number): void => {
    const { video } = this.#options
    // The default is what an opened source starts with.
    video.defaultPlaybackRate = speed
    video.playbackRate = speed
    this.#update({ speed })
  }

  setRendition = (index: number): void => {
    this.#playback?.setRendition(index)
    this.#update({ chosenRendition: index })
  }

  seekBehind = (seconds: number): void => {
    const window = this.#window()
    if (!window) return
    this.#options.video.currentTime = timeBehindLive(window, seconds)
    this.#rewoundSeconds = seconds
    this.#update()
  }

  /** To a second of a recording, also before it has opened. */
  seekTo = (second: number): void => {
    this.#second = second
    const { video } = this.#options
    if (video.readyState > 0) video.currentTime = second
    this.#update()
  }

  goLive = (): void => {
    if (this.#options.isRecording) return
    this.seekBehind(0)
  }

  selectSource = (index: number): void => {
    if (index === this.#state.sourceIndex && !this.#hasFailed) return
    this.#wantsPlay = true
    this.#rotation = startRotation(index)
    this.#update({ leftSourceIndex: null })
    this.#open()
  }

  /** Starts over with the current source. */
  retry(): void {
    this.#wantsPlay = true
    this.#rotation = startRotation(this.#rotation.index)
    this.#open()
  }

  destroy(): void {
    this.#close()
    for (const cleanup of this.#cleanups) cleanup()
    this.#listeners.clear()
  }

  #listen(): void {
    const { video, network } = this.#options
    const on = (type: string, listener: () => void) => {
      video.addEventListener(type, listener)
      this.#cleanups.push(() => video.removeEventListener(type, listener))
    }
    on('playing', () => this.#onPlaying())
    on('waiting', () => this.#onStall())
    on('timeupdate', () => this.#onTime())
    on('loadedmetadata', () => this.#goOn())
    on('play', () => this.#onPlay())
    on('pause', () => this.#onPause())
    on('volumechange', () => this.#update({ isMuted: video.muted, volume: video.volume }))
    const ticker = setInterval(() => this.#onTick(), TICK_MS)
    this.#cleanups.push(() => clearInterval(ticker))
    this.#cleanups.push(network.subscribe(() => this.#onNetwork()))
  }

  #open(): void {
    this.#close()
    this.#rewoundSeconds = 0
    this.#stalledAt = this.#options.now()
    const opening = this.#opening
    const url = this.#options.urls[this.#rotation.index]
    this.#update({
      sourceIndex: this.#rotation.index,
      hasPicture: false,
      renditions: [],
      shownRendition: null,
      chosenRendition: AUTO_RENDITION,
    })
    if (url === undefined) {
      this.#giveUp()
      return
    }
    const isCurrent = () => opening === this.#opening
    const reports: PlaybackReports = {
      onRenditions: (renditions) => isCurrent() && this.#update({ renditions }),
      onRendition: (index) => isCurrent() && this.#update({ shownRendition: index }),
      onFailed: () => isCurrent() && this.#onFailure(),
    }
    this.#options.open(this.#options.video, url, reports).then(
      (playback) => {
        if (!isCurrent()) return playback.destroy()
        this.#playback = playback
        if (this.#wantsPlay) this.#startVideo()
      },
      () => isCurrent() && this.#onFailure(),
    )
  }

  #close(): void {
    this.#opening += 1
    clearTimeout(this.#retryTimer)
    this.#playback?.destroy()
    this.#playback = null
    this.#hasPlayed = false
    this.#hasFailed = false
    this.#isWaitingForNetwork = false
    this.#stalledAt = null
    this.#steadySince = null
  }

  #startVideo(): void {
    this.#options.video.play().catch((error: unknown) => {
      // AbortError: a new source was opened meanwhile. NotAllowedError: the browser requires a click on play.
      if (!(error instanceof DOMException) || error.name !== 'NotAllowedError') return
      this.#wantsPlay = false
      this.#update()
    })
  }

  /** A source of a recording has opened: it goes on where the last one was. */
  #goOn(): void {
    if (this.#options.isRecording && this.#second > 0) this.#options.video.currentTime = this.#second
  }

  #onPlaying(): void {
    this.#hasPlayed = true
    this.#stalledAt = null
    this.#steadySince ??= this.#options.now()
    this.#update({ hasPicture: true })
  }

  #onStall(): void {
    this.#stalledAt ??= this.#options.now()
    this.#steadySince = null
    this.#update()
  }

  #onPlay(): void {
    this.#wantsPlay = true
    this.#update()
  }

  /** A pause from outside: media keys or the picture-in-picture window. */
  #onPause(): void {
    if (this.#hasPlayed && this.#options.video.paused) this.#wantsPlay = false
    this.#update()
  }

  #onTime(): void {
    const { video, onProgramTime } = this.#options
    if (this.#stalledAt !== null && !video.seeking && video.readyState > 2) this.#stalledAt = null
    if (video.readyState > 0) this.#second = video.currentTime
    const programTime = this.#playback?.programTime() ?? null
    this.#update()
    if (programTime !== null)
      onProgramTime?.(new Date(programTime), Math.min(this.#rewoundSeconds, this.#state.position.behind))
  }

  #onTick(): void {
    const now = this.#options.now()
    const steadyMs = this.#steadySince === null ? 0 : now - this.#steadySince
    if (steadyMs >= NOTICE_MS) this.#update({ leftSourceIndex: null })
    if (steadyMs >= STEADY_MS) this.#rotation = afterSteadyPlay(this.#rotation)
    if (this.#wantsPlay && this.#stalledAt !== null && now - this.#stalledAt >= STALL_MAX_MS) this.#onFailure()
    this.#update()
  }

  #onFailure(): void {
    if (!this.#options.network.isOnline()) {
      this.#isWaitingForNetwork = true
      this.#update()
      return
    }
    const left = this.#rotation.index
    const step = afterFailure(this.#rotation, this.#options.urls.length, this.#hasPlayed)
    this.#rotation = step.rotation
    if (step.kind === 'give-up') {
      this.#giveUp()
      return
    }
    this.#close()
    this.#update({ hasPicture: false, leftSourceIndex: step.kind === 'switch' ? left : null })
    this.#retryTimer = setTimeout(() => this.#open(), step.delayMs)
  }

  #giveUp(): void {
    this.#close()
    this.#hasFailed = true
    this.#update({ leftSourceIndex: null })
  }

  #onNetwork(): void {
    const isBack = this.#options.network.isOnline()
    if (isBack && (this.#hasFailed || this.#isWaitingForNetwork)) this.retry()
    else if (isBack) this.#playback?.resume()
    else this.#update()
  }

  #window(): LiveWindow | null {
    const { isRecording, video } = this.#options
    if (isRecording) return Number.isFinite(video.duration) ? { start: 0, edge: video.duration } : null
    return this.#playback?.window() ?? null
  }

  #update(change: Partial<PlayerState> = {}): void {
    const { video, urls, network, now } = this.#options
    const next: PlayerState = {
      ...this.#state,
      ...change,
      isRetrying: this.#rotation.failures >= urls.length,
      phase: phaseOf({
        hasFailed: this.#hasFailed,
        isWaitingForNetwork: this.#isWaitingForNetwork || (this.#stalledAt !== null && !network.isOnline()),
        isPaused: !this.#wantsPlay,
        hasPlayed: this.#hasPlayed,
        isStalled: this.#stalledAt !== null,
      }),
      position: livePosition({
        currentTime: video.currentTime,
        window: this.#window(),
        programTime: this.#playback?.programTime() ?? null,
        edgeDistance: this.#playback?.edgeDistance() ?? null,
        now: now(),
      }),
    }
    if (isSameState(this.#state, next)) return
    this.#state = next
    for (const listener of this.#listeners) listener()
  }
}
