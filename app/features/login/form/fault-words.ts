import { m } from '#app/paraglide/messages.js'
import type { RuleFault } from '#contract/account-rules.ts'

const FAULT_WORDS: Readonly<Record<RuleFault, () => string>> = {
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

/** What a rule of contract/account-rules.ts found, in words; as react-hook-form's `validate` answers. */
export const faultText = (fault: RuleFault | null): string | true => (fault ? FAULT_WORDS[fault]() : true)
