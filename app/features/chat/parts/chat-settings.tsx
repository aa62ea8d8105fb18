import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Dialog } from '#app/ui/dialog.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import type { ChatModes } from '#contract/chat.ts'
import type { ChatClient } from '../chat-client.ts'
import { ModeratorsPanel } from '../moderators-panel.tsx'
import { MutesPanel } from '../mutes-panel.tsx'
import { DeedsPanel } from './deeds-panel.tsx'
import { ModesPanel } from './modes-panel.tsx'
import { refusalText } from './refusal-text.ts'

interface ChatSettingsProps {
  chat: ChatClient
  modes: ChatModes
  roomId: number
  onClose: () => void
}

const TABS = {
  modes: m.chat_modes,
  moderators: m.chat_moderators,
  mutes: m.chat_mutes,
  deeds: m.chat_deeds,
} as const
type Tab = keyof typeof TABS

/** For those who moderate a room: who may speak, who moderates, who is muted, what was done. */
export function ChatSettings({ chat, modes, roomId, onClose }: ChatSettingsProps) {
  const [tab, setTab] = useState<Tab>('modes')
  const unmute = async (uid: number) => {
    const said = await chat.mute(uid, 0)
    return said.ok ? null : refusalText(said.why)
  }
  return (
    <Dialog isOpen isSticky isWide onClose={onClose} title={m.chat_settings()} closeLabel={m.user_act_close()}>
      <Tabs
        label={m.chat_settings()}
        tabs={(Object.keys(TABS) as Tab[]).map((key) => ({ key, label: TABS[key]() }))}
        selected={tab}
        onSelect={setTab}
        panelClassName="pt-4 sm:min-h-96"
      >
        {tab === 'modes' && <ModesPanel chat={chat} modes={modes} onSaved={onClose} />}
        {tab === 'moderators' && <ModeratorsPanel roomId={roomId} />}
        {tab === 'mutes' && <MutesPanel unmute={unmute} roomId={roomId} />}
        {tab === 'deeds' && <DeedsPanel roomId={roomId} />}
      </Tabs>
    </Dialog>
  )
}
