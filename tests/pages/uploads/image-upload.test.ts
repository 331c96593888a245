import { readdirSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { system } from '#domain/actors/actor.ts'
import { outbox } from '#data/tables/outbox.ts'
import type { EvalImage, ValuationProvider } from '#integrations/valuation/port.ts'
import { sandboxValuation } from '#integrations/valuation/sandbox/sandbox-valuation.ts'
import { valuationImageJobKinds } from '#operations/uploads/valuation-image-job.ts'
import { oldRecords } from '#data/retention/old-records.ts'
import { claimImages, imagesOfForm } from '#operations/uploads/form-images.ts'
import { apiCalls } from '#web/api/api-calls.ts'
import { openApiDocument } from '#web/api/openapi-document.ts'
import { testDatabase } from '../../support/database/database.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { sampleLead } from '../../support/samples/sample-lead.ts'
import { type ApiDocument, documentReader } from '../../support/server/described-calls.ts'
import { gif, jpeg, padded, phonePhoto, png } from '../../support/uploads/image-files.ts'
import { uploadApp } from '../../support/uploads/upload-app.ts'

const PATH = '/api/eval-expert/image-upload'
const session = 'the secret of a form'
const reader = documentReader(openApiDocument(apiCalls) as ApiDocument)
const owner = { evalId: 'E1', session }
const pictures = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, at) => png({ width: 40 + at })))
const noJobs = { event: { name: 'enquiry', details: {} }, jobs: [] } as const

function jobsAbout(key: string) {
  return testDatabase().db.select().from(outbox).where(eq(outbox.key, key))
}

function receiverOf(received: EvalImage[]): ValuationProvider {
  return {
    ...sandboxValuation(),
    async imageUpload(image) {
      received.push(image)
      return { outcome: 'received' }
    },
  }
}

async function errorOf(answer: Response) {
  const { error } = (await answer.json()) as { error?: { code: string; message: string } }
  return [answer.status, error?.code, error?.message]
}

describe('TRD-02 an image is uploaded', () => {
  test('under its name without folders, and again as the same image', async () => {
    const dealer = await dealership()
    const { send, folder } = uploadApp(dealer)
    const photo = await phonePhoto()

    const answer = await send([photo], { session, name: '../../etc/car.jpg' })
    const again = await send([photo], { session })

    expect(answer.status).toBe(200)
    expect(await reader.differs('POST', PATH, answer)).toBeNull()
    expect(await answer.json()).toMatchObject({ images: [{ name: 'car.jpg', kind: 'jpeg' }] })
    expect(await again.json()).toMatchObject({ images: [{ name: 'car.jpg' }] })
    expect(await imagesOfForm(system, owner, dealer)).toHaveLength(1)
    expect(readdirSync(folder)).toEqual([])
  })

  test('only for who has the form’s secret, or the same address without one', async () => {
    const dealer = await dealership()
    const { send } = uploadApp(dealer)
    await send([await jpeg()], { session })

    expect(await imagesOfForm(system, { ...owner, session: 'another' }, dealer)).toEqual([])
    expect(await imagesOfForm(system, { ...owner, evalId: 'E2' }, dealer)).toEqual([])
    expect(await imagesOfForm(system, owner, await dealership())).toEqual([])
  })

  test('and removed again', async () => {
    const dealer = await dealership()
    const { ask, send } = uploadApp(dealer)
    await send([await jpeg()], { session })
    const [image] = await imagesOfForm(system, owner, dealer)
    const remove = (secret: string) =>
      ask('/api/eval-expert/image-remove', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ evalid: 'E1', session: secret, image: image?.id }),
      })

    await remove('another')
    expect(await imagesOfForm(system, owner, dealer)).toHaveLength(1)
    expect((await remove(session)).status).toBe(200)
    expect(await imagesOfForm(system, owner, dealer)).toEqual([])
  })

  test('not on a site that takes none', async () => {
    const { send } = uploadApp(await dealership({ site: { forms: { imageUpload: false } } }))
    const answer = await send([await jpeg()])
    expect(answer.status).toBe(404)
    expect(await reader.differs('POST', PATH, answer)).toBeNull()
  })
})

