import { beforeAll, describe, expect, test } from 'vitest'
import { Site, type SiteDocument } from '#sites/site.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { publish } from '../../support/samples/publish.ts'
import { fullDocument, fullStock } from './full-dealer.ts'
import type { Probe } from './probes.ts'
import { rows } from './rows.ts'

let dealer: Dealership
beforeAll(async () => {
  dealer = await dealership({ site: fullDocument, stock: fullStock })
  const body = { make: 'Toyota', model: 'RAV4', body: 'SUV', description: 'A family SUV.' }
  await publish(dealer, [{ kind: 'model', slug: 'rav4', body }])
})

describe('SITE-02 a changed setting shows', () => {
  test.each(Object.entries(rows))('%s', async (path, { to, at, given = {} }) => {
    const before = changed(fullDocument, given)
    const after = changed(before, { [path]: to })

    const seen = await seenBefore(at, before)

    expect(await seenAt(at, after)).not.toBe(seen)
  })
})

/** The output before the change, probed twice: output that differs by itself would prove nothing. */
const kept = new Map<Probe, Map<string, Promise<string>>>()

function seenBefore(at: Probe, document: SiteDocument) {
  const ofProbe = kept.get(at) ?? new Map<string, Promise<string>>()
  kept.set(at, ofProbe)
  const key = JSON.stringify(document)
  const seen = ofProbe.get(key) ?? seenTwice(at, document)
  ofProbe.set(key, seen)
  return seen
}

async function seenTwice(at: Probe, document: SiteDocument) {
  const seen = await seenAt(at, document)
  expect(await seenAt(at, document), 'it differs by itself').toBe(seen)
  return seen
}

/** All documents share one dealer’s stock and leads, so that none needs its own. */
function seenAt(at: Probe, document: SiteDocument) {
  return at({ ...dealer, site: Site.parse(document) }, document)
}

/** A document with other values at these paths. `[]` is the first entry of a list. */
function changed(document: SiteDocument, changes: Record<string, unknown>): SiteDocument {
  const copy: SiteDocument = JSON.parse(JSON.stringify(document))
  for (const [path, value] of Object.entries(changes)) {
    const steps = path.replaceAll('[]', '.0').split('.')
    const last = steps.pop() ?? ''
    const holder = steps.reduce<Record<string, unknown>>(
      (at, step) => {
        at[step] ??= {}
        return at[step] as Record<string, unknown>
      },
      copy as unknown as Record<string, unknown>,
    )
    holder[last] = value
  }
  return copy
}
