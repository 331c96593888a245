import type { LeadRow } from './lead-rows.ts'
import { markup } from './markup.ts'

/** A letter as it is meant, whatever form it is sent in. */
export type Letter = {
  subject: string
  /** The first line that a list of mails shows. */
  preview: string
  heading: string
  paragraphs: string[]
  /** The customer's own words. */
  quote: string | null
  rows: LeadRow[]
  closing: string[]
}

export type LetterColours = {
  brand: string
  onBrand: string
  ink: string
  inkSoft: string
  paper: string
  paperSunken: string
  line: string
}

/** The letter for who reads text. */
export function letterText({ heading, paragraphs, quote, rows, closing }: Letter): string {
  const width = Math.max(0, ...rows.map(({ label }) => label.length))
  const lines = rows.map(({ label, value, href }) => {
    const link = href?.startsWith('http') ? ` (${href})` : ''
    return `${`${label}:`.padEnd(width + 2)}${value.replaceAll('\n', `\n${' '.repeat(width + 2)}`)}${link}`
  })
  const blocks = [
    heading,
    ...paragraphs,
    ...(quote === null ? [] : [quote.replaceAll(/^/gm, '> ')]),
    ...(lines.length > 0 ? [lines.join('\n')] : []),
    ...closing,
  ]
  return `${blocks.join('\n\n')}\n`
}

/** The letter for who reads HTML: tables and colours in place, as mail programs know little else. */
export function letterHtml(letter: Letter, sender: string, colours: LetterColours): string {
  const { heading, paragraphs, quote, rows, closing } = letter
  const { brand, onBrand, ink, inkSoft, paper, paperSunken, line } = colours
  const font = "font-family:Arial,'Helvetica Neue',Helvetica,sans-serif"
  const inFull = (texts: string[], colour: string, size: number) =>
    texts
      .map(
        (text) =>
          `<p style="margin:0 0 16px;${font};font-size:${size}px;line-height:1.5;color:${colour}">${withBreaks(text)}</p>`,
      )
      .join('\n')
  const quoted =
    quote === null
      ? ''
      : `<blockquote style="margin:0 0 20px;padding:12px 16px;background:${paperSunken};border-left:4px solid ${brand};${font};font-size:16px;line-height:1.5;color:${ink}">${withBreaks(quote)}</blockquote>`
  const cell = `padding:8px 0;border-bottom:1px solid ${line};${font};font-size:15px;line-height:1.4;vertical-align:top`
  const table = rows
    .map(
      (row) =>
        `<tr><th align="left" scope="row" style="${cell};padding-right:16px;width:38%;font-weight:normal;color:${inkSoft}">${markup(row.label)}</th><td style="${cell};color:${ink};word-break:break-word">${valueHtml(row, ink)}</td></tr>`,
    )
    .join('\n')
  return `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${markup(letter.subject)}</title>
</head>
<body style="margin:0;padding:0;background:${paperSunken}">
<div style="display:none;max-height:0;overflow:hidden">${markup(letter.preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${paperSunken}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;background:${paper};border:1px solid ${line}">
<tr><td style="padding:18px 24px;background:${brand};${font};font-size:17px;font-weight:bold;color:${onBrand}">${markup(sender)}</td></tr>
<tr><td style="padding:24px 24px 8px">
<h1 style="margin:0 0 16px;${font};font-size:22px;line-height:1.25;color:${ink}">${markup(heading)}</h1>
${inFull(paragraphs, ink, 16)}
${quoted}
${rows.length === 0 ? '' : `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px;border-top:1px solid ${line}">${table}</table>`}
${inFull(closing, inkSoft, 14)}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}

function withBreaks(text: string) {
  return markup(text).replaceAll('\n', '<br>')
}

/** Only addresses of the kinds that we write ourselves become links. */
function valueHtml({ value, href }: LeadRow, colour: string) {
  if (href === undefined || !/^(?:https?|tel|mailto):/.test(href)) return withBreaks(value)
  return `<a href="${markup(href)}" style="color:${colour}">${withBreaks(value)}</a>`
}
