import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'

/** Where the one font of the pages is. */
export const fontUrl = inter

/** The font, and the system's own drawn as wide as it, so that nothing moves when the font arrives. */
export const fontFace = `@font-face{font-family:"Inter Variable";font-style:normal;font-weight:100 900;font-display:swap;src:url(${inter}) format("woff2-variations")}@font-face{font-family:"Inter Fallback";src:local("Arial"),local("Liberation Sans");size-adjust:107%;ascent-override:90%;descent-override:22.5%;line-gap-override:0%}`
