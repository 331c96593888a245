import type { UNSAFE_AssetsManifest as AssetsManifest } from 'react-router'

/**
 * The script that loads a page’s scripts. Everything is asked for at once, not file after file as each imports the next.
 * Script elements are what the policy of a cached page allows: it trusts scripts that a trusted one adds, but not what that
 * one imports.
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
  return `(${start})(${[modules, files, first].map(inScript).join()})`
}

function inScript(value: unknown) {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
}

/** Plain JavaScript, because it becomes part of the page as it is here. */
const start = `(modules,files,first)=>{
window.routeFiles=modules;
const add=(src,onload)=>{const script=Object.assign(document.createElement("script"),{type:"module",src,onload});document.head.append(script);script.remove()};
const all=()=>{for(const file of files)add(file,null)};
addEventListener("click",window.earlyClicks={button:null,handleEvent({target}){this.button=target.closest('button[type="button"]:not([commandfor],[popovertarget])')??this.button}},true);
const here=()=>location.pathname+location.search,at=here();
addEventListener("popstate",window.earlySteps=()=>{here()===at||location.reload()});
first?add(first,all):all()
}`
