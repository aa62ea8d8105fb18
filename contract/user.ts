import { type } from './ark.ts'
import { call } from './call.ts'
import { IntegerText } from './entities.ts'

/** The account behind a token. Fields grow with the accounts issue. */
export const User = type({ uid: 'number.integer', username: 'string', 'avatar?': 'string' })
export type User = typeof User.infer

export const userCalls = {
  getUser: call({
    method: 'GET',
    path: '/user/info',
    access: 'user',
    errors: ['not_found'],
    input: type({ 'userId?': IntegerText }),
    result: type({ user: User }),
  }),
} as const
