import { renderSVG } from 'uqr'
import { ACTS, type ActName } from './acts.ts'
import type { SandboxStatement } from './notification.ts'

const ESCAPES = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
])
const escaped = (text: string): string => text.replace(/[&<>"]/g, (char) => ESCAPES.get(char) ?? '')

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:32rem;margin:2rem auto;padding:0 1rem;color:#222;background:#fff}
h1{font-size:1.25rem}svg{width:12rem;height:12rem;display:block;margin:1rem 0}
button{font:inherit;display:block;width:100%;min-height:2.75rem;margin:.5rem 0}p.note{color:#555}`

/** Hosted page of a payment, in the words of a stranger: nobody meets it but developers and tests. */
export function sandboxPage({
  statement,
  title,
  address,
  returnTo,
  acts,
  note,
}: {
  statement: SandboxStatement
  title: string
  /** Of this page, for the QR code. */
  address: string
  returnTo: string
  acts: readonly ActName[]
  note?: string
}): string {
  const { status, amount, currency } = statement
  const price = `${(amount / 100).toFixed(2)} ${currency}`
  const buttons = acts.map((name) => `<button name="act" value="${name}">${escaped(ACTS[name].label)}</button>`)
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Sandbox payment</title><link rel="icon" href="data:,"><style>${STYLE}</style>
<main><h1>Sandbox payment</h1><p class="note">No money moves here. It stands in for a payment provider on local runs.</p>
<p>${escaped(title)}: <strong>${escaped(price)}</strong></p>
<p>Status: <strong id="status">${status}</strong></p>${note ? `<p id="note">${escaped(note)}</p>` : ''}
<p><a href="${escaped(returnTo)}">Back to the shop</a></p>
<form method="post">${buttons.join('')}</form>
${status === 'open' ? `<div role="img" aria-label="QR code of this page">${renderSVG(address)}</div>` : ''}</main></html>`
}

export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
} as const
