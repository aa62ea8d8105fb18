import { serverSearch, serverWrite } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { adminComplaintCalls } from '#contract/admin-complaints.ts'

export const listComplaints = serverSearch.handler(forward(adminComplaintCalls.listComplaints))
export const decideComplaint = serverWrite.handler(forward(adminComplaintCalls.decideComplaint))
