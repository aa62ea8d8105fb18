/** Runs before the first paint: the visitor's own choice of scheme stands above the brand's. */
export const themeScript = `(function(){try{var t=localStorage.getItem('theme');if(t==='system')t=matchMedia('(prefers-color-scheme: light)').matches?'light':'dark';if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}})()`
