import { useQuery } from '@tanstack/react-query'
import { Check, TriangleAlert } from 'lucide-react'
import { failureOf } from '#app/lib/call-error.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import type { HostState } from '#contract/admin-brands.ts'
import { BRAND_HOSTS_CHECKED, HOSTNAME } from '#contract/brand-rules.ts'
import { useBrandForm } from '../brand-form.ts'
import { hostStatesQuery } from '../brands.queries.ts'
import { valueAt } from '../record.ts'

const DNS_TEXTS: Readonly<Record<HostState['dns'], () => string>> = {
  here: m.admin_brand_host_here,
  elsewhere: m.admin_brand_host_elsewhere,
  found: m.admin_brand_host_found,
  missing: m.admin_brand_host_missing,
  local: m.admin_brand_host_local,
  unknown: m.admin_brand_host_unknown,
}
const CERTIFICATE_TEXTS: Readonly<Record<NonNullable<HostState['certificate']>, () => string>> = {
  active: m.admin_brand_host_certificate_active,
  pending: m.admin_brand_host_certificate_pending,
  none: m.admin_brand_host_certificate_none,
  unknown: m.admin_brand_host_certificate_unknown,
}
const FINE: readonly string[] = ['here', 'found', 'local', 'active']

/** Whether the hostnames that are typed lead here, and their certificates; looked up when it is asked for. */
export function HostsCheck() {
  const { record } = useBrandForm()
  const typed = valueAt(record, 'hosts')
  const hosts = (Array.isArray(typed) ? typed.map(String) : [])
    .filter((host) => HOSTNAME.test(host))
    .slice(0, BRAND_HOSTS_CHECKED)
  const query = useQuery({ ...hostStatesQuery(hosts), enabled: false })
  const { data, isFetching, isError, error } = query
  return (
    <div className="grid gap-2">
      <Button
        variant="quiet"
        className="justify-self-start"
        disabled={hosts.length === 0 || isFetching}
        aria-busy={isFetching}
        onClick={() => void query.refetch()}
      >
        {m.admin_brand_hosts_check()}
      </Button>
      <div role="status" className="grid gap-1 text-13">
        {isError && <p className="text-lose">{failureOf(error).message ?? m.match_panel_failed()}</p>}
        {data?.list.map(({ host, dns, certificate }) => (
          <p key={host} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <bdi className="min-w-0 flex-auto break-all">{host}</bdi>
            <Sign isFine={FINE.includes(dns)} text={DNS_TEXTS[dns]()} />
            {certificate && <Sign isFine={FINE.includes(certificate)} text={CERTIFICATE_TEXTS[certificate]()} />}
          </p>
        ))}
        {data?.target && data.list.some(({ dns }) => dns === 'elsewhere' || dns === 'missing') && (
          <p className="text-text-muted">{m.admin_brand_hosts_target({ target: data.target })}</p>
        )}
      </div>
    </div>
  )
}

const Sign = ({ isFine, text }: { isFine: boolean; text: string }) => (
  <span className={`flex items-center gap-1.5 ${isFine ? 'text-win' : 'text-warn'}`}>
    {isFine ? <Check size={14} aria-hidden /> : <TriangleAlert size={14} aria-hidden />}
    {text}
  </span>
)
