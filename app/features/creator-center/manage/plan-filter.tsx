import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import { OWN_PLANS_TEXT_MAX, type PlanOutcome } from '#contract/creator-rules.ts'
import { GAMES } from '#contract/games.ts'
import { PLAN_STATES } from '#contract/plan-rules.ts'
import { gameName } from '../../match/game-name.ts'
import { stateText } from '../../plan/plan-text.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { type CreatorSearch, creatorSearchOf } from '../creator-search.ts'

const OUTCOMES: Readonly<Record<PlanOutcome, () => string>> = {
  open: m.creator_open,
  won: m.creator_won,
  lost: m.creator_lost,
  none: m.creator_none,
}

/** How long after the last key a search begins. */
const TYPED_MS = 400

/** Which plans are shown. A choice applies at once. */
export function PlanFilter({ search }: { search: CreatorSearch }) {
  const { brand } = useShell()
  const navigate = useNavigate()
  const apply = (change: Partial<Record<keyof CreatorSearch, string>>) =>
    void navigate({ to: '.', search: creatorSearchOf({ ...search, ...change }), replace: true, resetScroll: false })
  return (
    <search className="grid grid-cols-2 gap-3 rounded-lg border border-line bg-surface-1 p-4 sm:grid-cols-3">
      <TitleField
        key={search.text === undefined ? '' : 'text'}
        text={search.text ?? ''}
        onSearch={(text) => apply({ text })}
      />
      <Field label={m.creator_filter_state()}>
        <Select
          value={search.state ?? ''}
          placeholder={m.creator_filter_all()}
          onChange={({ target }) => apply({ state: target.value })}
          options={PLAN_STATES.map((state) => ({ value: state, label: stateText(state) }))}
        />
      </Field>
      <Field label={m.creator_filter_result()}>
        <Select
          value={search.kind ?? ''}
          placeholder={m.creator_filter_all()}
          onChange={({ target }) => apply({ kind: target.value })}
          options={Object.entries(OUTCOMES).map(([value, label]) => ({ value, label: label() }))}
        />
      </Field>
      <Field label={m.plan_field_game()} className="max-sm:col-span-2">
        <Select
          value={search.game === undefined ? '' : String(search.game)}
          placeholder={m.creator_filter_all()}
          onChange={({ target }) => apply({ game: target.value })}
          options={GAMES.filter(({ id }) => !brand.games?.length || brand.games.includes(id)).map(({ id }) => ({
            value: String(id),
            label: gameName(id),
          }))}
        />
      </Field>
    </search>
  )
}

function TitleField({ text, onSearch }: { text: string; onSearch: (text: string) => void }) {
  const [typed, setTyped] = useState(text)
  useEffect(() => {
    if (typed.trim() === text) return
    const timer = setTimeout(() => onSearch(typed.trim()), TYPED_MS)
    return () => clearTimeout(timer)
  })
  return (
    <Field label={m.creator_filter_title()} className="col-span-2 sm:col-span-3">
      <Input
        type="search"
        dir="auto"
        maxLength={OWN_PLANS_TEXT_MAX}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </Field>
  )
}
