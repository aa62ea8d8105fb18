import { createStored } from '#app/lib/stored.ts'

/** Ids of announcements that the visitor has closed, the last ones. */
const CLOSED_MAX = 50

export const parseClosed = (value: unknown): readonly number[] =>
  Array.isArray(value) ? value.filter((id): id is number => Number.isSafeInteger(id)).slice(-CLOSED_MAX) : []

export const closed = createStored('announcements-closed', parseClosed)

export const close = (id: number): void =>
  closed.set([...closed.now().filter((each) => each !== id), id].slice(-CLOSED_MAX))

/**
 * Runs as the page is read, so that nothing moves later: shows the first announcement that is not closed and is for who reads the
 * page. A cached page knows neither.
 */
export const showOpenScript = `(function(n){try{var c=JSON.parse(localStorage.getItem('announcements-closed'))||[];var g=document.querySelector('.header [data-login]');var f=0;n.querySelectorAll('[data-announcement]').forEach(function(a){var o=!f&&c.indexOf(+a.dataset.announcement)<0&&!(g&&a.dataset.audience==='users');a.hidden=!o;if(o)f=1})}catch(e){}})(document.currentScript.previousElementSibling)`
