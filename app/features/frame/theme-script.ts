/** Runs before the first paint: the visitor's own choice of scheme stands above the brand's. */
export const themeScript = `(function(){try{var t=localStorage.getItem('theme');if(t==='system')t=matchMedia('(prefers-color-scheme: light)').matches?'light':'dark';if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}})()`

/**
 * Until the page's code is awake: a press on the way in is kept for it (see app/features/login/login-host.tsx).
 * Heard on the way down: React lets no press through to a page that is half awake.
 */
export const earlyLoginScript = `document.addEventListener('click',function(e){if(e.target.closest&&e.target.closest('[data-login]'))document.documentElement.dataset.asked=''},true)`
