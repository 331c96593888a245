import { dealerOfEachTemplate } from '#demo/dealer-of-template.ts'

/** A demo dealer of each template, at these widths in turn. */
export function eachTemplateAt(...widths: [number, ...number[]]): [slug: string, width: number][] {
  return dealerOfEachTemplate.map((slug, nth) => [slug, widths[nth % widths.length] ?? widths[0]])
}
