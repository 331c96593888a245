import { createContext, use } from 'react'
import { useMatches } from 'react-router'
import { type StylePart, stylePartFiles, stylePartsOf } from '../style-parts/style-parts.ts'

/** The styles of a page. They are inline, so that the first paint waits for no other file. */
export type PageStylesValue = { css: string; parts: readonly StylePart[]; nonce: string | undefined }

export const PageStylesContext = createContext<PageStylesValue>({ css: '', parts: [], nonce: undefined })

const STYLES_ID = 'page-styles'

/** The browser reads the styles from the page's HTML, so that the scripts don't contain them again. */
export function pageStylesInDocument(): PageStylesValue {
  const element = document.getElementById(STYLES_ID)
  const parts = element?.dataset['parts']?.split(' ') ?? []
  return { css: element?.textContent ?? '', parts: parts.filter(isStylePart), nonce: element?.nonce }
}

/** After client navigation, a page waits for styles that the first page didn't include. */
export function PageStyles() {
  const { css, parts, nonce } = use(PageStylesContext)
  const further = stylePartsOf(useMatches().map(({ handle }) => handle)).filter(
    (part) => !parts.includes(part),
  )
  return (
    <>
      <style
        id={STYLES_ID}
        data-parts={parts.join(' ')}
        nonce={nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: css }}
      />
      {further.map((part) => (
        <link key={part} rel="stylesheet" href={stylePartFiles[part]} precedence="pages" />
      ))}
    </>
  )
}

function isStylePart(name: string): name is StylePart {
  return name in stylePartFiles
}
