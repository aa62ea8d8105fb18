import { X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { cn } from '#app/lib/cn.ts'
import { m } from '#app/paraglide/messages.js'
import { BLOCKED_WORD_MAX, blocks, useBlocks, withWord } from './blocks.ts'

/** Words and people whose messages the visitor does not see, each with a way back. On any ground, in its colours. */
export function BlockLists({ className }: { className?: string }) {
  const blocked = useBlocks()
  const [word, setWord] = useState('')
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    blocks.set(withWord(blocked, word))
    setWord('')
  }
  return (
    <section dir="auto" aria-label={m.chat_block_title()} className={cn('grid gap-2', className)}>
      <form onSubmit={onSubmit} className="flex gap-1">
        <input
          aria-label={m.chat_block_word_field()}
          placeholder={m.chat_block_word_field()}
          value={word}
          maxLength={BLOCKED_WORD_MAX}
          dir="auto"
          autoComplete="off"
          enterKeyHint="done"
          onChange={({ target }) => setWord(target.value)}
          className="min-h-8 w-full min-w-0 rounded-sm border border-current/40 bg-transparent px-2 placeholder:text-current/70"
        />
        <button type="submit" className="min-h-8 shrink-0 rounded-sm border border-current/40 px-2 font-semibold">
          {m.chat_block_word_add()}
        </button>
      </form>
      {blocked.words.length > 0 && (
        <Entries
          title={m.chat_block_words()}
          entries={blocked.words.map((each) => ({ key: each, name: each }))}
          onRemove={(key) => blocks.set({ ...blocked, words: blocked.words.filter((each) => each !== key) })}
        />
      )}
      {blocked.users.length > 0 && (
        <Entries
          title={m.chat_block_users()}
          entries={blocked.users.map(({ uid, name }) => ({ key: String(uid), name }))}
          onRemove={(key) => blocks.set({ ...blocked, users: blocked.users.filter(({ uid }) => String(uid) !== key) })}
        />
      )}
      <p className="opacity-75">{m.chat_block_hint()}</p>
    </section>
  )
}

interface EntriesProps {
  title: string
  entries: readonly { key: string; name: string }[]
  onRemove: (key: string) => void
}

function Entries({ title, entries, onRemove }: EntriesProps) {
  return (
    <div>
      <p className="mb-1 opacity-75">{title}</p>
      <ul aria-label={title} className="flex flex-wrap gap-1">
        {entries.map(({ key, name }) => (
          <li key={key} className="max-w-full">
            <button
              type="button"
              aria-label={m.chat_block_remove({ name })}
              title={m.chat_block_remove({ name })}
              onClick={() => onRemove(key)}
              className="flex min-h-7 max-w-full items-center gap-1 rounded-full border border-current/40 px-2"
            >
              <bdi className="truncate">{name}</bdi>
              <X size={12} aria-hidden className="shrink-0" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
