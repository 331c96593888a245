import { createContext, use } from 'react'
import { type LinkDescriptor, UNSAFE_FrameworkContext as FrameworkContext, useMatches } from 'react-router'

/** The styles of a page. They are inline, so that the first paint waits for no other file. */
export type PageStylesValue = {
  css: string
  /** The addresses of the stylesheets that the text contains. */
  files: readonly string[]
  nonce: string | undefined
}

export const PageStylesContext = createContext<PageStylesValue>({ css: '', files: [], nonce: undefined })

const STYLES_ID = 'page-styles'

/** The browser reads the styles from the page's HTML, so that the scripts don't contain them again. */
export function pageStylesInDocument(): PageStylesValue {
  const element = document.getElementById(STYLES_ID)
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel$="stylesheet"][disabled]')
  for (const link of links) link.rel = 'stylesheet'
  return {
    css: element?.textContent ?? '',
    files: Array.from(links, (link) => link.getAttribute('href') ?? ''),
    nonce: element?.nonce,
  }
}

/**
 * After client navigation, a page waits for the stylesheets that the first page didn't include. The build adds them to the
 * script of each route.
 */
export function PageStyles() {
  const { css, files, nonce } = use(PageStylesContext)
  const modules = use(FrameworkContext)?.routeModules
  const needed = useMatches().flatMap(({ id }) => modules?.[id]?.links?.().flatMap(addressOf) ?? [])
  const further = new Set(needed.filter((file) => !files.includes(file)))
  return (
    <>
      <style
        id={STYLES_ID}
        nonce={nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: css }}
      />
      {files.map((file) => (
        <link key={file} {...included} href={file} />
      ))}
      {[...further].map((file) => (
        <link key={file} rel="stylesheet" href={file} precedence="pages" />
      ))}
    </>
  )
}

function addressOf(link: LinkDescriptor) {
  return 'href' in link && link.href ? [link.href] : []
}

/**
 * A disabled link fetches nothing. Those who load styles on demand look for it, and leave the file alone. Chromium looks ahead
 * in the HTML and fetches even disabled stylesheets, so there they are alternate ones.
 */
const included = { rel: 'alternate stylesheet', disabled: true }
