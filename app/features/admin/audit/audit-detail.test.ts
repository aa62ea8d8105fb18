import { expect, test } from 'vitest'
import { m } from '#app/paraglide/messages.js'
import { auditDetail } from './audit-detail.ts'

test('a detail that the site wrote is a message, one that was typed stays as it is', () => {
  expect(auditDetail({ act: 'answer_feedback', detail: 'feedback 7' })).toBe(m.admin_audit_feedback({ id: 7 }))
  expect(auditDetail({ act: 'set_roles', detail: 'expert' })).toBe(m.admin_role_expert())
  const decided = auditDetail({ act: 'refund_payment', detail: '17 Bought by\nmistake' })
  expect(auditDetail({ act: 'refund_membership', detail: '17 Bought by\nmistake' })).toBe(decided)
  expect(decided).toBe(m.admin_audit_payment({ id: 17, reason: 'Bought by\nmistake' }))
  expect(auditDetail({ act: 'ban', detail: 'feedback 7' })).toBe('feedback 7')
})
