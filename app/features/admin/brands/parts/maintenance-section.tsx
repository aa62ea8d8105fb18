import { instantOfWallClock, wallClockOf } from '#app/lib/zoned-time.ts'
import { m } from '#app/paraglide/messages.js'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { Switch } from '#app/ui/switch.tsx'
import { useShell } from '../../../shell/shell.queries.ts'
import { useBrandForm, useFaultAt } from '../brand-form.ts'
import { languageName } from '../brand-labels.ts'
import { partAt, valueAt } from '../record.ts'
import { TextField } from './fields.tsx'

/** Whether the site says that it is being worked on, and what. */
export function MaintenanceSection() {
  const { record, set } = useBrandForm()
  const { zone } = useShell()
  const isClosed = valueAt(record, 'maintenance') !== undefined
  const until = valueAt(record, 'maintenance.until')
  const fault = useFaultAt('maintenance.until')
  return (
    <div className="grid gap-4">
      <Switch
        label={m.admin_brand_maintenance()}
        hint={m.admin_brand_maintenance_hint()}
        checked={isClosed}
        onChange={({ target }) => set('maintenance', target.checked ? {} : undefined)}
      />
      {isClosed && (
        <>
          <Field label={m.admin_brand_maintenance_until()} hint={m.admin_brand_maintenance_until_hint()} error={fault}>
            <Input
              type="datetime-local"
              className="max-w-72"
              value={typeof until === 'string' ? wallClockOf(until, zone) : ''}
              onChange={({ target }) => set('maintenance.until', instantOfWallClock(target.value, zone))}
            />
          </Field>
          {Object.keys(partAt(record, 'texts')).map((language) => (
            <TextField
              key={language}
              path={`maintenance.message.${language}`}
              label={m.admin_brand_maintenance_message({ language: languageName(language) })}
              max={300}
              isLong
              mayGo={['maintenance.message']}
            />
          ))}
        </>
      )}
    </div>
  )
}
