import { use, useState } from 'react'
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_FrameworkContext as FrameworkContext,
  useMatches,
} from 'react-router'
import { startScript } from './start-script.ts'

/**
 * In place of React Router’s `Scripts`: one small script adds all others, and remembers what is pressed before they run. The
 * browser leaves the scripts of the server’s HTML as they are.
 */
export function PageScripts() {
  const [{ nonce, texts }] = useState(usePageScripts())
  return texts.map((text, index) => (
    <script key={index} nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
  ))
}

function usePageScripts() {
  const framework = use(FrameworkContext)
  const isOnServer = use(DataRouterContext)?.static === true
  const routes = useMatches().map(({ id }) => id)
  // The browser’s build leaves out what only the server writes.
  if (!import.meta.env.SSR || !isOnServer || !framework) return { nonce: framework?.nonce, texts: ['', ''] }
  const { manifest, nonce, renderMeta, serverHandoffString } = framework
  noteScripts(renderMeta)
  return { nonce, texts: [contextScript(serverHandoffString ?? '{}'), startScript(manifest, routes)] }
}

/** React Router reads its context and the loaders’ data from there. */
function contextScript(context: string) {
  return `window.__reactRouterContext=${context};window.__reactRouterContext.stream=new ReadableStream({start(controller){window.__reactRouterContext.streamController=controller}}).pipeThrough(new TextEncoderStream())`
}

/** The loaders’ data is only added to pages whose scripts take it. */
function noteScripts(meta: { didRenderScripts?: boolean } | undefined) {
  if (meta) meta.didRenderScripts = true
}
