import { useQuery } from '@tanstack/react-query'
import { ArrowUp, ImagePlus, X } from 'lucide-react'
import { type ChangeEvent, useRef, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import { GAMES } from '#contract/games.ts'
import { ARTICLE_MATCHES_MAX } from '#contract/news-rules.ts'
import { gameName } from '../../../match/game-name.ts'
import { roomMatchesQuery } from '../../../match/room-matches.queries.ts'
import { MatchLine } from '../../../plan/match-line.tsx'
import { useShell } from '../../../shell/shell.queries.ts'
import { Panel } from '../../panel.tsx'
import type { Facts } from '../article-copy.ts'
import { MatchPicker } from './match-picker.tsx'
import { uploadPicture } from './upload-picture.ts'

interface FactsPanelProps {
  id: number
  facts: Facts
  onChange: (change: Partial<Facts>) => void
}

/** What an article has besides its texts. */
export const FactsPanel = (props: FactsPanelProps) => (
  <Panel title={m.admin_article_facts()}>
    <div className="grid grid-cols-1 gap-4">
      <Cover {...props} />
      <Field label={m.admin_article_game()}>
        <Select
          value={props.facts.gameId === undefined ? '' : String(props.facts.gameId)}
          onChange={({ target }) => props.onChange({ gameId: target.value ? Number(target.value) : undefined })}
          placeholder={m.admin_article_no_game()}
          options={GAMES.map(({ id }) => ({ value: String(id), label: gameName(id) }))}
        />
      </Field>
      <Field label={m.admin_article_brand()} hint={m.admin_article_brand_hint()}>
        <Input
          dir="ltr"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          value={props.facts.brand ?? ''}
          onChange={({ target }) =>
            props.onChange({ brand: target.value.toLowerCase().replace(/[^a-z0-9-]/g, '') || undefined })
          }
        />
      </Field>
      <Matches {...props} />
    </div>
  </Panel>
)

function Cover({ id, facts: { cover }, onChange }: FactsPanelProps) {
  const { hasOwnBackend } = useShell().brand
  const picker = useRef<HTMLInputElement>(null)
  const [isBusy, setIsBusy] = useState(false)
  const upload = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    target.value = ''
    if (!file) return
    setIsBusy(true)
    const stored = await uploadPicture(id, file, hasOwnBackend)
    setIsBusy(false)
    if (stored) onChange({ cover: stored.path })
  }
  return (
    <div className="grid gap-1.5">
      <p className="font-medium text-13">{m.admin_article_cover()}</p>
      {cover ? (
        <img src={cover} alt={m.admin_article_cover()} className="aspect-video w-full rounded-md object-cover" />
      ) : (
        <p className="rounded-md border border-line border-dashed p-3 text-13 text-text-muted">
          {m.admin_article_cover_none()}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" disabled={isBusy} aria-busy={isBusy} onClick={() => picker.current?.click()}>
          <ImagePlus size={16} aria-hidden />
          {cover ? m.admin_article_cover_replace() : m.admin_article_cover_choose()}
        </Button>
        {cover && (
          <Button variant="bare" onClick={() => onChange({ cover: undefined })}>
            {m.admin_article_cover_remove()}
          </Button>
        )}
      </div>
      <input
        ref={picker}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        aria-label={m.admin_article_cover()}
        hidden
        onChange={(event) => void upload(event)}
      />
    </div>
  )
}

function Matches({ facts: { matchIds, gameId }, onChange }: FactsPanelProps) {
  const [isPicking, setIsPicking] = useState(false)
  const { data } = useQuery(roomMatchesQuery(matchIds.map((matchId) => ({ matchId }))))
  const rows = new Map(data?.matches.map((row) => [row.id, row]))
  const without = (id: number) => matchIds.filter((each) => each !== id)
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <p className="font-medium text-13">{m.admin_article_matches()}</p>
      <p className="text-13 text-text-muted">{m.admin_article_matches_hint()}</p>
      <ul className="grid grid-cols-1 gap-2">
        {matchIds.map((id, at) => {
          const row = rows.get(id)
          const name = row ? `${row.home.name} - ${row.away.name}` : String(id)
          return (
            <li key={id} className="flex items-center gap-1 rounded-md border border-line p-2">
              <div className="min-w-0 flex-1">
                {row ? <MatchLine match={row} /> : <span className="text-13 text-text-muted">{id}</span>}
              </div>
              {at > 0 && (
                <IconButton
                  label={m.admin_article_match_first({ match: name })}
                  onClick={() => onChange({ matchIds: [id, ...without(id)] })}
                >
                  <ArrowUp size={16} aria-hidden />
                </IconButton>
              )}
              <IconButton
                label={m.admin_article_match_remove({ match: name })}
                onClick={() => onChange({ matchIds: without(id) })}
              >
                <X size={16} aria-hidden />
              </IconButton>
            </li>
          )
        })}
      </ul>
      {matchIds.length < ARTICLE_MATCHES_MAX && (
        <div>
          <Button variant="quiet" onClick={() => setIsPicking(true)}>
            {m.admin_article_match_add()}
          </Button>
        </div>
      )}
      {isPicking && (
        <MatchPicker
          gameId={gameId}
          onClose={() => setIsPicking(false)}
          onPick={({ match }) => {
            setIsPicking(false)
            onChange({ matchIds: [...without(match), match] })
          }}
        />
      )}
    </div>
  )
}
