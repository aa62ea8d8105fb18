import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useNow } from '#app/lib/use-now.ts'
import { useOnline } from '#app/lib/use-online.ts'
import { useSubmit } from '#app/lib/use-submit.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import type { Result } from '#contract/call.ts'
import type { Comment, CommentTaken } from '#contract/comment.ts'
import { COMMENT_TEXT_MAX } from '#contract/comment-rules.ts'
import { useTextDraft } from '../../draft/use-text-draft.ts'
import { errorText } from '../../shell/error-text.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { mutedText, refusalText } from '../refusal-text.ts'

interface CommentFormProps<Input> {
  /** Of its draft, which a reload and a sign-in keep. */
  name: string
  label: string
  submitLabel: string
  /** What the field holds without a draft. */
  initial?: string
  mutedUntil?: string | undefined
  send: (options: { data: { key: string; input: Input } }) => Promise<Result<CommentTaken>>
  inputOf: (text: string) => Input
  onTaken: (comment: Comment) => void
  onCancel?: () => void
  children?: ReactNode
}

/** From so many letters before the limit on their number is shown. */
const COUNTED_FROM = COMMENT_TEXT_MAX - 80

/** Where a comment is written. What is typed stays until it was taken. Control and Enter send. */
export function CommentForm<Input>(props: CommentFormProps<Input>) {
  const { name, label, submitLabel, initial = '', mutedUntil, send, inputOf, onTaken, onCancel } = props
  const shell = useShell()
  const [draft, setDraft] = useTextDraft(`comment-${name}`)
  const [isTouched, setIsTouched] = useState(initial === '')
  const text = isTouched || draft !== '' ? draft : initial
  const [fault, setFault] = useState<string>()
  const { submit, isBusy } = useSubmit(send)
  const isOnline = useOnline()
  const isMuted = useNow((nowMs): boolean => mutedUntil !== undefined && nowMs < Date.parse(mutedUntil), 0)
  const field = useRef<HTMLTextAreaElement>(null)
  const isOpened = onCancel !== undefined
  useEffect(() => {
    if (isOpened) field.current?.focus()
  }, [isOpened])
  const length = [...text.trim()].length
  const onSubmit = async (event?: FormEvent) => {
    event?.preventDefault()
    if (isBusy || isMuted) return
    if (length === 0) return setFault(refusalText('empty', undefined, shell))
    if (length > COMMENT_TEXT_MAX) return setFault(refusalText('too_long', undefined, shell))
    const answer = await submit(inputOf(text))
    if (!answer) return
    if (!answer.ok) setFault(errorText(answer.error))
    else if ('refused' in answer.data) setFault(refusalText(answer.data.refused, answer.data.until, shell))
    else {
      setDraft('')
      setFault(undefined)
      onTaken(answer.data.comment)
      return
    }
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void onSubmit(event as unknown as FormEvent)
    if (event.key === 'Escape' && onCancel) onCancel()
  }
  return (
    <form noValidate onSubmit={(event) => void onSubmit(event)} className="grid gap-2">
      {isMuted && mutedUntil !== undefined && (
        <p role="status" className="text-13 text-warn">
          {mutedText(mutedUntil, shell)}
        </p>
      )}
      <Field label={label} isLabelHidden error={fault}>
        <Textarea
          ref={field}
          rows={2}
          className="min-h-18"
          // An empty field goes the way of the page, like its placeholder.
          dir={text === '' ? undefined : 'auto'}
          value={text}
          placeholder={label}
          readOnly={isBusy}
          disabled={isMuted}
          onKeyDown={onKeyDown}
          onChange={({ target }) => {
            setIsTouched(true)
            setDraft(target.value)
            setFault(undefined)
          }}
        />
      </Field>
      <div className="flex flex-wrap items-center justify-end gap-2">
        {!isOnline && <p className="me-auto text-13 text-warn">{m.comment_offline()}</p>}
        {length > COUNTED_FROM && (
          <p className={`figures text-12 ${length > COMMENT_TEXT_MAX ? 'text-lose' : 'text-text-muted'}`}>
            {`${length}/${COMMENT_TEXT_MAX}`}
          </p>
        )}
        {onCancel && (
          <Button variant="bare" onClick={onCancel}>
            {m.user_act_cancel()}
          </Button>
        )}
        <Button type="submit" disabled={isBusy || isMuted} aria-busy={isBusy}>
          {submitLabel}
        </Button>
      </div>
    </form>
  )
}
