/**
 * `npm run verify-plan -- <id> [site]`: whether a settled plan is what was sealed when it was published. Asks the site as
 * anybody can, and makes the text of the seal anew: it uses none of the site's code.
 */
import { createHash } from 'node:crypto'

interface Answer {
  status: string
  errorMsg?: string
  result?: {
    plan: {
      id: number
      seal: string
      publishedAt: string
      play: string
      result?: string
      expert: { uid: number }
      match: { id: number }
      secret?: {
        play: string
        choice: string
        line?: number
        odds: number
        pricedAt: string
        nonce: string
        document?: object
      }
    }
  }
}

const [id, site = 'http://localhost:3000'] = process.argv.slice(2)
if (!id || !/^p?\d{1,16}$/.test(id)) {
  console.error('npm run verify-plan -- <id of the plan> [https://the.site]')
  process.exit(2)
}

const address = new URL(`/java/expert_plan/getExpertPlanInfo?planId=${id.replace('p', '')}&_t=${Date.now()}`, site)
const answer = (await (await fetch(address, { headers: { sysType: 'PC', lan: 'en_US' } })).json()) as Answer
const plan = answer.result?.plan
if (!plan) {
  console.error(`no such plan: ${answer.errorMsg ?? answer.status}`)
  process.exit(2)
}
console.log(`seal      ${plan.seal}\npublished ${plan.publishedAt}`)
const { secret } = plan
if (!secret) {
  console.log('It is not settled yet, so neither the prediction nor the nonce is known.')
  process.exit(3)
}
const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex')

/** JSON without spaces and with sorted names: what a plan's content is hashed as. */
function canonical(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  const named = value as Record<string, unknown>
  const fields = Object.keys(named).sort()
  return `{${fields.map((name) => `${JSON.stringify(name)}:${canonical(named[name])}`).join()}}`
}

// Plans of before documents were sealed without their content.
const { document } = secret
const lines = [
  [document ? 'grandstand-plan-2' : 'grandstand-plan-1'],
  ['plan', plan.id],
  ['expert', plan.expert.uid],
  ['match', plan.match.id],
  ['play', secret.play],
  ['line', secret.line ?? ''],
  ['choice', secret.choice],
  ['odds', secret.odds],
  ['priced', secret.pricedAt],
  ...(document ? [['content', sha256(canonical(document))]] : []),
  ['published', plan.publishedAt],
  ['nonce', secret.nonce],
]
const text = lines.map((line) => line.join('=')).join('\n')
const found = sha256(text)
console.log(`${text}\n\nSHA-256   ${found}\nresult    ${plan.result ?? 'none'}`)
const isSealed = found === plan.seal
console.log(isSealed ? 'The plan is what was sealed.' : 'The plan is NOT what was sealed.')
process.exit(isSealed ? 0 : 1)
