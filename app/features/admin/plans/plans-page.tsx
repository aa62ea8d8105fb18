import type { QueryClient } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import type { ReviewedPlan } from '#contract/admin-plans.ts'
import { stateText } from '../../plan/plan-text.ts'
import type { ActTexts } from '../decide-acts.tsx'
import { decisions } from '../list/bulk-decisions.ts'
import { describeList, orderField } from '../list/describe-list.ts'
import { ListPage } from '../list/list-page.tsx'
import { loadList } from '../list/load-list.ts'
import type { AdminPage } from '../load-admin.ts'
import type { RawSearch } from '../places/admin-places.ts'
import { PlanItem } from './plan-item.tsx'
import { decidePlan, listAllPlans } from './plans.functions.ts'

const BULK_ACTS: ActTexts = {
  publish: { name: m.admin_plan_publish, text: m.admin_list_plan_publish_text },
  refuse: { name: m.admin_plan_refuse, text: m.admin_list_refuse_text },
  take_off: { name: m.admin_plan_take_off, text: m.admin_list_plan_take_off_text },
}

/** Plans of experts; those under review come first. */
const plansList = describeList({
  name: 'plans',
  title: m.admin_page_plans,
  fields: {
    text: { kind: 'text', label: m.admin_list_text_title_author },
    uid: { kind: 'uid', label: m.admin_plan_uid },
    state: {
      kind: 'choice',
      label: m.admin_plan_state,
      anyLabel: m.admin_plan_state_any,
      options: {
        reviewing: m.plan_state_reviewing,
        published: m.plan_state_published,
        failed: m.plan_state_failed,
        removed: m.plan_removed,
      },
    },
    sort: orderField(m.admin_list_waiting_first),
  },
  form: {
    className:
      'grid grid-cols-2 items-end gap-3 *:first:col-span-2 md:grid-cols-[2fr_1fr_1fr_1fr_auto] md:*:first:col-span-1',
    submitLabel: m.admin_plan_search,
    isSearch: true,
  },
  read: (search) => listAllPlans({ data: search }),
  keyOf: ({ id }) => id,
  nameOf: ({ title }) => title,
  file: [
    [m.admin_list_file_id, ({ id }) => id],
    [m.admin_list_file_when, ({ createdAt }) => createdAt],
    [m.admin_list_file_uid, ({ uid }) => uid],
    [m.admin_users_user, ({ username }) => username],
    [m.admin_list_file_title, ({ title }) => title],
    [m.admin_plan_state, ({ state }) => stateText(state)],
  ],
  bulk: decisions<ReviewedPlan>(BULK_ACTS, ({ id, revision }, { act, reason, key }) =>
    decidePlan({ data: { key, input: { id, revision, act, reason } } }),
  ),
  review: { queue: 'plans', isOpen: ({ state }) => state === 'reviewing' },
  rows: { item: (plan, head) => <PlanItem key={plan.id} plan={plan} head={head} /> },
  empty: () => ({ picture: 'posts', title: m.admin_plan_empty() }),
})

export const loadPlans = (client: QueryClient, search: RawSearch): Promise<AdminPage> =>
  loadList(client, plansList, search)

/** All plans, with the ways to decide about them. */
export const PlansPage = ({ rawSearch }: { rawSearch: RawSearch }) => (
  <ListPage list={plansList} rawSearch={rawSearch} />
)
