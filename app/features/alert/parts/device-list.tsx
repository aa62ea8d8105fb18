import { dateOf } from '#app/lib/date-and-time.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import type { AlertDevice } from '#contract/alert.ts'
import { deviceName } from '../../session/device-name.ts'
import { useShell } from '../../shell/shell.queries.ts'

interface DeviceListProps {
  devices: readonly AlertDevice[]
  isBusy: boolean
  remove: (device: AlertDevice) => Promise<void>
}

/** Other browsers that are told, each with a button that ends it. */
export function DeviceList({ devices, isBusy, remove }: DeviceListProps) {
  const { locale, zone } = useShell()
  if (devices.length === 0) return null
  return (
    <>
      <h3 className="mt-3 font-semibold text-13">{m.alert_others()}</h3>
      <ul>
        {devices.map((device) => {
          const name = deviceName({ device: device.name })
          const at = device.failingSince ?? device.createdAt
          const said = device.failingSince ? m.alert_device_failing : m.alert_device_since
          return (
            <li
              key={device.id}
              className="flex min-h-14 flex-wrap items-center gap-x-3 border-line border-b py-2 last:border-b-0"
            >
              <span className="min-w-0 flex-1">
                <bdi className="block break-words font-medium">{name}</bdi>
                <span className="block text-13 text-text-muted">{said({ date: dateOf(at, locale.tag, zone) })}</span>
              </span>
              <Button
                variant="quiet"
                disabled={isBusy}
                aria-label={m.alert_remove_of({ device: name })}
                onClick={() => void remove(device)}
              >
                {m.alert_remove()}
              </Button>
            </li>
          )
        })}
      </ul>
    </>
  )
}
