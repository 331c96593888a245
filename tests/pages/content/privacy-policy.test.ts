import { describe, expect, test } from 'vitest'
import { dealership } from '../../support/samples/dealership.ts'
import { pageCalled, publish } from '../../support/samples/publish.ts'
import { sampleEnquiry } from '../../support/samples/sample-enquiry.ts'
import { send, visit } from '../../support/browser/visit.ts'

describe('RNG-07 the privacy policy', () => {
  test('names the companies and the privacy officer, and says what programs decide', async () => {
    const officer = {
      name: 'Robin Ives',
      postalAddress: 'PO Box 1, Wynnum QLD 4178',
      phone: '07 7010 0009',
      email: 'privacy@harbour.example',
    }
    const companies = [
      { name: 'Harbour Motors Pty Ltd', abn: '12 345 678 901' },
      { name: 'Bay Finance Pty Ltd' },
    ]
    const dealer = await dealership({
      site: {
        privacy: { companies, officer },
        finance: { provider: '360' },
        reservations: { enabled: true },
      },
    })

    const { text } = await visit(dealer, '/privacy-policy')

    for (const words of [
      'Harbour Motors Pty Ltd (ABN 12 345 678 901) and Bay Finance Pty Ltd',
      'Robin Ives, our privacy officer,',
      'write to PO Box 1, Wynnum QLD 4178, call 07 7010 0009 or email privacy@harbour.example',
      'An instant value for your car.',
      'Showing repayments.',
      'Holding a vehicle.',
      'Marking possible spam.',
    ])
      expect(text).toContain(words)
  })

  test('without settings names the dealership and its own phone number, and nothing the site doesn’t do', async () => {
    const { text } = await visit(await dealership(), '/privacy-policy')

    expect(text).toContain('This website is operated by Harbour Motors')
    expect(text).not.toContain('Showing repayments.')
    expect(text).not.toContain('Holding a vehicle.')
    expect(text).not.toMatch(/null|undefined|\\/)
  })

  test('LEAD-11 is stored with an enquiry as it read then', async () => {
    const dealer = await dealership()
    await publish(dealer, [pageCalled('terms-and-conditions', 'Our own terms, as of March')])

    await send(dealer, '/contact', sampleEnquiry)

    const texts = (await dealer.consentTexts.all()).map(({ text }) => text)
    expect(texts.some((text) => text.includes('Our own terms, as of March'))).toBe(true)
    expect(texts.some((text) => text.includes('Office of the Australian Information Commissioner'))).toBe(
      true,
    )
  })
})
