import { describe, expect, test } from 'vitest'
import { pageTextReader } from '#integrations/markup/page-text-reader.ts'
import { publicPictures } from '#integrations/images/public-pictures.ts'
import { acceptContent } from '#operations/content/accept-content.ts'
import { sites } from '../tests/support/pages/whole-demo.ts'
import { demoContent } from './demo.ts'

const textReader = pageTextReader()
const pictures = publicPictures('demo/public', ['demo-media'])

describe.each(sites.map((site) => [site.slug, site] as const))('RNG-03 the content of %s', (slug, site) => {
  const documents = demoContent(slug)

  test('is valid', () => {
    const faults = documents.flatMap(({ kind, slug: name, body }) => {
      const read = acceptContent({ kind, slug: name }, body, { site, textReader })
      return read.outcome === 'refused' ? [{ kind, name, problems: read.problems }] : []
    })
    expect(faults).toEqual([])
  })

  test('has pictures that exist', () => {
    const sources = [...JSON.stringify(documents).matchAll(/"src":"([^"]+)"/g)].map(([, src = '']) => src)
    expect(sources.length).toBeGreaterThan(1)
    expect(sources.filter((src) => pictures.versionOf(src) === null)).toEqual([])
  })

  test('has an about page, questions, an offer and three posts by someone', () => {
    const of = (kind: string) => documents.filter((document) => document.kind === kind)
    expect(of('page').map((document) => document.slug)).toEqual(expect.arrayContaining(['about-us', 'faqs']))
    expect(of('offer').length).toBeGreaterThan(0)
    expect(of('post').length).toBeGreaterThanOrEqual(3)
    expect(documents.filter((document) => document.kind === 'post' && !document.body.author)).toEqual([])
  })
})
