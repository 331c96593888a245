import { createContext, use } from 'react'

/** The styles of a page. They stand in the page itself, so that nothing has to be waited for before it is painted. */
export type PageStylesValue = { css: string; nonce: string | undefined }

export const PageStylesContext = createContext<PageStylesValue>({ css: '', nonce: undefined })

const STYLES_ID = 'page-styles'

/** The browser takes the styles from the page that it was sent, so they are not in its scripts once more. */
export function pageStylesInDocument(): PageStylesValue {
  const element = document.getElementById(STYLES_ID)
  return { css: element?.textContent ?? '', nonce: element?.nonce }
}

export function PageStyles() {
  const { css, nonce } = use(PageStylesContext)
  return (
    <style id={STYLES_ID} nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />
  )
}
