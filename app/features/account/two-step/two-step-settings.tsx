import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { dateAndTime } from '#app/lib/date-and-time.ts'
import { useSubmit } from '#app/lib/use-submit.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { confirm } from '#app/ui/confirm.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { Passkey, TwoStep } from '#contract/two-step.ts'
import { PASSKEYS_MAX, RECOVERY_CODES } from '#contract/two-step-rules.ts'
import { canUsePasskeys } from '../../login/second-step/passkey.ts'
import { useViewer } from '../../session/viewer.queries.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { toastResult } from '../../shell/toast-result.ts'
import { useTwoProofs } from '../use-two-proofs.tsx'
import { beginApp, makeRecoveryCodes, removeApp, removePasskey } from './two-step.functions.ts'
import { twoStepQuery } from './two-step.queries.ts'

const AppSetup = lazy(() => import('./app-setup.tsx').then((module) => ({ default: module.AppSetup })))
const PasskeySetup = lazy(() => import('./passkey-setup.tsx').then((module) => ({ default: module.PasskeySetup })))
const RecoveryCodes = lazy(() => import('./recovery-codes.tsx').then((module) => ({ default: module.RecoveryCodes })))

type Open = { what: 'app'; secret: string; address: string } | { what: 'passkey' } | { what: 'codes'; codes: string[] }

const TITLES: Readonly<Record<Open['what'], () => string>> = {
  app: m.user_step_app_title,
  passkey: m.user_step_passkey_title,
  codes: m.user_step_codes_title,
}

/** Two-step sign-in of the viewer: authenticator app, passkeys, recovery codes. `onAdded`: a way was added. */
export function TwoStepSettings({ onAdded }: { onAdded?: () => void }) {
  const query = useQuery(twoStepQuery())
  if (query.data) return <Ways twoStep={query.data} {...(onAdded ? { onAdded } : {})} />
  if (!query.isError) return <Skeleton className="h-44 w-full" />
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3">
      <p className="min-w-0 flex-1 text-text-muted">{m.user_step_error()}</p>
      <Button variant="quiet" onClick={() => void query.refetch()}>
        {m.shell_error_retry()}
      </Button>
    </div>
  )
}

