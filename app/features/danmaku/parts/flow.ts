import Engine from 'danmaku/dist/esm/danmaku.dom.js'
import { m } from '#app/paraglide/messages.js'
import type { ChatMessage } from '#contract/chat.ts'
import type { DanmakuSettings } from '../settings.ts'
import { Lanes } from './lanes.ts'

/** How long a message is seen, by the setting `speed`. */
const SECONDS = [12, 8, 5] as const
/** Free space behind a message, in heights of a line, by the setting `density`. */
const GAPS = [20, 5, 1] as const
const LINE_HEIGHT = 1.5
/** The engine keeps all it was given, to show it again after rewinding. */
const KEPT_MAX = 1500

type Said = Pick<ChatMessage, 'id' | 'text' | 'at'> & { uid: number; isOwn: boolean }

export interface FlowOptions {
  /** What it fills. Its own direction is left to right: the engine counts from there. */
  box: HTMLElement
  video: HTMLVideoElement
  settings: DanmakuSettings
  /** Messages enter where this page's lines end. */
  isRightToLeft: boolean
}

/** Messages over a video, moved by the engine with the video's own time, dropped when too many. */
export class Flow {
  readonly #options: FlowOptions
  readonly #lanes = new Lanes()
  readonly #resizing: ResizeObserver
  readonly #shown = new Map<number, HTMLElement>()
  #settings: DanmakuSettings
  #engine: Engine
  #stage: HTMLElement
  #kept = 0
  /** Engines that are replaced and still show their last messages. */
  readonly #leaving = new Set<() => void>()

  constructor(options: FlowOptions) {
    this.#options = options
    this.#settings = options.settings
    ;[this.#engine, this.#stage] = this.#begin()
    this.#resizing = new ResizeObserver(() => this.#fit())
    this.#resizing.observe(options.box)
  }

  /** What is said at the time of the picture. The viewer's own messages are not dropped. */
  take(messages: readonly ChatMessage[], ownUid: number | undefined): void {
    const texts = messages.filter(({ text }) => text !== '')
    const said = texts.map(({ id, text, at, by: { uid, isSimulated } }) => ({
      id,
      text: isSimulated ? `[${m.chat_crowd_mark()}] ${text}` : text,
      at,
      uid,
      isOwn: uid === ownUid,
    }))
    for (const each of said) {
      if (each.isOwn) this.#show(each)
      else this.#showIfFree(each)
    }
  }

  /** A message that was taken out. */
  remove(id: number): void {
    this.#shown.get(id)?.remove()
  }

  /** Messages that are not wanted any more. */
  removeIf(isRemoved: (message: { uid: number; text: string }) => boolean): void {
    for (const element of this.#shown.values()) {
      const { uid, textContent: text } = { uid: Number(element.dataset.uid), textContent: element.textContent }
      if (isRemoved({ uid, text })) element.remove()
    }
  }

  set(settings: DanmakuSettings): void {
    const isOtherMode = settings.mode !== this.#settings.mode
    this.#settings = settings
    if (isOtherMode) this.#engine.clear()
    this.#fit()
  }

  destroy(): void {
    this.#resizing.disconnect()
    for (const end of [...this.#leaving]) end()
    this.#engine.destroy()
    this.#stage.remove()
  }

  #begin(): [Engine, HTMLElement] {
    const { box, video } = this.#options
    const stage = document.createElement('div')
    stage.className = 'absolute inset-0'
    box.appendChild(stage)
    this.#kept = 0
    return [new Engine({ container: stage, media: video, speed: this.#speed() }), stage]
  }

  #speed = (): number => Math.max(1, this.#options.box.clientWidth / SECONDS[this.#settings.speed])

  #fit(): void {
    this.#engine.resize()
    this.#engine.speed = this.#speed()
    this.#lanes.clear()
  }

  #showIfFree(message: Said): void {
    const { box, video } = this.#options
    const { speed, density, mode } = this.#settings
    const line = Number.parseFloat(getComputedStyle(box).fontSize) * LINE_HEIGHT
    const look = {
      rows: Math.max(1, Math.floor(box.clientHeight / line)),
      width: box.clientWidth / line,
      seconds: SECONDS[speed],
      gap: GAPS[density],
      isStanding: mode > 0,
    }
    if (!video.paused && !document.hidden && this.#lanes.take(message.text, look, video.currentTime))
      this.#show(message)
  }

  #show(message: Said): void {
    if (this.#kept >= KEPT_MAX) this.#renew()
    this.#kept += 1
    const { mode } = this.#settings
    const scroll = this.#options.isRightToLeft ? 'ltr' : 'rtl'
    this.#engine.emit({ mode: mode === 0 ? scroll : mode === 1 ? 'top' : 'bottom', render: () => this.#draw(message) })
  }

  /** The engine may ask again after rewinding. */
  #draw({ id, text, uid, isOwn }: Said): HTMLElement {
    const element = document.createElement('div')
    element.dir = 'auto'
    element.textContent = text
    element.dataset.uid = String(uid)
    if (isOwn) element.dataset.own = ''
    this.#shown.set(id, element)
    const [oldest] = this.#shown.keys()
    if (this.#shown.size > KEPT_MAX && oldest !== undefined) this.#shown.delete(oldest)
    return element
  }

  /** A new engine takes over; the old one ends when its last message has passed. */
  #renew(): void {
    const [engine, stage] = [this.#engine, this.#stage]
    const end = () => {
      clearTimeout(timer)
      this.#leaving.delete(end)
      engine.destroy()
      stage.remove()
    }
    const timer = setTimeout(end, SECONDS[0] * 1000)
    this.#leaving.add(end)
    ;[this.#engine, this.#stage] = this.#begin()
  }
}
