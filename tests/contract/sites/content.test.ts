import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { pageTextReader } from '#integrations/markup/page-text-reader.ts'
import {
  listContent,
  publishContent,
  revertContent,
  saveContent,
  unpublishContent,
  unscheduleContent,
} from '#operations/content/edit-content.ts'
import { previewAddress, previewedTime } from '#operations/content/preview-content.ts'
import { openDealerships } from '#operations/sites/dealerships.ts'
import { embeddedEngine } from '#search/embedded/embedded-engine.ts'
import { testDatabase } from '../../support/database/database.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { silentLog } from '../../support/server/silent-log.ts'

const { db } = testDatabase()
const by = { by: 'a test' }
const ref = { kind: 'page', slug: 'our-story' } as const
const page = (title: string) => ({
  title,
  description: 'About us.',
  sections: [{ kind: 'text', text: title }],
})
const noon = (day: number) => new Date(`2026-03-${String(day).padStart(2, '0')}T12:00:00+10:00`)

/** Another process as far as memory is concerned, with a clock of its own. */
async function processAt(clock: { now: Date }, siteSlug: string) {
  const dealers = await openDealerships({
    db,
    engine: embeddedEngine(),
    gazetteer: { placesCalled: () => [], townsCalled: () => [] },
    baseDomains: ['localhost'],
    pictures: { versionOf: () => null },
    textReader: pageTextReader(),
    log: silentLog,
    now: () => clock.now,
  })
  const title = async () => {
    const dealer = await dealers.forHost(`${siteSlug}.localhost`)
    return (await dealer?.content())?.find('page', ref.slug)?.body.title ?? null
  }
  const since = (siteId: string) => dealers.stateOf(siteId).contentSince
  return { title, since, refresh: () => dealers.refresh() }
}

describe('RNG-05 a content document', () => {
  test('is a draft until it is published, and each version stays as it was', async () => {
    const dealer = await dealership()
    expect(await saveContent(ref, page('One'), by, dealer)).toEqual({
      outcome: 'saved',
      number: 1,
      isNew: true,
    })
    expect(await saveContent(ref, page('One'), by, dealer)).toEqual({
      outcome: 'saved',
      number: 1,
      isNew: false,
    })
    expect((await dealer.content()).find('page', ref.slug)).toBeNull()

    await publishContent(ref, {}, dealer)
    expect(await publishContent(ref, { number: 1 }, dealer)).toEqual({ outcome: 'was live' })
    await saveContent(ref, page('Two'), by, dealer)

    expect(await listContent(ref, dealer)).toMatchObject([
      { number: 2, state: 'draft', savedBy: 'a test' },
      { number: 1, state: 'live' },
    ])
  })

  test('that is faulty changes nothing, and says where it is faulty', async () => {
    const dealer = await dealership()
    const sections = [
      { kind: 'text', text: 'Fine' },
      { kind: 'text', text: '<b>no</b>' },
      { kind: 'nonsense' },
      { kind: 'form' },
      { kind: 'form', colour: 'red' },
    ]
    const problems = await saveContent(ref, { ...page('One'), sections, extra: 1 }, by, dealer)
    const markup = await saveContent(ref, { ...page('One'), sections: sections.slice(0, 2) }, by, dealer)

    expect(problems).toMatchObject({
      outcome: 'refused',
      problems: [
        { path: 'sections[2].kind', message: expect.stringContaining('its kind can be hero, text') },
        { path: 'sections[4].colour', message: 'there is no such field' },
        { path: 'extra', message: 'there is no such field' },
      ],
    })
    expect(markup).toMatchObject({ outcome: 'refused', problems: [{ path: 'sections[1].text' }] })
    expect(await dealer.contentVersions.heads(ref)).toEqual([])
  })

  test.each([
    [{ kind: 'page', slug: 'search' } as const, page('One')],
    [{ kind: 'page', slug: 'Our Story' } as const, page('One')],
    [{ kind: 'post', slug: 'news' } as const, { title: 'One', day: '2026-03-10', text: 'One' }],
    [{ kind: 'redirects', slug: 'more' } as const, { redirects: [] }],
  ])('can’t be called %j', async (name, body) => {
    expect(await saveContent(name, body, by, await dealership())).toMatchObject({
      outcome: 'refused',
      problems: [{ path: '(the slug)' }],
    })
  })

  test('may show another website only if the settings name it', async () => {
    const body = {
      ...page('One'),
      sections: [
        { kind: 'frame', title: 'Calendar', address: 'https://calendar.example/x' },
        { kind: 'video', title: 'Tour', service: 'youtube', id: 'abcdefghijk' },
      ],
    }
    const content = { frameHosts: ['calendar.example'], videoServices: ['youtube' as const] }

    expect(await saveContent(ref, body, by, await dealership())).toMatchObject({
      problems: [{ path: 'sections[0].address' }, { path: 'sections[1].service' }],
    })
    expect(await saveContent(ref, body, by, await dealership({ site: { content } }))).toMatchObject({
      isNew: true,
    })
  })

  test('is stored without what could run code', async () => {
    const dealer = await dealership()
    const html = '<p onclick="x()">Hi <a href="javascript:x()">there</a></p><script>x()</script>'
    await saveContent(ref, { ...page('One'), sections: [{ kind: 'text', text: { html } }] }, by, dealer)

    const [stored] = await dealer.contentVersions.bodies([{ ...ref, number: 1 }])
    expect(stored?.body).toMatchObject({ sections: [{ text: { html: '<p>Hi there</p>' } }] })
  })

  test('gets a number of its own from everyone who saves at the same time', async () => {
    const dealer = await dealership()
    const saved = await Promise.all(
      [1, 2, 3, 4, 5].map((at) => saveContent(ref, page(`At ${at}`), by, dealer)),
    )

    expect(saved.map((one) => (one.outcome === 'saved' ? one.number : 0)).toSorted()).toEqual([1, 2, 3, 4, 5])
  })
})