describe('TRD-04 limits', () => {
  test('the eleventh image is refused, also when eleven arrive at once', async () => {
    const dealer = await dealership()
    const { send } = uploadApp(dealer)

    const files = await pictures(11)

    const answers = await Promise.all(files.map(async (file) => send([file], { session })))

    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused).toHaveLength(1)
    expect(await reader.differs('POST', PATH, refused[0] as Response)).toBeNull()
    expect(await errorOf(refused[0] as Response)).toEqual([
      409,
      'too_many_images',
      'You can only upload 10 images',
    ])
    expect(await imagesOfForm(system, owner, dealer)).toHaveLength(10)
  })

  test('an image of 10,000,000 bytes is too large, one byte less is not', async () => {
    const { send } = uploadApp(await dealership())

    const fits = await send([await padded(jpeg(), 9_999_999)])
    const tooLarge = await send([await padded(gif(), 10_000_000)])

    expect(fits.status).toBe(200)
    expect(await errorOf(tooLarge)).toEqual([413, 'too_large', 'Please upload an image file under 10MB'])
  })

  test.each<[string, () => Promise<Buffer>, number]>([
    ['a page named as a photo', () => Promise.resolve(Buffer.from('<!doctype html>')), 415],
    ['a drawing', () => Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')), 415],
    ['an empty file', () => Promise.resolve(Buffer.alloc(0)), 415],
    ['half a photo', async () => (await jpeg({ width: 800, height: 600 })).subarray(0, 3000), 422],
  ])('%s is refused', async (_what, make, status) => {
    const { send } = uploadApp(await dealership())
    expect((await send([await make()])).status).toBe(status)
  })

  test('a form that breaks off or has no evaluation is refused', async () => {
    const { ask, send, folder } = uploadApp(await dealership())
    const broken = await ask(PATH, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=line' },
      body: '--line\r\ncontent-disposition: form-data; name="file"; filename="a.gif"\r\n\r\nGIF89a',
    })

    const shown = await ask(PATH, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=line', accept: 'text/html,*/*' },
      body: '--line',
    })

    expect(broken.status).toBe(400)
    expect([shown.status, shown.headers.get('content-type')]).toEqual([400, 'text/html; charset=UTF-8'])
    expect((await send([await gif()], { evalid: ' ' })).status).toBe(400)
    expect((await send([])).status).toBe(400)
    expect(readdirSync(folder)).toEqual([])
  })
})

describe('TRD-02 without scripts', () => {
  const asBrowser = { headers: { accept: 'text/html,*/*' } }
  const fields = { next: '/trade-in?step=details', back: '/trade-in?step=images' }

  test('all images are sent at once, and the form goes on', async () => {
    const dealer = await dealership()
    const { send } = uploadApp(dealer)

    const answer = await send(await pictures(3), { session, fields, ...asBrowser })

    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^http:\/\/[\w.-]+\/trade-in\?step=details$/),
    ])
    expect(await imagesOfForm(system, owner, dealer)).toHaveLength(3)
  })

  test('it goes on without any image', async () => {
    const { send } = uploadApp(await dealership())
    const answer = await send([], { session, fields, ...asBrowser })
    expect(answer.headers.get('location')).toMatch(/step=details$/)
  })

  test('it returns with what was refused, and keeps the others', async () => {
    const dealer = await dealership()
    const { send } = uploadApp(dealer)

    const answer = await send([...(await pictures(10)), Buffer.from('no image')], {
      session,
      fields,
      ...asBrowser,
    })

    expect(answer.headers.get('location')).toMatch(/\/trade-in\?step=images&upload=too-many$/)
    expect(await imagesOfForm(system, owner, dealer)).toHaveLength(10)
  })

  test('it leads to no other site', async () => {
    const { send } = uploadApp(await dealership())
    const answer = await send([], { fields: { next: 'https://evil.example/' }, ...asBrowser })
    expect(answer.headers.get('location')).toMatch(/^http:\/\/[\w.-]+\/$/)
  })
})

