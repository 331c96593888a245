import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Container, type Declaration, parse } from 'postcss'
import { describe, expect, test } from 'vitest'
import { templates } from '#sites/templates/templates.ts'

const files = globSync('src/web/**/*.css').map((file) => ({
  file,
  css: parse(readFileSync(file, 'utf8')),
}))
// Printing hides parts of templates too.
const shared = files.filter(({ file }) => !/\/templates\/|styles\/print/.test(file))

test('finds the stylesheets', () => expect(files.length).toBeGreaterThan(90))

test('a component imports its own stylesheet', () => {
  const imported = new Set(
    globSync('src/web/**/*.{ts,tsx}').flatMap((file) =>
      Array.from(readFileSync(file, 'utf8').matchAll(/^import '(\..*\.css)'$/gm), ([, path = '']) =>
        join(dirname(file), path),
      ),
    ),
  )
  const layers = 'src/web/styles/layers.css'
  expect(files.map(({ file }) => file).filter((file) => file !== layers && !imported.has(file))).toEqual([])
})

test('every rule is in a layer, because the order of the files may change', () => {
  const bare = files.flatMap(({ file, css }) =>
    css.nodes
      .filter((node) => node.type !== 'comment' && !(node.type === 'atrule' && node.name === 'layer'))
      .map((node) => `${file}: ${node.toString().slice(0, 60)}`),
  )
  expect(bare).toEqual([])
})

test('only what stands above every template is important: preferences, print and hidden things', () => {
  const above = /styles\/(?:preferences|print|reset|content-visibility)\.css$|ui\/actions\/buttons\.css$/
  const important = files
    .filter(({ file }) => !above.test(file))
    .flatMap(({ file, css }) =>
      declarationsIn(css)
        .filter((each) => each.important)
        .map((each) => `${file}: ${each}`),
    )
  expect(important).toEqual([])
})

describe('SITE-03 a template sets what the shared parts offer, and places them', () => {
  const styled = new Set(shared.flatMap(({ css }) => [...restyled(css)]))

  test.each(templates)('%s restyles fewer than 15 shared classes', (template) => {
    const own = files.filter(({ file }) => file.includes(`/templates/${template}/`))
    const both = new Set(own.flatMap(({ css }) => [...restyled(css)]).filter((name) => styled.has(name)))
    expect([...both].toSorted().slice(14)).toEqual([])
  })
})

/** The classes whose look the rules change. Setting a part's custom properties, or placing it, leaves its look alone. */
function restyled(css: Container): Set<string> {
  const classes = new Set<string>()
  css.walkRules((rule) => {
    if (!rule.nodes.some((node) => node.type === 'decl' && !placesOrSets(node))) return
    for (const selector of rule.selectors)
      for (const [, name = ''] of subjectOf(selector).matchAll(/\.([a-z][\w-]*)/g)) classes.add(name)
  })
  return classes
}

function placesOrSets({ prop }: Declaration) {
  return /^(?:--.*|grid-(?:area|row|column)|order|(?:justify|align|place)-self)$/.test(prop)
}

/** The last part of a selector, without what only narrows it. */
function subjectOf(selector: string) {
  const plain = selector.replaceAll(/:(?:is|where|has|not)\((?:[^()]|\([^()]*\))*\)/g, '')
  return (
    plain
      .trim()
      .split(/[\s>+~]+/)
      .at(-1) ?? ''
  )
}

function declarationsIn(css: Container): Declaration[] {
  const found: Declaration[] = []
  css.walkDecls((each) => void found.push(each))
  return found
}
