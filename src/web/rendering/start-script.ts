import type { UNSAFE_AssetsManifest as AssetsManifest } from 'react-router'

/** A page that takes longer than this to show its main picture becomes interactive before. */
const PATIENCE_MS = 2000

/** What a visitor does first. Moving the mouse isn’t in it: browsers report that too when a page appears below the mouse. */
const interactions = ['pointerdown', 'click', 'keydown', 'input', 'focusin', 'scroll']

/**
 * The script that loads a page’s scripts once the page has been painted with its main picture and fonts, because they would
 * compete with those on a slow connection. When the visitor does something first, they load at once. All are asked for at
 * the same time, not file after file as each imports the next. Script elements are what the policy of a cached page allows:
 * it trusts scripts that a trusted one adds, but not what that one imports.
 *
 * Until they run, it remembers the button that a visitor presses and follows Back and Forward (`early-input.ts`).
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

/**
 * Plain JavaScript, because it becomes part of the page as it is here. It reads `document.fonts.ready` only once the page is
 * painted: reading it makes the browser lay out the page at once, in the same long task as parsing.
 */
const start = `(modules,files,first,interactions,patience)=>{
window.routeFiles=modules;
const add=(src,onload)=>{const script=Object.assign(document.createElement("script"),{type:"module",src,onload});document.head.append(script);script.remove()};
const all=()=>{for(const file of files)add(file,null)};
let begin=()=>{begin=()=>{};for(const name of interactions)removeEventListener(name,once,true);first?add(first,all):all()};
const once=()=>begin();
for(const name of interactions)addEventListener(name,once,true);
addEventListener("click",window.earlyClicks={button:null,handleEvent({target}){this.button=target.closest('button[type="button"]:not([commandfor],[popovertarget])')??this.button}},true);
const here=()=>location.pathname+location.search,at=here();
addEventListener("popstate",window.earlySteps=()=>{here()===at||location.reload()});
const picture=document.querySelector('img[fetchpriority="high"]');
const loaded=picture&&!picture.complete&&new Promise(resolve=>picture.onload=picture.onerror=resolve);
const painted=new Promise(resolve=>new PerformanceObserver(entries=>entries.getEntriesByName("first-contentful-paint")[0]&&resolve()).observe({type:"paint",buffered:true}));
Promise.all([loaded,painted.then(()=>document.fonts.ready)]).then(()=>requestAnimationFrame(()=>setTimeout(once)));
setTimeout(once,patience)
}`
