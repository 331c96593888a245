import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { outlines } from '../images/default-picture.ts'
import { synonyms } from '../search/plain-words/synonyms.ts'

const page = readFileSync('docs/feeds.md', 'utf8')

test('OPS-02 search knows every body and fuel in the documentation', () => {
  expect(listed('Bodies').filter((value) => !isKnown('body', value))).toEqual([])
  expect(listed('Fuels').filter((value) => !isKnown('fuel', value))).toEqual([])
})

test('OPS-02 the documentation lists every body and fuel that search or the outlines know', () => {
  const [bodies, fuels] = [listed('Bodies').map(joined), listed('Fuels').map(joined)]
  const missing = (facet: string, values: string[]) =>
    synonyms
      .filter((synonym) => synonym.facet === facet)
      .filter(({ patterns }) => !values.some((value) => patterns.some((pattern) => pattern.test(value))))
      .map(({ phrases }) => phrases[0])

  expect([
    ...missing('body', [...bodies, 'ute dual cab', 'singlecab'].map(joined)),
    ...missing('fuel', fuels),
  ]).toEqual([])
  const drawn = outlines.filter(
    ([, pattern]) => !listed('Bodies').some((body) => pattern.test(body.toLowerCase())),
  )
  expect(drawn).toEqual([])
})

function isKnown(facet: string, value: string) {
  return synonyms.some(
    (synonym) => synonym.facet === facet && synonym.patterns.some((pattern) => pattern.test(joined(value))),
  )
}

function listed(kind: string) {
  const [, list = ''] = new RegExp(`^- ${kind}: ([^.]+)\\.$`, 'm').exec(page) ?? []
  return list.replaceAll('\n', ' ').split(/,\s+/)
}

function joined(value: string) {
  return value.toLowerCase().replaceAll(/[^a-z]/g, '')
}
