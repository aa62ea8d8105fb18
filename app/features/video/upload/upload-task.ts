import type { Failure } from '#app/lib/call-error.ts'
import type { Result } from '#contract/call.ts'
import type { ErrorName } from '#contract/errors.ts'
import type { OwnVideo, Upload } from '#contract/video.ts'
import { nameOf } from './known-files.ts'

/** `waiting`: for the network. `finishing`: all parts are there, and the backend makes a file of them. */
export type UploadPhase = 'sending' | 'paused' | 'waiting' | 'finishing' | 'done' | 'failed'

export interface UploadState {
  phase: UploadPhase
  sentBytes: number
  bytesPerSecond?: number | undefined
  /** Why it failed. */
  failure?: Failure | undefined
}

export interface PartToSend {
  id: number
  part: number
  lease: string
  body: Blob
}

/** What an upload needs of the page. */
export interface UploadPorts {
  resume(file: { id: number; name: string; size: number }): Promise<Result<Upload>>
  /** Fails with `unavailable` where there is no answer. */
  putPart(part: PartToSend, onProgress: (bytes: number) => void, signal: AbortSignal): Promise<Result<unknown>>
  complete(upload: { id: number; lease: string }): Promise<Result<OwnVideo>>
  /** Resolves after so long, or earlier when the network is back, or the signal aborts. */
  wait(ms: number, signal: AbortSignal): Promise<void>
  now(): number
}

const RETRY_MS_MAX = 30_000
const RETRY_MS = 1000
/** How often it is asked anew which parts are there, when the backend has not all of them. */
const ROUNDS_MAX = 3
/** The speed is that of these last milliseconds. */
const SPEED_WINDOW_MS = 8000
/** These pass by themselves. */
const PASSING: readonly ErrorName[] = ['unavailable', 'rate_limited', 'internal']

/** One file on its way, in parts: paused, resumed, and tried again while the network is gone. */
export class UploadTask {
  readonly id: number
  readonly file: File
  readonly #ports: UploadPorts
  readonly #listeners = new Set<() => void>()
  #state: UploadState = { phase: 'sending', sentBytes: 0 }
  #upload: Upload
  #there: Set<number>
  #abort = new AbortController()
  #samples: { at: number; bytes: number }[] = []
  #video: OwnVideo | undefined

  constructor(upload: Upload, file: File, ports: UploadPorts) {
    this.id = upload.id
    this.file = file
    this.#ports = ports
    this.#upload = upload
    this.#there = new Set(upload.parts)
    this.#state = { phase: 'sending', sentBytes: this.#bytesThere() }
  }

  getState = (): UploadState => this.#state

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The video as the backend had it when its file was whole. */
  get video(): OwnVideo | undefined {
    return this.#video
  }

  /** Sends what is missing; resolves when it is done, paused or failed. */
  async run(): Promise<void> {
    const { signal } = this.#abort
    for (let round = 1; round <= ROUNDS_MAX; round += 1) {
      if (!(await this.#sendAll(signal))) return
      this.#set({ phase: 'finishing', bytesPerSecond: undefined })
      const answer = await this.#persist(() => this.#ports.complete(this.#upload), signal, 'finishing')
      if (!answer) return
      if (answer.ok) {
        this.#video = answer.data
        this.#set({ phase: 'done', sentBytes: this.file.size })
        return
      }
      if (answer.error.code !== 'order_moved' || round === ROUNDS_MAX) return this.#fail(answer.error)
      if (!(await this.#askWhatIsThere(signal))) return
    }
  }

  pause = (): void => {
    this.#abort.abort()
    this.#set({ phase: 'paused', bytesPerSecond: undefined, sentBytes: this.#bytesThere() })
  }

  /** After a pause or a failure. */
  resume = async (): Promise<void> => {
    this.#abort.abort()
    this.#abort = new AbortController()
    this.#samples = []
    this.#set({ phase: 'sending', failure: undefined })
    if (await this.#askWhatIsThere(this.#abort.signal)) await this.run()
  }

  /** Nothing more is sent, and nobody is told. */
  stop(): void {
    this.#abort.abort()
    this.#listeners.clear()
  }

  async #sendAll(signal: AbortSignal): Promise<boolean> {
    const { partBytes } = this.#upload
    const count = Math.ceil(this.file.size / partBytes)
    for (let part = 1; part <= count; part += 1) {
      if (this.#there.has(part)) continue
      const before = this.#bytesThere()
      const onProgress = (bytes: number) => this.#progress(before + bytes)
      const { id, lease } = this.#upload
      const body = this.file.slice((part - 1) * partBytes, part * partBytes)
      const put = () => this.#ports.putPart({ id, part, lease, body }, onProgress, signal)
      const answer = await this.#persist(put, signal, 'sending')
      if (!answer) return false
      if (!answer.ok) {
        this.#fail(answer.error)
        return false
      }
      this.#there.add(part)
      this.#progress(this.#bytesThere())
    }
    return true
  }

  async #askWhatIsThere(signal: AbortSignal): Promise<boolean> {
    const { id, file } = this
    const ask = () => this.#ports.resume({ id, name: nameOf(file), size: file.size })
    const answer = await this.#persist(ask, signal, 'sending')
    if (!answer) return false
    if (!answer.ok) {
      this.#fail(answer.error)
      return false
    }
    this.#upload = answer.data
    this.#there = new Set(answer.data.parts)
    this.#set({ sentBytes: this.#bytesThere() })
    return true
  }

  /** Tries until there is an answer that stays; undefined when it was paused meanwhile. */
  async #persist<T>(
    send: () => Promise<Result<T>>,
    signal: AbortSignal,
    phase: 'sending' | 'finishing',
  ): Promise<Result<T> | undefined> {
    for (let tries = 0; !signal.aborted; tries += 1) {
      const answer = await send()
      if (signal.aborted) return undefined
      if (answer.ok || !PASSING.includes(answer.error.code)) {
        this.#set({ phase })
        return answer
      }
      this.#samples = []
      this.#set({ phase: 'waiting', bytesPerSecond: undefined, sentBytes: this.#bytesThere() })
      await this.#ports.wait(Math.min(RETRY_MS_MAX, RETRY_MS * 2 ** tries), signal)
    }
    return undefined
  }

  #fail(failure: Failure): void {
    this.#set({ phase: 'failed', failure, bytesPerSecond: undefined })
  }

  #bytesThere(): number {
    const { partBytes } = this.#upload
    const lengthOf = (part: number) => Math.min(partBytes, this.file.size - (part - 1) * partBytes)
    return [...this.#there].reduce((bytes, part) => bytes + Math.max(0, lengthOf(part)), 0)
  }

  #progress(sentBytes: number): void {
    const at = this.#ports.now()
    this.#samples = [...this.#samples.filter((sample) => at - sample.at <= SPEED_WINDOW_MS), { at, bytes: sentBytes }]
    const [first] = this.#samples
    const seconds = first ? (at - first.at) / 1000 : 0
    const bytesPerSecond =
      first && seconds >= 1 ? Math.max(0, (sentBytes - first.bytes) / seconds) : this.#state.bytesPerSecond
    this.#set({ phase: 'sending', sentBytes, bytesPerSecond })
  }

  #set(change: Partial<UploadState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}
