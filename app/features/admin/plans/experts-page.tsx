import type { QueryClient } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import type { ExpertAct, ExpertApplication } from '#contract/admin-plans.ts'
import { type BulkAct, describeList, orderField } from '../list/describe-list.ts'
import { ListPage } from '../list/list-page.tsx'
import { loadList } from '../list/load-list.ts'
import type { AdminPage } from '../load-admin.ts'
import type { RawSearch } from '../places/admin-places.ts'
import { EXPERT_ACTS, EXPERT_STATES, ExpertItem, isGraveForExpert } from './expert-item.tsx'
import { decideExpert, listExperts } from './plans.functions.ts'

/** What each does with many, as the dialog says it. */
const BULK_TEXTS: Readonly<Record<ExpertAct, () => string>> = {
  accept: m.admin_list_expert_accept_text,
  refuse: m.admin_list_expert_refuse_text,
  ban: m.admin_list_expert_ban_text,
  lift: m.admin_list_expert_lift_text,
}

/** None has a way back: the applicants are told at once, and a ban that is lifted does not make anybody an expert again. */
const BULK_ACTS = (Object.keys(BULK_TEXTS) as ExpertAct[]).map(
  (act): BulkAct<ExpertApplication> => ({
    name: act,
    label: EXPERT_ACTS[act],
    isFor: ({ acts }) => acts.includes(act),
    reason: BULK_TEXTS[act],
    isGrave: isGraveForExpert(act),
    send: ({ id }, { key, reason }) => decideExpert({ data: { key, input: { id, act, reason } } }),
  }),
)

/** Who applied as an expert; those under review come first. */
const expertsList = describeList({
  name: 'experts',
  title: m.admin_page_experts,
  fields: {
    text: { kind: 'text', label: m.admin_list_text_name_words },
    uid: { kind: 'uid', label: m.admin_plan_uid },
    state: { kind: 'choice', label: m.admin_plan_state, anyLabel: m.admin_plan_state_any, options: EXPERT_STATES },
    sort: orderField(m.admin_list_waiting_first),
  },
  form: {
    className:
      'grid grid-cols-2 items-end gap-3 *:first:col-span-2 md:grid-cols-[2fr_1fr_1fr_1fr_auto] md:*:first:col-span-1',
    submitLabel: m.admin_plan_search,
    isSearch: true,
  },
  read: (search) => listExperts({ data: search }),
  keyOf: ({ id }) => id,
  nameOf: ({ username }) => username,
  file: [
    [m.admin_list_file_id, ({ id }) => id],
    [m.admin_list_file_when, ({ createdAt }) => createdAt],
    [m.admin_list_file_uid, ({ uid }) => uid],
    [m.admin_users_user, ({ username }) => username],
    [m.admin_list_file_text, ({ introduction }) => introduction],
    [m.admin_plan_state, ({ state }) => EXPERT_STATES[state]()],
  ],
  bulk: BULK_ACTS,
  review: { queue: 'experts', isOpen: ({ state }) => state === 'reviewing' },
  rows: { item: (application, head) => <ExpertItem key={application.id} application={application} head={head} /> },
  empty: () => ({ picture: 'people', title: m.admin_expert_empty() }),
})

export const loadExperts = (client: QueryClient, search: RawSearch): Promise<AdminPage> =>
  loadList(client, expertsList, search)

/** All applications of experts. */
export const ExpertsPage = ({ rawSearch }: { rawSearch: RawSearch }) => (
  <ListPage list={expertsList} rawSearch={rawSearch} />
)
