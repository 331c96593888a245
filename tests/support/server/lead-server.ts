import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { system } from '#domain/actors/actor.ts'
import { generalEnquiryForm } from '#domain/enquiries/enquiry-forms.ts'
import { submitEnquiry } from '#operations/enquiries/submit-enquiry.ts'
import { readEnv } from '#server/env.ts'
import { createMetrics } from '#server/health/metrics.ts'
import { openPlatform } from '#server/boot/open-platform.ts'
import { silentLog } from './silent-log.ts'

/** Short, because the test waits for the jobs of the last killed process; long for a webhook that takes milliseconds. */
const LEASE_MS = 5000

/** A process that accepts leads and delivers them like the server, but without pages, which would need a build. */
const reading = readEnv(JSON.parse(process.argv[2] ?? '{}') as Record<string, string>)
if (reading.outcome === 'refused') throw new Error(reading.problems.join())
const platform = await openPlatform(reading.env, {
  log: silentLog,
  say: () => {},
  searchEvents: createMetrics().search,
  jobLeaseMs: LEASE_MS,
})

const server = createServer((request, response) => {
  const answer = async () => {
    const dealer = await platform.dealerships.forHost(String(request.headers['x-forwarded-host']))
    if (!dealer) return response.writeHead(404).end()
    const fields = (await json(request)) as Record<string, string>
    const form = generalEnquiryForm(dealer.site, fields['category'] ?? '', [])
    const page = new URL(`http://${dealer.site.slug}.localhost/contact`)
    const sent = await submitEnquiry(
      { form, fields, car: null, page, userAgent: null, actor: system },
      dealer,
    )
    if (sent.outcome !== 'accepted') return response.writeHead(422).end()
    return response.writeHead(201).end(JSON.stringify({ lead_id: sent.lead.id }))
  }
  answer().catch(() => response.writeHead(500).end())
})
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`))
process.once('SIGTERM', () => void platform.stop().then(() => process.exit()))
