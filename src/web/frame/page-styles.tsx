import { createContext, use } from 'react'
import { useMatches } from 'react-router'
import { type StylePart, stylePartFiles, stylePartsOf } from '../style-parts/style-parts.ts'

/** The styles of a page. They stand in the page itself, so that nothing has to be waited for before it is painted. */
export type PageStylesValue = { css: string; parts: readonly StylePart[]; nonce: string | undefined }

export const PageStylesContext = createContext<PageStylesValue>({ css: '', parts: [], nonce: undefined })

const STYLES_ID = 'page-styles'

/** The browser takes the styles from the page that it was sent, so they are not in its scripts once more. */
export function pageStylesInDocument(): PageStylesValue {
  const element = document.getElementById(STYLES_ID)
  const parts = element?.dataset['parts']?.split(' ') ?? []
  return { css: element?.textContent ?? '', parts: parts.filter(isStylePart), nonce: element?.nonce }
}

/** A page that is come to from another one waits for the styles that were not in that one. */
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
