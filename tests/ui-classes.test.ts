import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

/** A page has the styles of what it imports, so markup that borrows a component’s class alone may lack them. */
test('SITE-03 the classes of a component are used by those that import it', () => {
  const modules = globSync('src/web/**/*.tsx').map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  const components = globSync('src/web/ui/{feedback,navigation}/*.css').filter((file) =>
    existsSync(file.replace(/css$/, 'tsx')),
  )
  const borrowed = components.flatMap((stylesheet) => {
    const name = basename(stylesheet, '.css')
    const [, own] = /^ {2}\.([a-z-]+) \{/m.exec(readFileSync(stylesheet, 'utf8')) ?? []
    const used = new RegExp(`className="${own}[" ]`)
    return modules
      .filter(
        ({ text }) => used.test(text) && !text.includes(`/${name}.tsx'`) && !text.includes(`/${name}.css'`),
      )
      .map(({ file }) => `${file}: ${own}`)
  })

  expect(components.length).toBeGreaterThan(4)
  expect(borrowed).toEqual([])
})
