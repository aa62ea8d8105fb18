import { Link } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import type { AdminBrandLine } from '#contract/admin-brands.ts'
import { describeList } from '../list/describe-list.ts'
import { Timestamp } from '../timestamp.tsx'
import { STATE_COLOURS, STATE_NAMES } from './brand-labels.ts'
import { brandLink } from './brand-link.ts'
import { listBrands } from './brands.functions.ts'
import { RestoreBrand } from './restore-brand.tsx'

type LineProps = { line: AdminBrandLine }

const Name = ({ line: { id, name, state } }: LineProps) =>
  state === 'retired' ? (
    <bdi className="wrap-anywhere font-medium">{name}</bdi>
  ) : (
    <Link
      {...brandLink(id)}
      preload={false}
      className="wrap-anywhere font-medium hover:text-brand-text hover:underline"
    >
      <bdi>{name}</bdi>
    </Link>
  )

const State = ({ line: { id, state } }: LineProps) =>
  state === 'retired' ? (
    <RestoreBrand id={id} />
  ) : (
    <span className={`whitespace-nowrap font-medium ${STATE_COLOURS[state]}`}>{STATE_NAMES[state]()}</span>
  )

const Hosts = ({ line: { hosts } }: LineProps) => (
  <span dir="ltr" className="wrap-anywhere">
    {hosts.join(', ')}
  </span>
)

const Changed = ({ line: { changedAt, changedBy } }: LineProps) =>
  changedAt && (
    <>
      <Timestamp at={changedAt} /> {changedBy && <bdi className="text-text-muted">{changedBy}</bdi>}
    </>
  )

/** Every brand of the site, by id; those that were retired, with the way back. */
export const brandsList = describeList({
  name: 'brands',
  title: m.admin_page_brands,
  fields: {
    state: { kind: 'tab', firstLabel: m.admin_brand_state_there, options: { retired: m.admin_brand_state_retired } },
    text: { kind: 'text', label: m.admin_brand_text },
    sort: {
      kind: 'choice',
      label: m.admin_list_order,
      anyLabel: m.admin_list_by_id,
      options: { changed: m.admin_list_changed },
    },
  },
  form: {
    className:
      'grid grid-cols-2 items-end gap-3 *:first:col-span-2 md:max-w-[760px] md:grid-cols-[2fr_1fr_auto] md:*:first:col-span-1',
    submitLabel: m.admin_plan_search,
    isSearch: true,
  },
  read: (search) => listBrands({ data: search }),
  keyOf: ({ id }) => id,
  file: [
    [m.admin_brand_id, ({ id }) => id],
    [m.admin_brand_name, ({ name }) => name],
    [m.admin_brand_hosts, ({ hosts }) => hosts.join(' ')],
    [m.admin_brand_state, ({ state }) => STATE_NAMES[state]()],
    [m.admin_brand_changed, ({ changedAt }) => changedAt],
  ],
  rows: {
    columns: () => [
      { key: 'name', title: m.admin_brand_name(), cell: (line) => <Name line={line} /> },
      { key: 'id', title: m.admin_brand_id(), cell: ({ id }) => <bdi>{id}</bdi> },
      { key: 'hosts', title: m.admin_brand_hosts(), cell: (line) => <Hosts line={line} /> },
      { key: 'state', title: m.admin_brand_state(), cell: (line) => <State line={line} /> },
      { key: 'changed', title: m.admin_brand_changed(), cell: (line) => <Changed line={line} /> },
    ],
    compact: (line) => (
      <div className="grid gap-1 text-13">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <Name line={line} />
          <bdi className="text-text-muted">{line.id}</bdi>
          <span className="ms-auto">
            <State line={line} />
          </span>
        </p>
        <Hosts line={line} />
        <p className="text-text-muted">
          <Changed line={line} />
        </p>
      </div>
    ),
  },
  empty: ({ state }) =>
    state === 'retired'
      ? { picture: 'table', title: m.admin_brand_retired_none() }
      : { picture: 'table', title: m.admin_brand_empty(), text: m.admin_brand_empty_text() },
})
