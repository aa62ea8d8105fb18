import { expect, test } from 'vitest'
import { failureText } from './failure-text.ts'

test('what a service says to the visitor is its errorMsg, else its msg', () => {
  expect(failureText({ errorMsg: 'Look at: the rules', msg: 'other' })).toBe('Look at: the rules')
  expect(failureText({ errorMsg: '', msg: 'At home (again)\nat last' })).toBe('At home (again)\nat last')
})

test.each([
  'java.lang.NullPointerException: null\n\tat com.operator.UserService.find(UserService.java:42)',
  'TypeError: x is undefined\n    at Object.<anonymous> (/srv/app/index.js:1:1)',
  'Traceback:\n  File "/srv/app.py", line 3, in main',
])('a stack is no text for visitors: %s', (errorMsg) => {
  expect(failureText({ errorMsg })).toBeUndefined()
})
