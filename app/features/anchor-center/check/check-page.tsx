import { useHydrated } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { cn } from '#app/lib/cn.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import type { Answer } from '#contract/call.ts'
import type { streamerCalls } from '#contract/streamer.ts'
import { FormError } from '../../login/form/form-error.tsx'
import { errorText } from '../../shell/error-text.ts'
import { OwnCard } from '../../user/own/own-page.tsx'
import { Moment } from '../moment.tsx'
import { checkPlaybackLink } from '../streamer.functions.ts'

type Checked = Answer<typeof streamerCalls.checkPlaybackLink>

const STATES: Readonly<Record<Checked['state'], { text: () => string; colour: string }>> = {
  valid: { text: m.centre_check_valid, colour: 'text-win' },
  expired: { text: m.centre_check_expired, colour: 'text-warn' },
  other_address: { text: m.centre_check_other_address, colour: 'text-warn' },
  tampered: { text: m.centre_check_tampered, colour: 'text-lose' },
  no_link: { text: m.centre_check_no_link, colour: 'text-warn' },
}

const LINK_CHARS_MAX = 1000

/** Where an operator or a streamer looks whether a playback link is valid. */
export function CheckPage() {
  // What is typed before hydration would be lost.
  const isReady = useHydrated()
  const [link, setLink] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [checked, setChecked] = useState<Checked>()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setFailure(undefined)
    setChecked(undefined)
    if (link.trim() === '') return setError(m.centre_check_link_required())
    setIsBusy(true)
    const answer = await checkPlaybackLink({ data: { link: link.trim() } }).catch(() => undefined)
    setIsBusy(false)
    if (answer?.ok) setChecked(answer.data)
    else setFailure(errorText(answer ? answer.error : { code: 'unavailable' }))
  }
  return (
    <div className="space-y-4">
      <h1 className="font-bold text-20">{m.centre_check_title()}</h1>
      <p className="text-text-muted">{m.centre_check_text()}</p>
      <OwnCard>
        <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
          <Field label={m.centre_check_link()} error={error} isRequired>
            <Input
              dir="ltr"
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
              disabled={!isReady}
              maxLength={LINK_CHARS_MAX}
              value={link}
              onChange={({ target }) => {
                setLink(target.value)
                setError(undefined)
                setChecked(undefined)
              }}
            />
          </Field>
          <FormError text={failure} />
          <div>
            <Button type="submit" disabled={isBusy} aria-busy={isBusy}>
              {m.centre_check()}
            </Button>
          </div>
        </form>
        <div role="status" className="empty:hidden">
          {checked && <Outcome checked={checked} />}
        </div>
      </OwnCard>
    </div>
  )
}

function Outcome({ checked: { state, roomId, endsAt } }: { checked: Checked }) {
  const { text, colour } = STATES[state]
  return (
    <div className="mt-4 border-line border-t pt-4">
      <p className={cn('font-medium', colour)}>{text()}</p>
      {roomId !== undefined && endsAt !== undefined && (
        <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-13">
          <dt className="text-text-muted">{m.centre_check_room()}</dt>
          <dd className="figures">
            <bdi>{roomId}</bdi>
          </dd>
          <dt className="text-text-muted">{m.centre_check_ends()}</dt>
          <dd>
            <Moment at={endsAt} />
          </dd>
        </dl>
      )}
    </div>
  )
}
