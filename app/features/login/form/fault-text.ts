import { m } from '#app/paraglide/messages.js'
import type { RuleFault } from '#contract/account-rules.ts'

const FAULT_TEXTS: Readonly<Record<RuleFault, () => string>> = {
  email_required: m.login_fault_email_required,
  email_format: m.login_fault_email_format,
  phone_required: m.login_fault_phone_required,
  phone_format: m.login_fault_phone_format,
  code_required: m.login_fault_code_required,
  code_format: m.login_fault_code_format,
  password_required: m.login_fault_password_required,
  password_weak: m.login_fault_password_weak,
  user_name_required: m.login_fault_user_name_required,
  user_name_format: m.login_fault_user_name_format,
  identifier_required: m.login_fault_identifier_required,
}

/** The message for a violated rule of contract/account-rules.ts, in the form react-hook-form's `validate` returns. */
export const faultText = (fault: RuleFault | null): string | true => (fault ? FAULT_TEXTS[fault]() : true)
