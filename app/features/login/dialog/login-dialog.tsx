import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Dialog } from '#app/ui/dialog.tsx'
import { toast } from '#app/ui/toast.ts'
import type { User } from '#contract/user.ts'
import { enter } from '../change-session.ts'
import { clearDraft } from '../drafts.ts'
import { methodsQuery } from '../form/login.queries.ts'
import { closeLogin, type LoginMode, type LoginOptions } from '../login.store.ts'
import { cleanPath, openChannel } from './parts/after-sign-in.ts'
import { MethodPanel } from './parts/method-panel.tsx'
import { keepModal, keptMode } from './parts/modal-state.ts'
import { RegisterPanel } from './parts/register-panel.tsx'
import { SignInPanel } from './parts/sign-in-panel.tsx'
import type { SignIn } from './parts/submit.ts'
import { LOGIN_DRAFT } from './parts/use-sign-in-form.ts'

const TITLES: Readonly<Record<LoginMode, () => string>> = {
  1: m.login_title_code,
  2: m.login_title_password,
  3: m.login_title_reset,
}

const ALL_METHODS = { thirdParties: [], canEmail: true, canPhone: true }

/** The login dialog: ways in, then the form, then for a new user a name and a password. */
export function LoginDialog({ options }: { options: LoginOptions }) {
  const client = useQueryClient()
  const router = useRouter()
  const { data: methods = ALL_METHODS } = useQuery(methodsQuery())
  const [mode, setMode] = useState<LoginMode | undefined>(options.mode ?? keptMode())
  const [newUser, setNewUser] = useState<User>()
  const title = newUser
    ? m.login_title_register({ name: newUser.username })
    : mode
      ? TITLES[mode]()
      : m.login_dialog_title()
  useEffect(() => keepModal({ showModel: true, modelState: mode ?? 0, modelTitle: title }), [mode, title])

  const leave = () => {
    clearDraft(LOGIN_DRAFT)
    keepModal({ showModel: false, modelState: 0, modelTitle: '' })
    const path = cleanPath(location)
    if (path !== null) void router.navigate({ href: path, replace: true })
    closeLogin()
  }
  const finish = (user: User) => {
    leave()
    toast(m.login_dialog_welcome({ name: user.username }), 'success')
    options.onSignedIn?.()
    openChannel()
  }
  const signedIn = ({ user, newUser: isNew }: SignIn) => {
    void enter(client, router, user)
    if (isNew) setNewUser(user)
    else finish(user)
  }
  const registered = (user: User | undefined) => {
    if (user) void enter(client, router, user)
    finish(user ?? (newUser as User))
  }
  return (
    <Dialog
      isOpen
      isSticky={mode !== undefined}
      onClose={() => (newUser ? registered(undefined) : leave())}
      title={title}
      closeLabel={m.login_dialog_close()}
      {...(mode && !newUser ? { back: { label: m.login_dialog_back(), onPress: () => setMode(undefined) } } : {})}
    >
      <div className="sm:min-h-[336px]">
        {options.isSessionEnded && !newUser && (
          <p role="status" className="mb-4 rounded-md border border-warn p-3 text-13 text-warn">
            {m.error_session()}
          </p>
        )}
        {newUser ? (
          <RegisterPanel onDone={registered} />
        ) : mode ? (
          <SignInPanel {...methods} mode={mode} onMode={setMode} onSignedIn={signedIn} />
        ) : (
          <MethodPanel onMode={setMode} onGuest={leave} thirdParties={null} />
        )}
      </div>
    </Dialog>
  )
}
