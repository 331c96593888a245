import { relative } from 'node:path'
import type { Rolldown } from 'vite'

/**
 * The chunk of each module that others import on demand, by its source. Vite’s manifest lacks those that someone else imports
 * as usual.
 */
export function chunksOnDemand(
  bundle: Rolldown.OutputBundle,
  infoOf: (id: string) => Rolldown.ModuleInfo | null,
  root: string,
): Record<string, string> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  return Object.fromEntries(
    chunks.flatMap(({ fileName, moduleIds }) =>
      moduleIds
        .filter((id) => (infoOf(id)?.dynamicImporters.length ?? 0) > 0)
        .map((id) => [relative(root, id), fileName]),
    ),
  )
}

/**
 * Each script lists the stylesheets of what it loads on demand. Listing those that every page has only makes it longer.
 * A list in a form unknown to us stays as it is.
 */
export function withoutKnownStylesheets(code: string, known: ReadonlySet<string>): string {
  const [list] = /(?<=m\.f\|\|\(m\.f=)\["[^\]]*"\]/.exec(code) ?? []
  if (list === undefined) return code
  const files = JSON.parse(list) as string[]
  const left = files.filter((file) => !known.has(file))
  return code
    .replace(list, JSON.stringify(left))
    .replaceAll(/,__vite__mapDeps\(\[([\d,]+)\]\)/g, (_, indexes: string) => {
      const needed = indexes.split(',').flatMap((index) => {
        const place = left.indexOf(files[Number(index)] ?? '')
        return place < 0 ? [] : [place]
      })
      return needed.length > 0 ? `,__vite__mapDeps([${needed.join()}])` : ''
    })
}
