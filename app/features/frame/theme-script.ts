/**
 * Runs before the first paint: the visitor's stored scheme has precedence over the brand's, a place is kept for her own
 * matches (app/features/home/parts/yours.tsx), if she had some on her last visit or has starred one as a guest since, and
 * her games are named for the rail.
 */
export const themeScript = `(function(){try{var t=localStorage.getItem('theme');if(t==='system')t=matchMedia('(prefers-color-scheme: light)').matches?'light':'dark';if(t==='light'||t==='dark')document.documentElement.dataset.theme=t;if(localStorage.getItem('yours')||/\\d/.test(localStorage.getItem('favourite-matches')))document.documentElement.dataset.yours='';var g=localStorage.getItem('followed-games');if(/^\\d+(,\\d+)*$/.test(g))document.documentElement.dataset.games=g}catch(e){}})()`

/**
 * Before hydration: records a click on a sign-in button for app/features/login/login-host.tsx. In the capture phase,
 * because React stops the propagation of clicks on parts that are not hydrated yet.
 */
export const earlyLoginScript = `document.addEventListener('click',function(e){if(e.target.closest&&e.target.closest('[data-login]'))document.documentElement.dataset.asked=''},true)`

/** From the first paint on: a press in the menu of languages keeps the choice, hydrated or not. */
export const languageChoiceScript = `document.addEventListener('click',function(e){var l=e.target.closest&&e.target.closest('[data-language]');if(l)document.cookie='lang='+l.dataset.language+';path=/;max-age=31536000;samesite=lax'+(location.protocol==='https:'?';secure':'')},true)`

/**
 * Behind the rail, before it is painted: the visitor's games come first, as `withFollowed` has them when the rail is
 * hydrated. No cached page can know them, and nothing may move later.
 */
export const followedGamesScript = `(function(g,n){var f=n&&n.querySelector('a');if(!g||!f)return;g.split(',').forEach(function(i){var a=n.querySelector('[data-game="'+i+'"]');if(!a||'followed' in a.dataset)return;a.dataset.followed='';if(a===f)f=f.nextElementSibling;else f.before(a)})})(document.documentElement.dataset.games,document.querySelector('.rail'))`

/** Chromium offers to install the site once, mostly before the code that asks for it (app/features/about/install-prompt.ts) is loaded. */
export const installPromptScript = `addEventListener('beforeinstallprompt',function(e){window.installPrompt=e})`

/** After all that the page shows: app/server/service-worker.ts. */
export const serviceWorkerScript = `addEventListener('load',function(){navigator.serviceWorker&&navigator.serviceWorker.register('/sw.js').catch(function(){})})`
