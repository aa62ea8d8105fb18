import { m } from '#app/paraglide/messages.js'
import { BlockLists } from './block-lists.tsx'
import { chatLook, TEXT_SIZES, type TextSize, useChatLook } from './chat-look.ts'
import { StepRow } from './step-row.tsx'

const SIZES: Readonly<Record<TextSize, () => string>> = {
  small: m.chat_look_small,
  normal: m.chat_look_normal,
  large: m.chat_look_large,
}

/** How the chat's text looks, and whom the visitor has blocked. */
export function ChatMenu() {
  const look = useChatLook()
  return (
    <div className="space-y-3 p-3 text-13 text-text">
      <StepRow
        label={m.chat_look_size()}
        options={TEXT_SIZES.map((value) => ({ value, label: SIZES[value]() }))}
        value={look.size}
        onChange={(size) => chatLook.set({ ...look, size })}
      />
      <label className="flex min-h-9 cursor-pointer items-center gap-2">
        <input
          type="checkbox"
          checked={look.showsTimes}
          onChange={({ target }) => chatLook.set({ ...look, showsTimes: target.checked })}
          className="size-4 accent-brand-text"
        />
        {m.chat_look_times()}
      </label>
      <BlockLists />
    </div>
  )
}
