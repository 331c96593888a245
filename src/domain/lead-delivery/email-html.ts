import type { LeadRow } from './lead-rows.ts'
import type { EmailContent } from './email.ts'
import { markup } from './markup.ts'

type EmailColours = {
  brand: string
  onBrand: string
  ink: string
  inkSoft: string
  paper: string
  paperSunken: string
  line: string
}

/** The colours of an email, with separate ones for dark mode where the site has them. */
export type EmailTheme = {
  light: EmailColours
  dark: EmailColours | null
  /** The absolute URL of the dealer's logo as a raster image. Email programs don't show SVG. */
  logo: string | null
}

/** Writes the email as HTML, with tables and inline styles because email programs support little else. */
export function emailHtml(content: EmailContent, sender: string, { light, dark, logo }: EmailTheme): string {
  const { heading, paragraphs, quote, rows, closing } = content
  const { brand, onBrand, ink, inkSoft, paper, paperSunken, line } = light
  const paragraphsHtml = (texts: string[], kind: 'ink' | 'soft', size: number) =>
    texts
      .map(
        (text) =>
          `<p class="${kind}" style="margin:0 0 16px;${font};font-size:${size}px;line-height:1.5;color:${kind === 'ink' ? ink : inkSoft}">${withBreaks(text)}</p>`,
      )
      .join('\n')
  const quoted =
    quote === null
      ? ''
      : `<blockquote class="page ink" style="margin:0 0 20px;padding:12px 16px;background:${paperSunken};border-left:4px solid ${brand};${font};font-size:16px;line-height:1.5;color:${ink}">${withBreaks(quote)}</blockquote>`
  const cell = `padding:8px 0;border-bottom:1px solid ${line};${font};font-size:15px;line-height:1.4;vertical-align:top`
  const table = rows
    .map(
      (row) =>
        `<tr><th class="line soft" align="left" scope="row" style="${cell};padding-right:16px;width:38%;font-weight:normal;color:${inkSoft}">${markup(row.label)}</th><td class="line ink" style="${cell};color:${ink}">${valueHtml(row, ink)}</td></tr>`,
    )
    .join('\n')
  return `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="${dark ? 'light dark' : 'light only'}">
<meta name="supported-color-schemes" content="${dark ? 'light dark' : 'light only'}">
<title>${markup(content.subject)}</title>
${dark ? darkModeStyles(dark) : ''}</head>
<body class="page" style="margin:0;padding:0;background:${paperSunken}">
<div style="display:none;max-height:0;overflow:hidden">${markup(content.preview)}</div>
<table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${paperSunken}"><tr><td align="center" style="padding:24px 12px">
<table class="sheet line" role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;background:${paper};border:1px solid ${line}">
${logo === null ? `<tr><td class="brand" style="padding:18px 24px;background:${brand};${font};font-size:17px;font-weight:bold;color:${onBrand}">${markup(sender)}</td></tr>` : logoRow(logo, sender, light)}
<tr><td style="padding:24px 24px 8px">
<h1 class="ink" style="margin:0 0 16px;${font};font-size:22px;line-height:1.25;color:${ink}">${markup(heading)}</h1>
${paragraphsHtml(paragraphs, 'ink', 16)}
${quoted}
${rows.length === 0 ? '' : `<table class="line" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px;border-top:1px solid ${line}">${table}</table>`}
${paragraphsHtml(closing, 'soft', 14)}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}

/**
 * Logos are drawn for light paper, so they keep a light background in dark mode. Where images are blocked, the
 * alt text looks like the name of a dealer without a logo.
 */
function logoRow(logo: string, sender: string, { brand, ink, paper }: EmailColours) {
  return `<tr><td style="padding:18px 24px;background:${paper};border-bottom:4px solid ${brand}"><img src="${markup(logo)}" alt="${markup(sender)}" height="40" style="display:block;width:auto;height:auto;max-width:100%;max-height:40px;border:0;${font};font-size:17px;font-weight:bold;color:${ink}"></td></tr>`
}

/**
 * A word can be wider than a phone. Some email programs support only one of the two properties that break it.
 */
const font =
  "font-family:Arial,'Helvetica Neue',Helvetica,sans-serif;word-break:break-word;overflow-wrap:anywhere"

/** Inline styles would win otherwise, so each colour is `!important`. */
function darkModeStyles({ brand, onBrand, ink, inkSoft, paper, paperSunken, line }: EmailColours) {
  return `<style>
@media (prefers-color-scheme: dark) {
.page { background: ${paperSunken} !important }
.sheet { background: ${paper} !important }
.brand { background: ${brand} !important; color: ${onBrand} !important }
.ink, .ink a { color: ${ink} !important }
.soft { color: ${inkSoft} !important }
.line { border-color: ${line} !important }
blockquote { border-left-color: ${brand} !important }
}
</style>
`
}

function withBreaks(text: string) {
  return markup(text).replaceAll('\n', '<br>')
}

/** Links only the URL schemes that we write ourselves. */
function valueHtml({ value, href }: LeadRow, colour: string) {
  if (href === undefined || !/^(?:https?|tel|mailto):/.test(href)) return withBreaks(value)
  return `<a href="${markup(href)}" style="color:${colour}">${withBreaks(value)}</a>`
}
