import { MessageSquareDot, MessageSquareMore, MessageSquareOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { ControlMenu } from '#app/features/live/player/controls/control-menu.tsx'
import { IconButton } from '#app/features/live/player/controls/icon-button.tsx'
import { cn } from '#app/lib/cn.ts'
import { m } from '#app/paraglide/messages.js'
import { isBlocked, useBlocks } from '../chat/blocks.ts'
import { useRoomChat } from '../chat/use-chat.ts'
import { useViewer } from '../session/viewer.queries.ts'
import { useShell } from '../shell/shell.queries.ts'
import { Flow } from './parts/flow.ts'
import { SettingsPanel } from './parts/settings-panel.tsx'
import { changeSettings, type DanmakuSettings, useDanmakuSettings } from './settings.ts'

interface LayerProps {
  roomId: number
  video: HTMLVideoElement
}

/** What is said in a room's chat, over its picture, while the viewer has it switched on. */
export function DanmakuLayer(props: LayerProps) {
  const settings = useDanmakuSettings()
  return settings.isOn && <Messages {...props} settings={settings} />
}

/** The picture above score and controls is shared out by these. */
const HEIGHTS = ['h-[calc((100%-7.5rem)/4)]', 'h-[calc((100%-7.5rem)/2)]', 'h-[calc(100%-7.5rem)]'] as const
const LAYER =
  'pointer-events-none absolute inset-x-0 top-0 min-h-[2em] overflow-hidden font-semibold text-white leading-[1.5] [text-shadow:0_0_2px_#000,0_1px_3px_#000] **:data-uid:px-1 **:data-own:rounded-sm **:data-own:outline-1 **:data-own:outline-white **:data-own:-outline-offset-1'
/** Grows with the picture. */
const SIZES = [
  'text-[length:clamp(12px,1.8cqw,24px)]',
  'text-[length:clamp(14px,2.3cqw,30px)]',
  'text-[length:clamp(18px,3.1cqw,40px)]',
] as const

function Messages({ roomId, video, settings }: LayerProps & { settings: DanmakuSettings }) {
  const chat = useRoomChat(roomId)?.paced
  const ownUid = useViewer()?.uid
  const { locale } = useShell()
  const blocks = useBlocks()
  const [box, setBox] = useState<HTMLElement | null>(null)
  const flow = useRef<Flow>(undefined)
  const first = useRef(settings)
  const isRightToLeft = locale.dir === 'rtl'
  useEffect(() => {
    if (!box) return
    const created = new Flow({ box, video, settings: first.current, isRightToLeft })
    flow.current = created
    return () => created.destroy()
  }, [box, video, isRightToLeft])
  useEffect(() => {
    first.current = settings
    flow.current?.set(settings)
  }, [settings])
  useEffect(() => {
    flow.current?.removeIf(({ uid, text }) => isBlocked({ by: { uid }, text }, blocks))
    return chat?.onNews((news) => {
      if ('removed' in news) flow.current?.remove(news.removed)
      else {
        const wanted = news.messages.filter((message) => !isBlocked(message, blocks))
        flow.current?.take(wanted, ownUid)
      }
    })
  }, [chat, ownUid, blocks])
  return (
    <div
      ref={setBox}
      // Whoever listens has the chat itself.
      aria-hidden="true"
      dir="ltr"
      data-danmaku=""
      style={{ opacity: settings.opacity }}
      className={cn(LAYER, HEIGHTS[settings.area], SIZES[settings.size])}
    />
  )
}

/** In the player's controls: a switch, and what can be chosen. A narrow player has the switch in the menu only. */
export function DanmakuControls() {
  const settings = useDanmakuSettings()
  return (
    <>
      <IconButton
        className="@max-[560px]:hidden"
        label={m.danmaku_option()}
        icon={settings.isOn ? MessageSquareDot : MessageSquareOff}
        aria-pressed={settings.isOn}
        onClick={() => changeSettings({ isOn: !settings.isOn })}
      />
      <ControlMenu label={m.danmaku_settings()} icon={MessageSquareMore} isWide>
        <SettingsPanel settings={settings} />
      </ControlMenu>
    </>
  )
}
