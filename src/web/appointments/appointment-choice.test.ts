import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { AppointmentOffer } from '#domain/appointments/appointment-offer.ts'
import { AppointmentChoice } from './appointment-choice.tsx'

const nine = '2026-03-10T23:00:00.000Z'
const ten = '2026-03-11T00:00:00.000Z'
const offer: AppointmentOffer = {
  kind: 'test-drive',
  location: { id: '10', name: 'Harbour Motors Wynnum' },
  timeZone: 'Australia/Brisbane',
  days: [
    {
      day: '2026-03-11',
      label: 'Wednesday 11 March',
      slots: [{ startsAt: nine, label: '9:00 am', left: 2 }],
    },
    { day: '2026-03-12', label: 'Thursday 12 March', slots: [{ startsAt: ten, label: '10:00 am', left: 1 }] },
  ],
}

describe('LEAD-05 LEAD-10 the choice of a day and a time', () => {
  test('offers every time under its day, and selects none by default', () => {
    const html = markup({ noPreference: 'No preference, call me' })

    expect(html).toContain('When would it suit you? <span class="field__optional">(optional)</span>')
    expect(html).toMatch(
      /<input type="radio" name="booking_slot" checked="" value=""\/><span>No preference, call me/,
    )
    expect(html).toContain(`name="booking_slot" value="${nine}"/>`)
    expect(html).toContain('<span class="visually-hidden">Thursday 12 March, </span>10:00 am')
    expect(html.match(/<details class="slot-day" open="">/g)).toHaveLength(1)
  })

  test('shows the time chosen earlier, under its day', () => {
    const html = markup({ value: ten, noPreference: 'No preference, call me' })

    expect(html).toContain(`checked="" value="${ten}"`)
    expect(html).not.toContain('checked="" value=""')
    expect(html).toMatch(/<details class="slot-day" open=""><summary>Thursday/)
  })

  test('shows its error where the error summary links to', () => {
    const html = markup({ error: 'That time has just been taken. Please choose another.' })

    expect(html).toMatch(/<fieldset[^>]*id="field-booking_slot"/)
    expect(html).toContain('<p class="field__error"')
    expect(html).not.toContain('optional')
  })

  test.each([null, { ...offer, days: [] }])('asks the customer to call when no times are offered', (none) => {
    const html = markup({ offer: none })

    expect(html).toContain('Call us to arrange a time: <a href="tel:0770100001">07 7010 0001</a>')
    expect(html).not.toContain('<input')
  })
})

type ChoiceProps = { offer?: AppointmentOffer | null; value?: string; error?: string; noPreference?: string }

function markup({ offer: offered = offer, value, error, noPreference }: ChoiceProps) {
  const field = { name: 'booking_slot', value, error }
  return renderToStaticMarkup(
    createElement(AppointmentChoice, {
      field,
      offer: offered,
      label: 'When would it suit you?',
      phone: '07 7010 0001',
      ...(noPreference !== undefined && { noPreference }),
    }),
  )
}
