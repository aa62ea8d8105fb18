import { m } from '#app/paraglide/messages.js'
import type { ProtocolFacts } from '#contract/fill-protocol.ts'
import type { ProtocolFact } from '#contract/protocol-document.ts'

const NAMES: Readonly<Record<ProtocolFact, () => string>> = {
  brand: m.admin_legal_fact_brand,
  operator: m.admin_legal_fact_operator,
  address: m.admin_legal_fact_address,
  email: m.admin_legal_fact_email,
  graceDays: m.admin_legal_fact_grace_days,
  welcomeCoins: m.admin_legal_fact_welcome_coins,
  streamerAge: m.admin_legal_fact_streamer_age,
  sessionDays: m.admin_legal_fact_session_days,
  browserDays: m.admin_legal_fact_browser_days,
  referralDays: m.admin_legal_fact_referral_days,
  chatDays: m.admin_legal_fact_chat_days,
  reportDays: m.admin_legal_fact_report_days,
  identityDays: m.admin_legal_fact_identity_days,
  orderDays: m.admin_legal_fact_order_days,
  complaintDays: m.admin_legal_fact_complaint_days,
  supportDays: m.admin_legal_fact_support_days,
}

/** What may stand in braces, what each means, and what is read in its place now. */
export const FactList = ({ facts }: { facts: ProtocolFacts }) => (
  <details className="rounded-md border border-line">
    <summary className="flex min-h-11 cursor-pointer items-center px-3 font-medium text-13">
      {m.admin_legal_facts()}
    </summary>
    <div className="space-y-3 border-line border-t p-4 text-13">
      <p className="text-text-muted">{m.admin_legal_facts_text()}</p>
      <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)]">
        {(Object.keys(NAMES) as ProtocolFact[]).map((name) => (
          <div key={name} className="contents">
            <dt className="max-sm:pt-2">
              <code dir="ltr">{`{${name}}`}</code>
            </dt>
            <dd>{NAMES[name]()}</dd>
            <dd className="wrap-anywhere font-medium">
              {facts[name] === undefined ? (
                <span className="font-normal text-text-muted">{m.admin_legal_fact_unknown()}</span>
              ) : (
                <bdi>{facts[name]}</bdi>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  </details>
)
