import { type ReactNode, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Select } from '#app/ui/select.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import type { MatchRow } from '#contract/match-row.ts'
import type { Side } from '#contract/match-state.ts'
import { Card } from '../../card.tsx'

export interface Choice {
  side: Side
  /** Absent: the whole team. */
  player?: number
}

interface TeamAndPlayerProps {
  title: string
  match: MatchRow
  /** Who can be chosen of a team. */
  playersOf: (side: Side) => readonly { id: number; name: string }[]
  children: (choice: Choice) => ReactNode
}

/** A card about one team at a time, or about one of its players. */
export function TeamAndPlayer({ title, match, playersOf, children }: TeamAndPlayerProps) {
  const [choice, setChoice] = useState<Choice>({ side: 'home' })
  const { side, player } = choice
  return (
    <Card title={title}>
      <Tabs
        label={title}
        tabs={(['home', 'away'] as const).map((each) => ({ key: each, label: match[each].name }))}
        selected={side}
        onSelect={(next) => setChoice({ side: next })}
        panelClassName="p-3"
        tabClassName="text-13"
      >
        <div className="mb-3 max-w-72">
          <Select
            aria-label={m.match_table_player()}
            value={String(player ?? '')}
            onChange={({ currentTarget: { value } }) => setChoice({ side, ...(value && { player: Number(value) }) })}
            options={[
              { value: '', label: m.match_depth_everybody() },
              ...playersOf(side).map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
          />
        </div>
        {children(choice)}
      </Tabs>
    </Card>
  )
}