describe('RNG-05 what visitors see', () => {
  test('changes in every process when something is published, unpublished or reverted', async () => {
    const dealer = await dealership()
    const clock = { now: noon(10) }
    const processes = [await processAt(clock, dealer.site.slug), await processAt(clock, dealer.site.slug)]
    const everywhere = async () => {
      await Promise.all(processes.map(({ refresh }) => refresh()))
      return Promise.all(processes.map(({ title }) => title()))
    }
    expect(await everywhere()).toEqual([null, null])

    await saveContent(ref, page('One'), { ...by, liveFrom: noon(9) }, dealer)
    expect(await everywhere()).toEqual(['One', 'One'])
    await saveContent(ref, page('Two'), { ...by, liveFrom: noon(9) }, dealer)
    await saveContent(ref, page('A draft'), by, dealer)
    expect(await everywhere()).toEqual(['Two', 'Two'])
    await unpublishContent(ref, { ...by, at: noon(9) }, dealer)
    expect(await everywhere()).toEqual([null, null])
    await revertContent(ref, 1, { ...by, liveFrom: noon(9) }, dealer)
    expect(await everywhere()).toEqual(['One', 'One'])
  })

  test('changes on time, without a query', async () => {
    const dealer = await dealership()
    const clock = { now: noon(10) }
    await saveContent(ref, page('Now'), { ...by, liveFrom: noon(9) }, dealer)
    await saveContent(ref, page('Friday'), { ...by, liveFrom: noon(13) }, dealer)
    await saveContent(ref, page('Sunday'), { ...by, liveFrom: noon(15) }, dealer)
    await unpublishContent(ref, { ...by, at: noon(20) }, dealer)
    const { title } = await processAt(clock, dealer.site.slug)

    const seen = []
    for (const day of [10, 12, 13, 14, 15, 19, 20, 21]) {
      clock.now = noon(day)
      seen.push(await title())
    }

    expect(seen).toEqual(['Now', 'Now', 'Friday', 'Friday', 'Sunday', 'Sunday', null, null])
  })

  test('says since when it has been live, even before anyone asks for it again', async () => {
    const dealer = await dealership()
    const clock = { now: noon(10) }
    await saveContent(ref, page('Now'), { ...by, liveFrom: noon(9) }, dealer)
    await saveContent(ref, page('Friday'), { ...by, liveFrom: noon(13) }, dealer)
    const { title, since } = await processAt(clock, dealer.site.slug)
    expect(since(dealer.siteId)).toBeNull()
    await title()
    expect(since(dealer.siteId)).toEqual(noon(9))

    clock.now = noon(14)
    expect(since(dealer.siteId)).toEqual(noon(13))
    await title()
    expect(since(dealer.siteId)).toEqual(noon(13))
  })

  test('stays as it is when a version is taken off the schedule', async () => {
    const dealer = await dealership()
    await saveContent(ref, page('Friday'), { ...by, liveFrom: noon(13) }, dealer)
    expect(await unscheduleContent(ref, 1, dealer)).toEqual({ outcome: 'done', number: 1 })
    const { title } = await processAt({ now: noon(14) }, dealer.site.slug)

    expect(await title()).toBeNull()
  })

  test('is loaded again by a process that is further behind than the change log', async () => {
    const dealer = await dealership()
    const { title, refresh } = await processAt({ now: noon(10) }, dealer.site.slug)
    expect(await title()).toBeNull()

    await saveContent(ref, page('One'), { ...by, liveFrom: noon(9) }, dealer)
    await db.execute(sql`delete from changes where site_id = ${dealer.siteId}`)
    await refresh()

    expect(await title()).toBe('One')
  })

  test('never includes a document that doesn’t fit this release', async () => {
    const dealer = await dealership()
    await dealer.contentVersions.save(ref, { body: { title: 7 }, savedBy: 'a test', liveFrom: noon(9) })

    expect((await dealer.content()).find('page', ref.slug)).toBeNull()
  })
})

describe('RNG-05 a preview', () => {
  test('shows drafts, as of a time', async () => {
    const dealer = await dealership()
    await saveContent(ref, page('Now'), { ...by, liveFrom: noon(9) }, dealer)
    await saveContent(ref, page('Friday'), { ...by, liveFrom: noon(13) }, dealer)
    const titleAt = async (day: number) =>
      (await dealer.contentPreview(noon(day))).find('page', ref.slug)?.body.title

    expect([await titleAt(10), await titleAt(14)]).toEqual(['Now', 'Friday'])
    await saveContent(ref, page('A draft'), by, dealer)
    expect([await titleAt(10), await titleAt(14)]).toEqual(['A draft', 'A draft'])
  })

  test('has a link that expires, and that only this site opens', async () => {
    const dealer = await dealership()
    const address = await previewAddress(ref, { at: noon(14), hours: 2 }, dealer)
    const token = new URLSearchParams(address.split('?')[1]).get('preview') ?? ''
    const hoursLater = (hours: number) => ({
      ...dealer,
      now: () => new Date(dealer.now().getTime() + hours * 3_600_000),
    })

    expect(address).toMatch(/^\/our-story\?preview=/)
    expect(await previewedTime(token, hoursLater(1))).toEqual(noon(14))
    expect(await previewedTime(token, hoursLater(3))).toBeNull()
    expect(await previewedTime(`${token}x`, dealer)).toBeNull()
    expect(await previewedTime(token, await dealership())).toBeNull()
  })
})
