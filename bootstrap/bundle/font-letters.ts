import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'
import { templateManifests } from '../../src/sites/templates/templates.ts'
import { defaultGlyphs } from '../../src/web/templates/default-glyphs.ts'

/**
 * `import url from '….woff2?letters'`: the address of the font with only the characters that almost every page needs, in the
 * weights that its template uses. This halves the file.
 */
export function fontLetters(): Plugin {
  return {
    name: 'font-letters',
    enforce: 'pre',
    async load(id) {
      const [, file] = /^(.+\.woff2)\?letters$/.exec(id) ?? []
      if (!file) return
      return `export { default } from ${JSON.stringify(`${(await lettersOf(file)) ?? file}?url`)}`
    },
  }
}

const fonts = Object.values(templateManifests).flatMap(({ fonts: { screen } }) => screen)

const folder = 'node_modules/.cache/font-letters'

/** Making one takes most of a second, so it is cached for the next build. */
async function lettersOf(file: string) {
  const used = fonts.filter(({ family }) => basename(file).startsWith(`${family}-latin-`))
  if (used.length === 0) return null
  const weights = {
    min: Math.min(...used.map(({ weights: [lightest] }) => lightest)),
    max: Math.max(...used.map(({ weights: [, boldest] }) => boldest)),
  }
  const font = await readFile(file)
  const version = createHash('sha256')
    .update(font)
    .update(JSON.stringify([defaultGlyphs, weights]))
    .digest('hex')
  const made = join(process.cwd(), folder, version.slice(0, 16), basename(file).replace('latin', 'letters'))
  try {
    await readFile(made)
  } catch {
    const letters = await subsetFont(font, defaultGlyphs, {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
    })
    await mkdir(join(made, '..'), { recursive: true })
    const unfinished = `${made}.${process.pid}`
    await writeFile(unfinished, letters)
    await rename(unfinished, made)
  }
  return made
}
