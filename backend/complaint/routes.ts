import type { Verbs } from '#backend/core/serve.ts'
import type { complaintCalls } from '#contract/complaint.ts'
import { sendComplaint } from './send-complaint.ts'

export const complaintRoutes: Verbs<typeof complaintCalls> = { sendComplaint }
