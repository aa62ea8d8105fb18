import { queryOptions, useQuery } from '@tanstack/react-query'
import { unwrap } from '#app/lib/call-error.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import type { BrandProposal } from '#contract/admin-brands.ts'
import { useViewer } from '../../session/viewer.queries.ts'
import { Panel } from '../panel.tsx'
import { Timestamp } from '../timestamp.tsx'
import { useAdminAction } from '../use-admin-action.ts'
import { UserLink } from '../user-link.tsx'
import { confirmBrand, declineBrand, listBrandProposals } from './brands.functions.ts'
import { publishRefusalText, retireRefusalText } from './refusal-text.ts'

const brandProposalsQuery = () =>
  queryOptions({
    queryKey: ['admin', 'brand-proposals'],
    queryFn: async () => unwrap(await listBrandProposals()).list,
    staleTime: 15_000,
  })

/** What of brands waits for a second administrator; nothing while there is none. */
export function BrandProposals() {
  const { data } = useQuery(brandProposalsQuery())
  if (!data?.length) return null
  return (
    <Panel title={m.admin_brand_proposals()}>
      <p className="mb-3 text-13 text-text-muted">{m.admin_brand_proposals_how()}</p>
      <ul className="divide-y divide-line">
        {data.map((proposal) => (
          <Item key={proposal.id} proposal={proposal} />
        ))}
      </ul>
    </Panel>
  )
}

const RAISES: ReadonlyMap<string, () => string> = new Map([
  ['new', m.admin_brand_raise_new],
  ['restored', m.admin_brand_raise_restored],
  ['exchange', m.admin_brand_raise_exchange],
  ['giftShare', m.admin_brand_raise_gift],
  ['commission', m.admin_brand_raise_commission],
  ['hosts', m.admin_brand_raise_hosts],
])

/** Where the record leads visitors to. */
const ADDRESSES: ReadonlyMap<string, () => string> = new Map([
  ['rechargeUrl', m.admin_brand_url_recharge],
  ['mUrl', m.admin_brand_url_mobile],
  ['pcUrl', m.admin_brand_url_desktop],
  ['downloads', m.admin_brand_downloads],
])

/** What a second administrator is asked to confirm. */
function raisedText(raises: readonly string[]): string {
  const join = (names: readonly string[], labels: typeof RAISES) =>
    names.map((name) => labels.get(name)?.() ?? name).join(' · ')
  if (raises.includes('new') || raises.includes('restored')) return join(raises, RAISES)
  const addresses = raises.filter((name) => ADDRESSES.has(name))
  const raised = raises.filter((name) => !ADDRESSES.has(name))
  return [
    ...(raised.length > 0 ? [m.admin_brand_proposal_raise({ fields: join(raised, RAISES) })] : []),
    ...(addresses.length > 0 ? [m.admin_brand_proposal_address({ fields: join(addresses, ADDRESSES) })] : []),
  ].join(' · ')
}

function Item({ proposal }: { proposal: BrandProposal }) {
  const { id, record, raises, note, proposedBy, proposerName, expiresAt } = proposal
  const isOwn = proposedBy === useViewer()?.uid
  const confirming = useAdminAction(confirmBrand, { overText: m.admin_proposals_over })
  const declining = useAdminAction(declineBrand, { overText: m.admin_proposals_over })
  const isBusy = confirming.isBusy || declining.isBusy
  const refusalText = record === undefined ? retireRefusalText : publishRefusalText
  return (
    <li className="flex flex-wrap items-center gap-3 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-60 space-y-1">
        <p className="wrap-anywhere">
          <bdi className="font-medium">{id}</bdi>{' '}
          {record === undefined ? (
            <span className="font-medium text-lose">{m.admin_brand_proposal_retire()}</span>
          ) : (
            raisedText(raises)
          )}
        </p>
        {note !== '' && (
          <p dir="auto" className="wrap-anywhere text-13">
            {note}
          </p>
        )}
        <p className="break-words text-13 text-text-muted">
          <UserLink uid={proposedBy} name={proposerName} /> · {m.admin_proposals_until()} <Timestamp at={expiresAt} />
        </p>
        {record !== undefined && (
          <details className="text-13">
            <summary className="min-h-10 cursor-pointer py-2">{m.admin_brand_section_json()}</summary>
            <pre dir="ltr" className="max-h-80 overflow-auto rounded-md bg-surface-2 p-3">
              {JSON.stringify(JSON.parse(record), null, 2)}
            </pre>
          </details>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {!isOwn && (
          <Button
            disabled={isBusy}
            onClick={() =>
              void confirming.act({ id, expiresAt }, ({ faults: [fault] }) =>
                fault ? { refused: refusalText(fault) } : m.admin_brand_proposal_done(),
              )
            }
          >
            {m.admin_brand_proposal_confirm()}
          </Button>
        )}
        <Button
          variant="quiet"
          disabled={isBusy}
          onClick={() => void declining.act({ id, expiresAt }, m.admin_proposals_declined())}
        >
          {isOwn ? m.admin_proposals_withdraw() : m.admin_proposals_decline()}
        </Button>
      </div>
    </li>
  )
}
