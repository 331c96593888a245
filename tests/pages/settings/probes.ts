import { purchaseOffer } from '#domain/purchases/purchase-offer.ts'
import { purchasePath } from '#operations/purchases/purchase-link.ts'
import { xmlbuilderXml } from '#integrations/xml/xmlbuilder-xml.ts'
import { eq, sql } from 'drizzle-orm'
import { siteStore } from '#data/sites.ts'
import { siteStores } from '#data/site-stores.ts'
import { carPrices } from '#data/tables/cars.ts'
import { acceptSite } from '#operations/sites/accept-site.ts'
import { sendCode } from '#operations/customers/send-code.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import { openDealerships } from '#operations/sites/dealerships.ts'
import { jobRegistry } from '#operations/jobs/job-registry.ts'
import { leadJobs } from '#operations/lead-delivery/lead-jobs.ts'
import { pruneOldRecords } from '#operations/retention/prune-old-records.ts'
import { pageTextReader } from '#integrations/markup/page-text-reader.ts'
import type { SearchEngine } from '#search/port.ts'
import { embeddedEngine } from '#search/embedded/embedded-engine.ts'
import { captchasOf } from '#server/boot/captchas.ts'
import type { SiteDocument } from '#sites/site.ts'
import { testDatabase } from '../../support/database/database.ts'
import { feedDealer } from '../../support/feeds/feed-dealer.ts'
import { frontApp } from '../../support/server/front.ts'
import { leadsOf } from '../../support/delivery/stored-leads.ts'
import { sampleCar } from '../../support/samples/sample-car.ts'
import { sampleEnquiry } from '../../support/samples/sample-enquiry.ts'
import { silentLog } from '../../support/server/silent-log.ts'
import { originOf, send, visit } from '../../support/browser/visit.ts'
import { signedIn } from '../../support/samples/signed-in.ts'

/** The output of a dealer's site as text, so that two dealers can be compared. */
export type Probe = (dealer: Dealership, document: SiteDocument) => Promise<string>

/** A page or response as it is sent. */
export function page(path: string): Probe {
  return async (dealer) => {
    const { status, headers, html } = await visit(dealer, path)
    return `${status} ${headers.get('location') ?? ''}\n${withoutChance(html)}`
  }
}

/** The page returned for a form with missing fields. */
export function refusedForm(path: string): Probe {
  return async (dealer) => withoutChance((await send(dealer, path, { name: 'Kim' })).html)
}

/** Removes tokens, timings and stream order, which differ between visits. */
function withoutChance(html: string) {
  const streamed = [...html.matchAll(/enqueue\("(.*?)"\);?<\/script>/gs)].map(([, data]) => data).join('')
  const markup = html
    .replaceAll(/<script\b.*?<\/script>|<!--.*?-->|<template\b.*?<\/template>|<div hidden id="S:\w+">/gs, '')
    .replaceAll('</div>', '')
    .replaceAll(/name="(?:start|form_opened)" value="[^"]*"/g, '')
  return [markup, streamed.replaceAll(String.raw`\"`, '"')]
    .join('\n')
    .replaceAll(/"ms"[:,][\d.]+/g, '')
    .replaceAll(/[\w.-]{22,}/g, (token) => (isByChance(token) ? '' : token))
}

/** The tokens and seals of a visit. */
function isByChance(token: string) {
  return /^[\w-]{22}$|^\d{13}\.|^.{60}/.test(token)
}

/** Every message about one lead, with its sender and recipient. */
export const deliveries: Probe = async (dealer) => {
  const lead = await leadOf(dealer, { ...sampleEnquiry, message: 'About deliveries', location: '10' })
  const sent: unknown[] = []
  const take = (message: object) => {
    sent.push({ ...message, id: '' })
    return Promise.resolve({ outcome: 'sent', answer: '' } as const)
  }
  // Every probe sends from the same address, which would use up its acknowledgements.
  const leads = { find: dealer.leads.find, earlierFrom: () => Promise.resolve(0) }
  const kinds = jobRegistry({ email: take, sms: take, webhook: take, writeXml: xmlbuilderXml })
  for (const job of leadJobs(lead, dealer.site, dealer.now())) {
    const { siteId } = dealer
    const stored = { ...job, siteId, id: 'job', key: lead.id, destination: siteId, attempts: 1 }
    await kinds.get(job.kind)?.attempt(stored, { ...dealer, leads })
  }
  return JSON.stringify(sent)
}

