import { expect, test } from 'vitest'
import type { SandboxMessage } from '#integrations/sandbox/port.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { originOf, visit } from '../../support/browser/visit.ts'

const mail: SandboxMessage = {
  id: 'job-1',
  siteId: 'site',
  at: new Date('2026-03-10T02:00:00Z'),
  kind: 'email',
  to: 'sales@harbour.example',
  subject: 'Used Vehicle Enquiry, from <Kim>',
  text: 'Name: <Kim>',
  html: '<!doctype html><p style="color:#123c69">Name</p>',
  headers: { 'reply-to': 'Kim <kim@example.com>' },
}
const call: SandboxMessage = {
  ...mail,
  id: 'job-2',
  kind: 'webhook',
  to: 'https://crm.example/leads',
  subject: null,
  text: '{"type":"lead.created"}',
  html: null,
}
const demo = { demo: true }

test('API-03 a demo shows its unsent messages, as a page and as JSON', async () => {
  const dealer = { ...(await dealership()), sentMessages: async () => [call, mail] }

  const page = await visit(dealer, '/sandbox', undefined, demo)
  expect(page.status).toBe(200)
  expect(page.text).toContain('Used Vehicle Enquiry, from <Kim>')
  expect(page.text).toContain('Webhook to https://crm.example/leads')
  expect(page.text).toContain('10 March 2026 at 12:00:00 pm AEST')
  expect(page.html).toContain('<meta name="robots" content="noindex"/>')
  expect(page.html).not.toMatch(/ style="/)
  expect(page.html).toContain('.sent-message')

  const data = await visit(dealer, '/sandbox/messages.json', undefined, demo)
  expect(JSON.parse(data.html)).toMatchObject({ messages: [{ id: 'job-2' }, { id: 'job-1', to: mail.to }] })
})

test('API-03 an email shows as it looks, and nothing in it can run', async () => {
  const dealer = { ...(await dealership()), sentMessages: async () => [mail] }

  const shown = await visit(dealer, '/sandbox/mail/job-1', undefined, demo)
  expect(shown.html).toBe(mail.html)
  expect(shown.headers.get('content-security-policy')).toMatch(/^default-src 'none'.*sandbox/)
  expect((await visit(dealer, '/sandbox/mail/other', undefined, demo)).status).toBe(404)
})

test('API-03 an email in a demo shows the site’s own images and links to the demo, whatever the site’s domain', async () => {
  const host = `${Date.now()}.harbour.example`
  const html = `<img src="https://${host}/images?src=/a.svg"><a href="https://${host}/x">x</a>`
  const ours = await dealership({ site: { hosts: [host] } })
  const dealer = { ...ours, sentMessages: async () => [{ ...mail, html }] }

  const shown = await visit(dealer, '/sandbox/mail/job-1', undefined, demo)

  const origin = originOf(dealer)
  expect(shown.html).toBe(`<img src="${origin}/images?src=/a.svg"><a href="${origin}/x">x</a>`)
  const policy = shown.headers.get('content-security-policy')
  expect(policy).toMatch(`img-src ${origin}/images;`)
})

test('API-03 without messages, the page says what to do', async () => {
  const { text } = await visit(await dealership(), '/sandbox', undefined, demo)

  expect(text).toContain('Nothing yet')
})

test.each(['/sandbox', '/sandbox/messages.json', '/sandbox/mail/job-1'])(
  'API-03 a dealer’s own website has no %s',
  async (path) => {
    const dealer = { ...(await dealership()), sentMessages: async () => [mail] }

    const { status, html } = await visit(dealer, path)
    expect(status).toBe(404)
    expect(html).not.toContain('Kim')
  },
)
