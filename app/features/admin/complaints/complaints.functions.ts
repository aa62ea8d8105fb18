import { serverRead, serverWrite } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { adminComplaintCalls } from '#contract/admin-complaints.ts'

export const listComplaints = serverRead.handler(forward(adminComplaintCalls.listComplaints))
export const decideComplaint = serverWrite.handler(forward(adminComplaintCalls.decideComplaint))
