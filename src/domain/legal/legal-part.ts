/** A part of a legal page; its text is plain. */
export type LegalPart = { heading: string; text: string }

/** The parts as Markdown, with every mark in them escaped. */
export function legalMarkdown(parts: readonly LegalPart[]): string {
  return parts.map(({ heading, text }) => `## ${escaped(heading)}\n\n${escaped(text)}`).join('\n\n')
}

function escaped(text: string) {
  return text.replaceAll(/([\\`*_{}[\]()#+.!|<>~&-])/g, String.raw`\$1`)
}
