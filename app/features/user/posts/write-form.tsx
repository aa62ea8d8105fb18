import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useOnline } from '#app/lib/use-online.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import { GAMES } from '#contract/games.ts'
import { type Language, LOCALES, localeByCode } from '#contract/languages.ts'
import type { OwnPost } from '#contract/post.ts'
import { POST_TEXT, POST_TITLE } from '#contract/post-rules.ts'
import { FormError } from '../../login/form/form-error.tsx'
import { gameName } from '../../match/game-name.ts'
import { RichText } from '../../rich-text/rich-text.tsx'
import { useShell } from '../../shell/shell.queries.ts'
import { type Faults, faultsOf } from './post-faults.ts'
import { PostNotes } from './post-notes.tsx'
import type { PostValues } from './post-values.ts'
import { useCards } from './use-cards.tsx'
import { type Base, useSaving } from './use-saving.ts'
import { useSend, useUpload } from './use-sending.ts'

const PostPreview = lazy(() => import('./post-preview.tsx').then((module) => ({ default: module.PostPreview })))

interface WriteFormProps {
  post: OwnPost | undefined
  base: Base
  values: PostValues
  stored: PostValues | undefined
  moved: OwnPost | undefined
  onMade: (post: OwnPost) => void
  /** Begins anew with what is stored. */
  onLoad: (post: OwnPost) => void
}

/** The form of a post: kept on this device and on the server while it is written, then sent to staff. */
export function WriteForm({ post, base, values: begun, stored, moved: isMoved, onMade, onLoad }: WriteFormProps) {
  const shell = useShell()
  const [values, setValues] = useState(begun)
  const [isPreview, setIsPreview] = useState(false)
  const [ownFaults, setOwnFaults] = useState<Faults>({})
  const navigate = useNavigate()
  const made = (one: OwnPost) => {
    onMade(one)
    void navigate({ to: '.', search: { order: one.id }, replace: true, resetScroll: false })
  }
  const saving = useSaving(values, { stored, base, moved: isMoved, onMade: made })
  const { status, fault, moved, save } = saving
  const cards = useCards()
  const upload = useUpload(saving)
  const faults = { ...faultsOf(fault, shell), ...ownFaults }
  const change = (part: Partial<PostValues>) => {
    setOwnFaults({})
    setValues((before) => ({ ...before, ...part }))
  }
  const written = localeByCode(values.language) ?? shell.locale
  const { send, isBusy } = useSend(saving, values, setOwnFaults)
  return (
    <>
      <PostNotes
        post={post}
        moved={moved}
        onMine={saving.keepMine}
        onOther={() => {
          if (!moved) return
          saving.forget()
          onLoad(moved)
        }}
      />
      {isPreview && (
        <Suspense>
          <PostPreview values={values} onEnd={() => setIsPreview(false)} />
        </Suspense>
      )}
      <form
        noValidate
        hidden={isPreview}
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
        className="grid gap-4 rounded-lg border border-line bg-surface-1 p-4 [&[hidden]]:hidden"
      >
        <Field
          label={m.user_post_field_title()}
          hint={m.user_post_field_title_hint(POST_TITLE)}
          error={faults.title}
          isRequired
        >
          <Input
            lang={written.tag}
            dir="auto"
            maxLength={POST_TITLE.max}
            value={values.title}
            onChange={({ target }) => change({ title: target.value })}
          />
        </Field>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Field label={m.user_post_field_game()}>
            <Select
              value={String(values.gameId)}
              onChange={({ target }) => change({ gameId: Number(target.value) })}
              options={[
                { value: '0', label: m.user_post_field_game_none() },
                ...GAMES.filter(({ id }) => shell.brand.games?.includes(id) ?? true).map(({ id }) => ({
                  value: String(id),
                  label: gameName(id),
                })),
              ]}
            />
          </Field>
          <Field label={m.user_post_field_language()}>
            <Select
              value={values.language}
              onChange={({ target }) => change({ language: target.value as Language })}
              options={LOCALES.map(({ code, endonym }) => ({ value: code, label: endonym }))}
            />
          </Field>
        </div>
        <RichText
          key={values.language}
          label={m.user_post_field_text()}
          hint={m.user_post_field_text_hint({ min: POST_TEXT.min })}
          error={faults.text}
          placeholder={m.user_post_field_text_placeholder()}
          initial={values.document}
          onChange={(document) => change({ document })}
          language={written}
          charsMax={POST_TEXT.max}
          upload={upload}
          cards={cards.field}
          hasHeadings
          isRequired
        />
        <FormError text={faults.form} />
        <div className="flex flex-wrap items-center gap-2">
          <Button type="submit" disabled={isBusy || moved !== undefined} aria-busy={isBusy}>
            {m.user_post_send()}
          </Button>
          <Button variant="quiet" onClick={() => setIsPreview(true)}>
            {m.user_post_preview()}
          </Button>
          <Button variant="quiet" disabled={status === 'saving' || moved !== undefined} onClick={() => void save()}>
            {m.user_post_save()}
          </Button>
          <SaveStatus status={status} />
        </div>
      </form>
      {cards.dialog}
    </>
  )
}

const SAVE_TEXTS = { saving: m.user_post_saving, saved: m.user_post_saved, unsaved: m.user_post_unsaved }

function SaveStatus({ status }: { status: keyof typeof SAVE_TEXTS | undefined }) {
  const isOnline = useOnline()
  return (
    <p role="status" className="text-13 text-text-muted">
      {isOnline ? status && SAVE_TEXTS[status]() : m.user_post_offline()}
    </p>
  )
}
