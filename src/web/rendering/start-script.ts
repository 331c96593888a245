import type { UNSAFE_AssetsManifest as AssetsManifest } from 'react-router'

/** A page whose picture or fonts take longer than this becomes interactive before they are there. */
const PATIENCE_MS = 2000

/** What a visitor does first. Moving the mouse counts, because a click often follows. */
const interactions = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll']

/**
 * The script that loads a page’s scripts: once its main picture and its fonts are there, or the visitor does something,
 * whichever comes first. Everything is asked for at once, not file after file as each imports the next. Script elements
 * are what the policy of a cached page allows: it trusts scripts that a trusted one adds, but not what that one imports.
 *
 * It also remembers the button that a visitor presses before then (`repeat-early-click.ts`).
 */
export function startScript(manifest: AssetsManifest, routeIds: readonly string[]): string {
  const routes = routeIds.flatMap((id) => manifest.routes[id] ?? [])
  const modules = Object.fromEntries(routes.map(({ id, module }) => [id, module]))
  const imports = [
    ...manifest.entry.imports,
    ...routes.flatMap((route) => [route.module, ...(route.imports ?? [])]),
  ]
  const files = [...new Set([manifest.url, manifest.entry.module, ...imports])]
  const first = manifest.hmr?.runtime ?? null
  return `(${start})(${[modules, files, first, interactions].map(inScript).join()},${PATIENCE_MS})`
}

function inScript(value: unknown) {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
}

/** Plain JavaScript, because it becomes part of the page as it is here. */
const start = `(modules,files,first,events,patience)=>{
window.routeFiles=modules;
const add=(src,onload)=>{const script=Object.assign(document.createElement("script"),{type:"module",src,onload});document.head.append(script);script.remove()};
let begin=()=>{
for(const name of events)removeEventListener(name,once,true);
begin=()=>{};
const all=()=>{for(const file of files)add(file,null)};
first?add(first,all):all()
};
const once=()=>begin();
for(const name of events)addEventListener(name,once,true);
addEventListener("click",window.earlyClicks={button:null,handleEvent({target}){this.button=target.closest('button[type="button"]:not([commandfor],[popovertarget])')??this.button}},true);
const picture=document.querySelector('img[fetchpriority="high"]');
const drawn=picture&&!picture.complete&&new Promise(resolve=>picture.onload=picture.onerror=resolve);
Promise.all([drawn,document.fonts.ready]).then(()=>requestAnimationFrame(()=>setTimeout(once)));
setTimeout(once,patience)
}`