/** The lead stored from an API request for the first dealership, or for none. */
export function lead(fields: Record<string, string> = {}): Probe {
  return async (dealer) => {
    const {
      dealershipId,
      locationId,
      fields: kept,
    } = await leadOf(dealer, {
      ...sampleEnquiry,
      ...fields,
      message: `About leads ${Math.random()}`,
    })
    return JSON.stringify({ dealershipId, locationId, opt_in: kept['opt_in'], consent: kept['consent'] })
  }
}

async function leadOf(dealer: Dealership, fields: object) {
  const headers = { 'content-type': 'application/json', origin: originOf(dealer) }
  const { html } = await visit(dealer, '/api/leads', {
    method: 'POST',
    headers,
    body: JSON.stringify(fields),
  })
  const { lead_id: id } = JSON.parse(html)
  const found = (await leadsOf(dealer)).find((one) => one.id === id)
  if (!found) throw new Error(`No lead was stored: ${html}`)
  return found
}

/** The phone numbers revealed for a used, a new and a sold vehicle. */
export const phones: Probe = async (dealer) => {
  const headers = { 'content-type': 'application/json', origin: originOf(dealer) }
  const numbers = []
  for (const slug of ['hilux', 'hybrid']) {
    const car = await dealer.cars.findBySlug(slug)
    const body = JSON.stringify({ car_id: car?.id })
    numbers.push((await visit(dealer, '/api/phone-reveal', { method: 'POST', headers, body })).html)
  }
  return numbers.join()
}

/** The Content-Security-Policy of every page. */
export const headers: Probe = async ({ siteId, site }) => {
  const dealerships = {
    all: () => [{ id: siteId, slug: site.slug, version: 1, site }],
    check: () => Promise.resolve(),
    forHost: () => Promise.resolve({ siteId, site } as Dealership),
  }
  const answer = await frontApp({ dealerships }).app.request('http://harbour.localhost/')
  return (answer.headers.get('content-security-policy') ?? '').replaceAll(/nonce-[^']+/g, '')
}

/** The captcha task of a form. */
export const captcha: Probe = async ({ site, now }) => {
  const secrets = ['0x4AAAAAAAone', '0x4AAAAAAAtwo'].map((key) => [key, 'secret'] as const)
  const captchas = captchasOf({ demo: false, turnstileSecrets: new Map(secrets) })
  const task = await captchas(site.forms, Buffer.alloc(32) as never)?.task(now())
  return JSON.stringify(task?.kind === 'turnstile' ? task : (task?.kind ?? null))
}

let askedFor = 0

/** How many of three sign-in codes are sent. */
export const codes: Probe = async (dealer) => {
  const desk = { ...dealer, sendSms: () => Promise.resolve({ outcome: 'sent', answer: '' } as const) }
  const outcomes: string[] = []
  for (const address of ['198.51.100.1', '198.51.100.2', '198.51.100.3']) {
    askedFor += 1
    const phone = `0412${String(askedFor).padStart(6, '0')}`
    const request = { phone, browserToken: phone, host: 'harbour.localhost', fields: {} }
    const actor = { kind: 'visitor', address, isProgram: false } as const
    outcomes.push((await sendCode({ ...request, actor }, desk)).outcome)
  }
  return outcomes.join()
}

/** The alerts that a customer can choose. */
export const alerts: Probe = async (dealer) => {
  const { headers } = await signedIn(dealer)
  const { html } = await visit(dealer, '/account/alerts', { headers })
  return [...html.matchAll(/name="([\w-]+-email)"/g)].map(([, name]) => name).join()
}

/** The choices of someone who buys online. */
export const purchase: Probe = async (dealer) => {
  const stock = await Array.fromAsync(dealer.cars.inBatches())
  const car = stock.flat().find((one) => purchaseOffer(one, dealer.site.reservations, dealer.site.prices))
  if (!car) throw new Error('No vehicle can be bought online.')
  const { id } = await dealer.purchases.start(car.id)
  const handover = { by: 'collection' } as const
  await dealer.purchases.answer(id, {
    payment: 'finance',
    tradeIn: 'none',
    accessories: [],
    protection: [],
    handover,
  })
  const path = await purchasePath(id, dealer.seal)
  const pages: string[] = []
  for (const step of ['accessories', 'protection', 'handover']) {
    const { html } = await visit(dealer, `${path}?step=${step}`)
    pages.push(/<main.*<\/main>/s.exec(html)?.[0].replaceAll(path, '') ?? '')
  }
  return pages.join('\n')
}

/** What a lead holds after its valuation was sent. */
export const savedValuation: Probe = async (dealer) => {
  const { id } = await leadOf(dealer, {
    ...sampleEnquiry,
    location: '10',
    message: `To be valued ${Math.random()}`,
  })
  const valuation = { column_name: 'valuation', lead_id: id, id: 'VAL-1', low: 9000, high: 9500 }
  const { html } = await visit(dealer, '/api/miscellaneous', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: originOf(dealer) },
    body: JSON.stringify(valuation),
  })
  return `${html} ${JSON.stringify((await dealer.leads.find(id))?.fields['valuation'])}`
}

