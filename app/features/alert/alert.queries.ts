import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#app/lib/call-error.ts'
import { listAlertDevices } from './alert.functions.ts'

/** The viewer's browsers that are told of matches, and the key to add this one. */
export const alertDevicesQuery = () =>
  queryOptions({ queryKey: ['user', 'alert', 'devices'], queryFn: async () => unwrap(await listAlertDevices()) })
