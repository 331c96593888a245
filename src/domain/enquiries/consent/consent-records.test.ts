import { describe, expect, test } from 'vitest'
import { consentRecords } from './consent-records.ts'
import { consentWording } from './consent-wording.ts'

const legalDocuments = { terms: 'The terms.', privacy: 'The privacy policy.' }
const asking = { dealerName: 'Harbour Motors', marketingNotice: 'We may write to you about offers.' }
const circumstances = { at: new Date('2026-03-10T02:00:00Z'), page: '/contact', locale: 'en-AU' }
const where = { at: '2026-03-10T02:00:00.000Z', page: '/contact', locale: 'en-AU' }

describe('LEAD-11 the consent record', () => {
  test('has the exact wording of each checkbox, and whether it was ticked', () => {
    expect(records('checkbox', false)).toEqual([
      {
        purpose: 'terms',
        given: true,
        mode: 'checkbox',
        text: 'I agree to the terms of use.',
        version: 'v28',
        document: `v${legalDocuments.terms.length}`,
        ...where,
      },
      {
        purpose: 'marketing',
        given: false,
        mode: 'checkbox',
        text: 'I would like to hear about offers. We may write to you about offers.',
        version: 'v68',
        ...where,
      },
      {
        purpose: 'privacy-notice',
        given: true,
        mode: 'notice',
        text: 'Harbour Motors uses your details to reply to you.',
        version: 'v49',
        document: `v${legalDocuments.privacy.length}`,
        ...where,
      },
    ])
  })

  test('says when a notice counted as consent to marketing', () => {
    expect(records('notice', true)[1]).toEqual({
      purpose: 'marketing',
      given: true,
      mode: 'notice',
      text: 'We may write to you about offers.',
      version: 'v33',
      ...where,
    })
  })
})

function records(optIn: 'checkbox' | 'notice', marketing: boolean) {
  const wording = consentWording({ ...asking, optIn })
  return consentRecords(
    wording,
    { marketing, terms: true, optIn },
    legalDocuments,
    circumstances,
    (text) => `v${text.length}`,
  )
}