function Ways({ twoStep, onAdded }: { twoStep: TwoStep; onAdded?: () => void }) {
  const client = useQueryClient()
  const proofs = useTwoProofs(useViewer()?.own, m.user_step_proof)
  const [open, setOpen] = useState<Open>()
  const beginning = useSubmit(beginApp)
  const removingApp = useSubmit(removeApp)
  const removingKey = useSubmit(removePasskey)
  const making = useSubmit(makeRecoveryCodes)
  const { hasApp, canHaveApp, canHavePasskey, passkeys, recoveryCodesLeft } = twoStep
  const isOn = hasApp || passkeys.length > 0
  const isBusy = beginning.isBusy || removingApp.isBusy || removingKey.isBusy || making.isBusy

  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: twoStepQuery().queryKey }),
      client.invalidateQueries({ queryKey: ['user', 'sessions'] }),
    ])
  const added = (codes: string[] | undefined) => {
    setOpen(codes ? { what: 'codes', codes } : undefined)
    void refresh()
    if (!codes) onAdded?.()
  }
  const close = () => {
    const hadCodes = open?.what === 'codes'
    setOpen(undefined)
    if (hadCodes) onAdded?.()
  }
  const setUpApp = async () => {
    const answer = await proofs.proven(() => beginning.submit({}))
    if (answer?.ok) setOpen({ what: 'app', ...answer.data })
    else toastResult(answer, '')
  }
  const remove = async (text: string, send: () => ReturnType<typeof removingApp.submit>) => {
    const isLast = passkeys.length + Number(hasApp) === 1
    const isAgreed = await confirm({
      title: text,
      text: isLast ? m.user_step_remove_last() : m.user_step_remove_text(),
      confirmLabel: m.user_step_remove(),
      cancelLabel: m.user_act_cancel(),
      isDangerous: true,
    })
    if (isAgreed && toastResult(await proofs.proven(send), m.user_step_removed())) await refresh()
  }
  const renew = async () => {
    const answer = await proofs.proven(() => making.submit({}))
    if (answer?.ok) {
      setOpen({ what: 'codes', codes: answer.data.recoveryCodes })
      await refresh()
    } else toastResult(answer, '')
  }
  return (
    <>
      <p className="mb-2 text-text-muted">{isOn ? m.user_step_is_on() : m.user_step_is_off()}</p>
      <ul>
        {(canHaveApp || hasApp) && (
          <Row name={m.user_step_app()} value={hasApp ? m.user_set_is_set() : m.user_set_none()}>
            <Button
              variant="quiet"
              disabled={isBusy}
              aria-label={`${hasApp ? m.user_step_remove() : m.user_step_set_up()}: ${m.user_step_app()}`}
              onClick={() =>
                void (hasApp ? remove(m.user_step_remove_app(), () => removingApp.submit({})) : setUpApp())
              }
            >
              {hasApp ? m.user_step_remove() : m.user_step_set_up()}
            </Button>
          </Row>
        )}
        {passkeys.map((passkey) => (
          <PasskeyRow
            key={passkey.id}
            passkey={passkey}
            isBusy={isBusy}
            onRemove={() =>
              void remove(m.user_step_remove_passkey({ name: passkey.name }), () =>
                removingKey.submit({ id: passkey.id }),
              )
            }
          />
        ))}
        {canHavePasskey && passkeys.length < PASSKEYS_MAX && (
          <Row
            name={m.user_step_passkeys()}
            value={canUsePasskeys() ? m.user_step_passkeys_hint() : m.user_step_passkeys_off()}
          >
            <Button
              variant="quiet"
              disabled={isBusy || !canUsePasskeys()}
              aria-label={m.user_step_passkey_title()}
              onClick={() => setOpen({ what: 'passkey' })}
            >
              {m.user_step_add()}
            </Button>
          </Row>
        )}
        {isOn && (
          <Row
            name={m.user_step_codes()}
            value={m.user_step_codes_left({ left: recoveryCodesLeft, all: RECOVERY_CODES })}
            isWarning={recoveryCodesLeft < 3}
          >
            <Button variant="quiet" disabled={isBusy} onClick={() => void renew()}>
              {m.user_step_codes_new()}
            </Button>
          </Row>
        )}
      </ul>
      {proofs.dialog}
      <Dialog
        isOpen={open !== undefined}
        onClose={close}
        title={open ? TITLES[open.what]() : ''}
        closeLabel={m.user_act_close()}
        isSticky
      >
        <Suspense fallback={<Skeleton className="h-48 w-full" />}>
          {open?.what === 'app' && <AppSetup {...open} proofs={proofs} onAdded={added} />}
          {open?.what === 'passkey' && <PasskeySetup proofs={proofs} onAdded={added} />}
          {open?.what === 'codes' && <RecoveryCodes codes={open.codes} onDone={close} />}
        </Suspense>
      </Dialog>
    </>
  )
}

interface RowProps {
  name: string
  value: string
  isWarning?: boolean
  children: ReactNode
}

const Row = ({ name, value, isWarning, children }: RowProps) => (
  <li className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 border-line border-b py-2 last:border-b-0">
    <span className="min-w-0 flex-1 basis-48">
      <span className="block break-words font-medium">
        <bdi>{name}</bdi>
      </span>
      <span className={`block text-13 ${isWarning ? 'text-warn' : 'text-text-muted'}`} suppressHydrationWarning>
        {value}
      </span>
    </span>
    {children}
  </li>
)

interface PasskeyRowProps {
  passkey: typeof Passkey.infer
  isBusy: boolean
  onRemove: () => void
}

function PasskeyRow({ passkey: { name, host, isHere, createdAt, usedAt }, isBusy, onRemove }: PasskeyRowProps) {
  const { locale, zone } = useShell()
  const at = (time: string) => dateAndTime(time, locale.tag, zone)
  const seen = usedAt ? m.user_step_used({ date: at(usedAt) }) : m.user_step_created({ date: at(createdAt) })
  return (
    <Row
      name={name}
      value={
        isHere
          ? `${m.user_step_passkey()} · ${seen}`
          : `${m.user_step_of_host({ host: `\u2068${host}\u2069` })} · ${seen}`
      }
    >
      <Button variant="quiet" disabled={isBusy} aria-label={m.user_step_remove_passkey({ name })} onClick={onRemove}>
        {m.user_step_remove()}
      </Button>
    </Row>
  )
}