/** The form with which a customer pays an invoice. */
export const invoice: Probe = async (dealer) => {
  const { headers } = await signedIn(dealer)
  return (await visit(dealer, '/online-payment', { headers })).text
}

/** The time before which records are deleted. */
export const pruned: Probe = async ({ siteId, site, now }) => {
  const moments: string[] = []
  await pruneOldRecords({
    records: {
      prune: async (kind, { before }) => {
        moments.push(`${kind} before ${before.toISOString()}`)
        return 0
      },
      sitesWith: async (_kind, asked) => asked.map((each) => each.siteId),
    },
    sites: [{ id: siteId, site }],
    now: now(),
    onPruned: () => {},
    log: silentLog,
  })
  return moments.join()
}

/** Two feed files, five days apart: the resulting location and was-price of a vehicle. */
export const feed: Probe = async (_dealer, { slug: _slug, hosts: _hosts, ...document }) => {
  const dealer = await feedDealer(document)
  await dealer.apply('Stock,Price,Was,Yard\nU1,20000,,Y1\nU2,20000,,10\n')
  await testDatabase()
    .db.update(carPrices)
    .set({ from: sql`${carPrices.from} - interval '5 days'` })
    .where(eq(carPrices.siteId, dealer.siteId))
  await dealer.apply('Stock,Price,Was,Yard\nU1,18000,20000,Y1\nU2,20000,,10\n', { at: '20260306-0600' })
  const stock = await dealer.stock()
  return JSON.stringify(stock.map(({ locationId, beforePriceCents: was }) => [locationId, was]))
}

/** A separate process with this site: the hosts it responds to, its search engine, and its count. */
export const running: Probe = async (_dealer, { slug, hosts: own = [], ...rest }) => {
  const { db } = testDatabase()
  // Another slug and hosts, so that the process runs beside the original dealer.
  const document = { ...rest, slug: `running-${slug}`, hosts: own.map((host) => `running.${host}`) }
  const accepted = await acceptSite(document, siteStore(db), ['localhost'])
  if (accepted.outcome === 'refused') throw new Error(JSON.stringify(accepted.problems))
  const id = accepted.record.id
  try {
    await siteStores(db, id).cars.put([sampleCar({ dealershipId: '1', locationId: '10' })])
    const asked: string[] = []
    const dealers = await openDealerships({
      db,
      engine: inexact('embedded', asked),
      others: { postgres: inexact('postgres', asked), hosted: (host) => inexact(host, asked) },
      gazetteer: { placesCalled: () => [], townsCalled: () => [] },
      baseDomains: ['localhost'],
      pictures: { versionOf: () => null },
      textReader: pageTextReader(),
      log: silentLog,
    })
    const hosts = [
      'running-full-dealer.localhost',
      'running-other-dealer.localhost',
      'running.harbour.example',
      'running.other.example',
    ]
    const found = await Promise.all(hosts.map((host) => dealers.forHost(host)))
    const total = (await dealers.ofSite(id)?.search({ size: 0 }))?.total
    return JSON.stringify({ answers: hosts.filter((_, index) => found[index]), total, by: asked.at(-1) })
  } finally {
    await siteStore(db).remove(id)
  }
}

/** An engine with approximate counts, like a hosted one. */
function inexact(name: string, asked: string[]): SearchEngine {
  const engine = embeddedEngine()
  return {
    ...engine,
    async open(definition) {
      const index = await engine.open(definition)
      return {
        ...index,
        async search(...given) {
          asked.push(name)
          return { ...(await index.search(...given)), exact: false }
        },
      }
    },
  }
}
