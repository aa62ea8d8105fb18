import { type FormEvent, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import { Switch } from '#app/ui/switch.tsx'
import { toast } from '#app/ui/toast.ts'
import type { ChatModes } from '#contract/chat.ts'
import { MIN_LEVELS, SLOW_SECONDS } from '#contract/chat-rules.ts'
import { useShell } from '../../shell/shell.queries.ts'
import type { ChatClient } from '../chat-client.ts'
import { refusalText } from './refusal-text.ts'

interface ModesPanelProps {
  chat: ChatClient
  modes: ChatModes
  onSaved: () => void
}

/** Who may speak in the room, and how often. */
export function ModesPanel({ chat, modes, onSaved }: ModesPanelProps) {
  const { locale } = useShell()
  const [chosen, setChosen] = useState(modes)
  const [isBusy, setIsBusy] = useState(false)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    const said = await chat.setModes(chosen)
    setIsBusy(false)
    if (!said.ok) return toast(refusalText(said.why), 'error')
    toast(m.chat_settings_saved())
    onSaved()
  }
  const set = (change: { [Name in keyof ChatModes]: ChatModes[Name] | undefined }) =>
    setChosen((before) => withoutAbsent({ ...before, ...change }))
  const off = { value: '', label: m.chat_settings_off() }
  const secondsText = (seconds: number) =>
    new Intl.NumberFormat(locale.tag, {
      style: 'unit',
      unit: seconds < 60 ? 'second' : 'minute',
      unitDisplay: 'long',
    }).format(seconds < 60 ? seconds : seconds / 60)
  return (
    <form onSubmit={(event) => void save(event)} className="grid gap-3">
      <p className="text-13 text-text-muted">{m.chat_settings_text()}</p>
      <Field label={m.chat_settings_slow()} hint={m.chat_settings_slow_hint()}>
        <Select
          value={String(chosen.slowSeconds ?? '')}
          onChange={({ target }) => set({ slowSeconds: Number(target.value) || undefined })}
          options={[off, ...SLOW_SECONDS.map((each) => ({ value: String(each), label: secondsText(each) }))]}
        />
      </Field>
      <Field label={m.chat_settings_level()} hint={m.chat_settings_level_hint()}>
        <Select
          value={String(chosen.minLevel ?? '')}
          onChange={({ target }) => set({ minLevel: Number(target.value) || undefined })}
          options={[off, ...MIN_LEVELS.map((level) => ({ value: String(level), label: m.chat_mode_level({ level }) }))]}
        />
      </Field>
      <Switch
        label={m.chat_mode_followers()}
        hint={m.chat_settings_followers_hint()}
        checked={chosen.isFollowersOnly ?? false}
        onChange={({ target }) => set({ isFollowersOnly: target.checked || undefined })}
      />
      <Switch
        label={m.chat_mode_members()}
        hint={m.chat_settings_members_hint()}
        checked={chosen.isMembersOnly ?? false}
        onChange={({ target }) => set({ isMembersOnly: target.checked || undefined })}
      />
      <Button type="submit" disabled={isBusy} aria-busy={isBusy} className="justify-self-end">
        {m.chat_settings_save()}
      </Button>
    </form>
  )
}

const withoutAbsent = (modes: { [Name in keyof ChatModes]: ChatModes[Name] | undefined }): ChatModes =>
  Object.fromEntries(Object.entries(modes).filter(([, value]) => value !== undefined))
