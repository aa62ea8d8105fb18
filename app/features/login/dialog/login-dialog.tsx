import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Dialog } from '#app/ui/dialog.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { toast } from '#app/ui/toast.ts'
import type { User } from '#contract/user.ts'
import { clearDraft } from '../../draft/drafts.ts'
import { loadAfterSignUp } from '../../session/after-sign-up.ts'
import { startSession } from '../../session/change-session.ts'
import { methodsQuery } from '../form/login.queries.ts'
import { closeLogin, type LoginMode, type LoginOptions } from '../login.store.ts'
import { resetThirdPartyStep, type ThirdPartyStep, useThirdPartyStep } from '../third-party/third-party.store.ts'
import { cleanPath, openChannel } from './parts/after-sign-in.ts'
import { BindPanel } from './parts/bind-panel.tsx'
import { DialogNotice } from './parts/dialog-notice.tsx'
import { MethodPanel } from './parts/method-panel.tsx'
import { savedMode, saveModalState } from './parts/modal-state.ts'
import { REGISTER_DRAFT, wasChoosingName } from './parts/register-draft.ts'
import { RegisterPanel } from './parts/register-panel.tsx'
import { SignInPanel } from './parts/sign-in-panel.tsx'
import type { SignIn } from './parts/submit-sign-in.ts'
import { ThirdPartyButtons } from './parts/third-party-buttons.tsx'
import { LOGIN_DRAFT } from './parts/use-sign-in-form.ts'

const SecondStepPanel = lazy(() =>
  import('./parts/second-step-panel.tsx').then((module) => ({ default: module.SecondStepPanel })),
)

const TITLES: Readonly<Record<LoginMode, () => string>> = {
  1: m.login_title_code,
  2: m.login_title_password,
  3: m.login_title_reset,
}

const ALL_METHODS = { thirdParties: [], canEmail: true, canPhone: true }

function titleOf(newUser: User | undefined, step: ThirdPartyStep, mode: LoginMode | undefined): string {
  if (newUser) return m.login_title_register({ name: newUser.username })
  if (step.name === 'second_step') return m.login_step_title()
  if (step.name === 'bind_email') return m.login_third_party_email_title()
  if (step.name === 'bind_phone') return m.login_third_party_phone_title()
  return mode ? TITLES[mode]() : m.login_dialog_title()
}

/** Callbacks that end the dialog: the page shows the user and continues what the dialog was opened for. */
function useSignInEnd(options: LoginOptions) {
  const client = useQueryClient()
  const router = useRouter()
  const close = () => {
    clearDraft(LOGIN_DRAFT)
    saveModalState({ showModel: false, modelState: 0, modelTitle: '' })
    resetThirdPartyStep()
    const path = cleanPath(location)
    if (path !== null) void router.navigate({ href: path, replace: true })
    closeLogin()
  }
  return {
    close,
    enter: (user: User) => void startSession(client, router, user),
    finish: (user: User) => {
      clearDraft(REGISTER_DRAFT)
      close()
      toast(m.login_dialog_welcome({ name: user.username }), 'success')
      options.onSignedIn?.()
      openChannel()
    },
  }
}

/** The login dialog: sign-in methods, then the form, then, for a new user, name and password. */
export function LoginDialog({ options }: { options: LoginOptions }) {
  const { data: methods = ALL_METHODS } = useQuery(methodsQuery())
  const end = useSignInEnd(options)
  const returned = useThirdPartyStep()
  const [ticket, setTicket] = useState<string>()
  const step: ThirdPartyStep = ticket === undefined ? returned : { name: 'second_step', ticket }
  const bindVia = step.name === 'bind_email' ? 'email' : step.name === 'bind_phone' ? 'phone' : undefined
  const [mode, setMode] = useState(options.isReopened ? savedMode() : options.mode)
  const [registered, setRegistered] = useState<User>()
  const newUser = registered ?? options.newUser
  const [last, setLast] = useState<{ user: User } & NonNullable<Awaited<ReturnType<typeof loadAfterSignUp>>>>()
  const title = last?.title() ?? titleOf(newUser, step, mode)
  // As in the older dialog, `modelState` 3 also stands for the step that binds a phone.
  const modelState = bindVia === 'phone' ? 3 : (mode ?? 0)
  useEffect(() => saveModalState({ showModel: true, modelState, modelTitle: title }), [modelState, title])

  const signedIn = ({ user, newUser: isNew }: SignIn) => {
    end.enter(user)
    if (isNew || wasChoosingName(user.uid)) setRegistered(user)
    else end.finish(user)
  }
  /** The name is chosen or left: the last step, if there is one. */
  const goOn = async (user: User) => {
    clearDraft(REGISTER_DRAFT)
    const loaded = await loadAfterSignUp()
    if (loaded) setLast({ user, ...loaded })
    else end.finish(user)
  }
  const onNameSaved = (user: User) => {
    end.enter(user)
    void goOn(user)
  }
  const choose = (next: LoginMode | undefined) => {
    setTicket(undefined)
    resetThirdPartyStep()
    setMode(next)
  }
  const hasBack = !newUser && (bindVia !== undefined || step.name === 'second_step' || mode !== undefined)
  return (
    <Dialog
      isOpen
      isSticky={newUser !== undefined || hasBack}
      onClose={() => (newUser ? end.finish(last?.user ?? newUser) : end.close())}
      title={title}
      closeLabel={m.login_dialog_close()}
      {...(hasBack ? { back: { label: m.login_dialog_back(), onPress: () => choose(undefined) } } : {})}
    >
      <div>
        {!newUser && <DialogNotice step={step} options={options} />}
        {last ? (
          <last.Step onDone={() => end.finish(last.user)} />
        ) : newUser ? (
          <RegisterPanel onSaved={onNameSaved} onSkip={() => void goOn(newUser)} />
        ) : step.name === 'second_step' ? (
          <Suspense fallback={<Skeleton className="h-48 w-full" />}>
            <SecondStepPanel key={step.ticket} ticket={step.ticket} onSignedIn={signedIn} />
          </Suspense>
        ) : bindVia ? (
          <BindPanel key={bindVia} via={bindVia} onSignedIn={signedIn} onSecondStep={setTicket} />
        ) : step.name === 'working' ? null : mode ? (
          <SignInPanel {...methods} mode={mode} onMode={setMode} onSignedIn={signedIn} onSecondStep={setTicket} />
        ) : (
          <MethodPanel
            onMode={choose}
            onGuest={end.close}
            thirdParties={<ThirdPartyButtons types={methods.thirdParties} />}
          />
        )}
      </div>
    </Dialog>
  )
}