describe('TRD-02 the images of a lead', () => {
  async function withLead() {
    const dealer = await dealership()
    const { ask, send } = uploadApp(dealer)
    await send([await phonePhoto()], { session })
    const { lead } = await dealer.leads.create(sampleLead({ submissionKey: 'trade-in' }), {
      ...noJobs,
      jobs: [],
    })
    const images = await claimImages(system, { ...owner, leadId: lead.id }, dealer)
    return { dealer, ask, lead, images }
  }

  test('can be seen by who has the link, until it expires, and on no other site', async () => {
    const { dealer, ask, images } = await withLead()
    const page = await (await ask(images?.path ?? '')).text()
    const [, file = ''] = /<img src="(\/lead-images[^"]+)"/.exec(page) ?? []
    const photo = await ask(file)
    const elsewhere = uploadApp(await dealership()).ask
    const later = uploadApp({ ...dealer, now: () => images?.until ?? new Date() }).ask

    expect(images?.count).toBe(1)
    expect([photo.status, photo.headers.get('content-type'), photo.headers.get('cache-control')]).toEqual([
      200,
      'image/jpeg',
      'no-store',
    ])
    expect((await ask(`${images?.path}x`)).status).toBe(404)
    expect([(await elsewhere(images?.path ?? '')).status, (await elsewhere(file)).status]).toEqual([404, 404])
    expect([(await later(images?.path ?? '')).status, (await later(file)).status]).toEqual([410, 410])
  })

  test('are sent to the valuation provider once, in a job each', async () => {
    const { dealer, lead } = await withLead()
    await claimImages(system, { ...owner, leadId: lead.id }, dealer)
    const jobs = await jobsAbout(lead.id)
    const received: EvalImage[] = []
    const ports = { uploads: dealer.uploads, valuationProvider: receiverOf(received) }
    const { 'valuation-image': kind } = valuationImageJobKinds()

    expect(jobs).toHaveLength(1)
    for (const job of jobs)
      expect(await kind.attempt({ ...job, destination: '' }, ports)).toEqual({ outcome: 'done' })
    expect(received).toMatchObject([{ evalid: owner.evalId, name: 'car.jpg', mediaType: 'image/jpeg' }])
    expect(received[0]?.bytes.length).toBeGreaterThan(300)
  })

  test('wait for the valuation provider where this process has no account there, unless they are gone', async () => {
    const { dealer, lead } = await withLead()
    await claimImages(system, { ...owner, leadId: lead.id }, dealer)
    const [job] = await jobsAbout(lead.id)
    const { 'valuation-image': kind } = valuationImageJobKinds()
    const attempt = () =>
      job && kind.attempt({ ...job, destination: '' }, { uploads: dealer.uploads, valuationProvider: null })

    expect(await attempt()).toMatchObject({
      outcome: 'waiting',
      reason: expect.stringContaining('VALUATION_KEYS'),
    })
    await dealer.personalData.erase({ phone: null, email: lead.email }, null)
    expect(await attempt()).toEqual({ outcome: 'unneeded' })
  })

  test('are in the person’s data, and are erased with it', async () => {
    const { dealer, lead, images, ask } = await withLead()
    const person = { phone: null, email: lead.email }

    expect((await dealer.personalData.of(person)).photos).toMatchObject([
      { name: 'car.jpg', enquiry: lead.id },
    ])
    await dealer.personalData.erase(person, null)
    expect((await ask(images?.path ?? '')).status).toBe(410)
    expect(await imagesOfForm(system, owner, dealer)).toEqual([])
  })

  test('are deleted when their time is over, like those of a form that was never finished', async () => {
    const { dealer } = await withLead()
    const { send } = uploadApp(dealer)
    await send([await jpeg()], { session: 'never finished' })
    const records = oldRecords(testDatabase().db)
    const pruneAfter = (days: number) =>
      records.prune('images', {
        siteId: dealer.siteId,
        before: new Date(dealer.now().getTime() + days * 24 * 60 * 60 * 1000),
        max: 10,
      })

    expect([await pruneAfter(6), await pruneAfter(8), await pruneAfter(89), await pruneAfter(91)]).toEqual([
      0, 1, 0, 1,
    ])
  })
})
