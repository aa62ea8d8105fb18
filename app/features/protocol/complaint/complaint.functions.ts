import { serverWrite } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { complaintCalls } from '#contract/complaint.ts'

export const sendComplaint = serverWrite.handler(forward(complaintCalls.sendComplaint))
