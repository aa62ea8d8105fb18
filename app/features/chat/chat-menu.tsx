import { m } from '#app/paraglide/messages.js'
import { useShell } from '../shell/shell.queries.ts'
import { BlockLists } from './block-lists.tsx'
import { blocks, useBlocks, withCrowd } from './blocks.ts'
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
  const blocked = useBlocks()
  const { brand } = useShell()
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
      {brand.isDemo && (
        <label className="flex min-h-9 cursor-pointer items-center gap-2">
          <input
            type="checkbox"
            checked={!blocked.isWithoutCrowd}
            onChange={({ target }) => blocks.set(withCrowd(blocked, target.checked))}
            className="size-4 accent-brand-text"
          />
          {m.chat_crowd_show()}
        </label>
      )}
      <BlockLists />
    </div>
  )
}
