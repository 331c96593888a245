import { expect, test } from 'vitest'
import { xmlbuilderXml } from '#integrations/xml/xmlbuilder-xml.ts'
import { adfDocument } from '#domain/lead-delivery/adf/adf-document.ts'
import { dealerEmail } from '#domain/lead-delivery/dealer-email.ts'
import { emailText } from '#domain/lead-delivery/email.ts'
import { webhookBody } from '#domain/lead-delivery/webhook-body.ts'
import { leadFacts } from '#operations/lead-delivery/lead-facts.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { leadsOf } from '../../support/delivery/stored-leads.ts'
import { sampleEnquiry } from '../../support/samples/sample-enquiry.ts'
import { originOf, visit } from '../../support/browser/visit.ts'

test('LEAD-08 the extension of a phone number reaches everyone who calls it', async () => {
  const dealer = await dealership()
  const headers = { 'content-type': 'application/json', origin: originOf(dealer) }
  const body = JSON.stringify({ ...sampleEnquiry, phone: '(07) 3123 4567 ext 5' })

  const { status } = await visit(dealer, '/api/leads', { method: 'POST', headers, body })

  expect(status).toBe(201)
  const [row] = await leadsOf(dealer)
  expect(row?.phone).toBe('+61731234567 ext 5')
  const lead = await dealer.leads.find(row?.id ?? '')
  if (!lead) throw new Error('The lead is missing.')
  const facts = await leadFacts(lead, dealer)
  expect(emailText(dealerEmail(facts))).toMatch(/Phone: +\(07\) 3123 4567 ext 5\n/)
  expect(dealerEmail(facts).rows).toContainEqual({
    label: 'Phone',
    value: '(07) 3123 4567 ext 5',
    href: 'tel:+61731234567',
  })
  expect(JSON.parse(webhookBody(facts))).toMatchObject({
    data: { phone: '+61731234567', phone_extension: '5' },
  })
  expect(xmlbuilderXml(adfDocument(facts))).toMatch(/<phone type="voice"[^>]*>\+61731234567<\/phone>/)
  expect(xmlbuilderXml(adfDocument(facts))).toContain('Phone: (07) 3123 4567 ext 5')
})
