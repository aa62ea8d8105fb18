import { lazy, Suspense, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { useProof } from '../../account/use-proof.tsx'
import { useViewer } from '../../session/viewer.queries.ts'
import { OwnCard } from '../own/own-page.tsx'

const ContactForm = lazy(() => import('./contact-form.tsx').then((module) => ({ default: module.ContactForm })))
const PasswordForm = lazy(() => import('./password-form.tsx').then((module) => ({ default: module.PasswordForm })))

type Subject = 'email' | 'phone' | 'password'

/** Email, phone and password, each with a dialog to set it. */
export function ContactCard() {
  const own = useViewer()?.own
  const proof = useProof(own)
  const [subject, setSubject] = useState<Subject>()
  if (!own) return null
  const close = () => setSubject(undefined)
  const open = (via: 'email' | 'phone') => {
    const show = () => setSubject(via)
    if (own[via] === undefined) void proof.prove(show)
    else show()
  }
  const titles = {
    email: m.user_set_email_title(),
    phone: m.user_set_phone_title(),
    password: own.hasPassword ? m.user_set_password_title() : m.user_set_password_first(),
  }
  return (
    <OwnCard title={m.user_set_contact()}>
      <ul>
        <Line name={m.user_set_email()} value={own.email} isBusy={proof.isChecking} onPress={() => open('email')} />
        <Line name={m.user_set_phone()} value={own.phone} isBusy={proof.isChecking} onPress={() => open('phone')} />
        <Line
          name={m.user_set_password()}
          value={own.hasPassword ? m.user_set_is_set() : undefined}
          buttonLabel={titles.password}
          onPress={() => setSubject('password')}
        />
      </ul>
      {proof.dialog}
      <Dialog
        isOpen={subject !== undefined}
        onClose={close}
        title={subject ? titles[subject] : ''}
        closeLabel={m.user_act_close()}
        isSticky
      >
        <Suspense fallback={<Skeleton className="h-48 w-full" />}>
          {subject === 'password' && <PasswordForm own={own} onDone={close} />}
          {(subject === 'email' || subject === 'phone') && <ContactForm own={own} via={subject} onDone={close} />}
        </Suspense>
      </Dialog>
    </OwnCard>
  )
}

interface LineProps {
  name: string
  value: string | undefined
  /** Label of the button; by default "bind" or "change". */
  buttonLabel?: string
  isBusy?: boolean
  onPress: () => void
}

function Line({ name, value, buttonLabel, isBusy, onPress }: LineProps) {
  const verb = value === undefined ? m.user_act_bind() : m.user_act_change()
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-3 border-line border-b py-2 last:border-b-0">
      <span className="min-w-0 flex-1 sm:flex sm:gap-3">
        <span className="block shrink-0 text-text-muted sm:w-28">{name}</span>
        <span className="block min-w-0 break-words">{value ? <bdi>{value}</bdi> : m.user_set_none()}</span>
      </span>
      <Button variant="quiet" aria-label={buttonLabel ?? `${verb}: ${name}`} disabled={isBusy} onClick={onPress}>
        {buttonLabel ?? verb}
      </Button>
    </li>
  )
}
