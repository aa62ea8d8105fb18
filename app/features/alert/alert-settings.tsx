import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { Switch } from '#app/ui/switch.tsx'
import type { AlertDevice } from '#contract/alert.ts'
import { removeAlertDevice } from './alert.functions.ts'
import { alertDevicesQuery } from './alert.queries.ts'
import { type BrowserAlerts, browserAlerts, turnOffAlerts } from './browser-alerts.ts'
import { DeviceList } from './parts/device-list.tsx'
import { turnOn } from './parts/turn-on.ts'

const STATES: Readonly<Record<Exclude<BrowserAlerts, 'on' | 'off'>, () => string>> = {
  none: m.alert_state_none,
  install: m.alert_state_install,
  denied: m.alert_state_denied,
}

const browserQuery = { queryKey: ['browser', 'alerts'], queryFn: browserAlerts, staleTime: 0 } as const

/** Whether this browser tells of matches, and which other browsers of the viewer do. */
export function AlertSettings() {
  const client = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  const browser = useQuery(browserQuery)
  const devices = useQuery(alertDevicesQuery())
  if (devices.isError)
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p className="flex-1">{m.error_network()}</p>
        <Button variant="quiet" onClick={() => void devices.refetch()}>
          {m.shell_error_retry()}
        </Button>
      </div>
    )
  if (!devices.data || !browser.data) return <Skeleton className="h-14" />
  const { key, devices: list } = devices.data
  if (!key) return <p className="text-text-muted">{m.alert_state_unset()}</p>
  const own = list.find(({ isOwn }) => isOwn)
  const state = browser.data
  const work = async (deed: () => Promise<unknown>) => {
    setIsBusy(true)
    await deed()
    await Promise.all([client.invalidateQueries(browserQuery), client.invalidateQueries(alertDevicesQuery())])
    setIsBusy(false)
  }
  const remove = (device: AlertDevice) =>
    work(async () => {
      if (device.isOwn) await turnOffAlerts()
      await removeAlertDevice({ data: { key: crypto.randomUUID(), input: { id: device.id } } })
    })
  return (
    <>
      {state === 'on' || state === 'off' ? (
        <Switch
          label={m.alert_switch()}
          hint={m.alert_switch_hint()}
          checked={state === 'on' && own !== undefined}
          disabled={isBusy}
          onChange={(event) =>
            void work(() => (event.target.checked ? turnOn(key) : own ? remove(own) : turnOffAlerts()))
          }
        />
      ) : (
        <p className="text-text-muted">{STATES[state]()}</p>
      )}
      <DeviceList devices={list.filter(({ isOwn }) => !isOwn || state !== 'on')} isBusy={isBusy} remove={remove} />
    </>
  )
}
