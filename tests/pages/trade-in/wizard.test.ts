import { describe, expect, test } from 'vitest'
import type { Dealership } from '#operations/sites/dealership.ts'
import { leadsOf, jobsOf } from '../../support/delivery/stored-leads.ts'
import { send, visit } from '../../support/browser/visit.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { begun, finished, tradeInDetails } from '../../support/samples/trade-in.ts'

const notFound = 'Unfortunately, we could not find a match for your registration number.'
const getInTouch =
  'Please get in touch with one of our friendly team members to receive an offer for your vehicle.'
const required = '* This field is required'

describe('TRD-01 every answer to a registration', () => {
  const unavailable = 'We can’t look up registrations right now'
  const answers = [
    { rego: 'NEW001', answer: 'an EvalID', on: 'photos', off: 'details', shown: '' },
    { rego: 'TWICE0', answer: 'the same record twice', on: 'photos', off: 'details', shown: '' },
    { rego: 'FCT203', answer: 'candidates', on: 'selection', off: 'selection', shown: '' },
    { rego: 'FCT211', answer: 'the other spelling', on: 'selection', off: 'selection', shown: '' },
    { rego: 'NONE00', answer: 'no vehicle', on: null, off: null, shown: notFound },
    { rego: 'DOWN00', answer: 'no answer', on: null, off: null, shown: unavailable },
    { rego: 'BROKEN', answer: 'garbled text', on: null, off: null, shown: unavailable },
  ]
  const steps = {
    photos: 'Photos of your car',
    selection: 'Which one is your car?',
    details: 'Service history',
  }
  const branches = answers.flatMap((row) => [
    { ...row, imageUpload: true, step: row.on },
    { ...row, imageUpload: false, step: row.off },
  ])

  test.each(branches)(
    '$rego, with $answer and images $imageUpload, leads to $step without scripts',
    async ({ rego, imageUpload, step, shown }) => {
      const dealer = await dealership({ site: { forms: { imageUpload } } })
      const { status, headers } = await send(dealer, '/trade-in', { rego, state: 'qld' })
      const location = headers.get('location') ?? ''

      expect([status, new URL(location, 'http://x').searchParams.get('step')]).toEqual([303, step])
      const page = await visit(dealer, location)
      expect(page.status).toBe(200)
      expect(page.text).toContain(step === null ? shown : steps[step as keyof typeof steps])
      expect(page.text.includes(notFound)).toBe(shown === notFound)
      expect((await visit(dealer, location)).text).toBe(page.text)
    },
  )

  test.each([
    { imageUpload: true, step: 'photos' },
    { imageUpload: false, step: 'details' },
  ])('a chosen candidate leads to $step with images $imageUpload', async ({ imageUpload, step }) => {
    const dealer = await dealership({ site: { forms: { imageUpload } } })
    const path = await begun(dealer, 'CHOOSE')
    const manualEntry = '2021 Mazda CX-5 Touring'
    const { headers } = await send(dealer, `${path}?step=selection`, { manualEntry })

    expect(headers.get('location')).toBe(`${path}?step=${step}`)
  })

  test('without a provider the visitor describes the car', async () => {
    const dealer: Dealership = { ...(await dealership()), valuationProvider: null }
    expect((await visit(dealer, '/trade-in')).html).toContain('name="model"')

    const described = { by: 'description', make: 'mazda', model: 'CX-5', year: '2021', rego: '' }
    const { headers } = await send(dealer, '/trade-in', described)
    const location = headers.get('location') ?? ''
    expect((await visit(dealer, location)).text).toContain('2021 Mazda CX-5')

    const sent = await send(dealer, location, tradeInDetails)
    expect(sent.status).toBe(303)
    expect((await visit(dealer, sent.headers.get('location') ?? '')).text).toContain(
      'our buying team values it from what you’ve told us',
    )
    expect(await leadsOf(dealer)).toMatchObject([
      { category: 'Trade-in Enquiry', formCompleted: true, fields: { Make: 'Mazda', Year: '2021' } },
    ])
  })

  test('not found shows the phone, contact and a way back to the form, which still has the registration', async () => {
    const dealer = await dealership({ site: { phone: '07 7010 0001' } })
    const path = await begun(dealer, 'NONE00')
    const { html, text } = await visit(dealer, path)

    expect(text).toContain(getInTouch)
    expect(html).toContain('href="tel:0770100001"')
    expect(html).toContain('href="/contact"')
    expect(html).toContain(`href="${path}?step=vehicle"`)
    expect((await visit(dealer, `${path}?step=vehicle`)).html).toMatch(/name="rego"[^>]*value="NONE00"/)
    const again = await send(dealer, `${path}?step=vehicle`, { rego: 'NEW001', state: 'nsw' })
    expect(again.headers.get('location')).toBe(`${path}?step=photos`)
    expect(await leadsOf(dealer)).toHaveLength(1)
  })
})

describe('TRD-04 the messages of the steps', () => {
  test('the first one needs a registration and a state, and starts with the state of the site', async () => {
    const dealer = await dealership({ site: { defaultState: 'wa' } })

    expect((await visit(dealer, '/trade-in')).html).toMatch(/<option value="wa" selected="">/)
    const refused = await send(dealer, '/trade-in', { rego: '', state: '' })
    expect(refused.status).toBe(422)
    expect(refused.text).toContain(`Registration: ${required}`)
    expect(refused.text).toContain(`State: ${required}`)
  })

  test('the second one needs a choice', async () => {
    const dealer = await dealership()
    const path = await begun(dealer, 'CHOOSE')
    const refused = await send(dealer, `${path}?step=selection`, { manualEntry: 'another car' })

    expect(refused.status).toBe(422)
    expect(refused.text).toContain('* Please choose one car.')
  })

  test('the last one needs everything, and a postcode that exists', async () => {
    const dealer = await dealership()
    const path = `${await begun(dealer, 'NEW001')}?step=details`
    const empty = await send(dealer, path, {})

    expect(empty.status).toBe(422)
    const labels = ['Postcode', 'Odometer (km)', 'Service history', 'Number of keys', 'Condition', 'Comments']
    for (const label of labels) expect(empty.text).toContain(`${label}: ${required}`)
    const short = await send(dealer, path, { ...tradeInDetails, postcode: '400' })
    expect(short.text).toContain('Invalid postcode. Please enter a 4-digit number.')
    const nowhere = await send(dealer, path, { ...tradeInDetails, postcode: '9998' })
    expect([nowhere.status, nowhere.html.includes('>Invalid postcode<')]).toEqual([422, true])
    expect(nowhere.html).toContain('value="Nguyen"')
  })
})

describe('TRD-02 the lead', () => {
  test('has every field, under the names of the specification', async () => {
    const dealer = await dealership({ site: { name: 'Harbour Motors' } })
    await finished(dealer, 'NEW001')

    const [lead] = await leadsOf(dealer)
    expect(lead).toMatchObject({ category: 'Trade-in Enquiry', formCompleted: true, name: 'Kim' })
    expect(lead?.fields).toMatchObject({
      EvalID: 'SBX-NEW001',
      VIN: '6FCT00000NEW00100',
      EngineNumber: expect.any(String),
      Rego: 'NEW001',
      RegoExpiry: '30/11/2027',
      Kms: 41_250,
      Make: 'Mazda',
      Model: 'CX-5',
      Series: 'MY24',
      Variant: 'Maxx Sport',
      Year: '2024',
      Transmission: 'Automatic',
      RedBookCode: expect.any(String),
      rego: 'NEW001',
      state: 'QLD',
      last_name: 'Nguyen',
      postcode: '4000',
      odometer: 41_250,
      service_history: 'Full',
      number_of_keys: '2',
      car_condition: 'Good',
      comments: 'none',
      sms_content: expect.stringContaining('2024 Mazda CX-5 Maxx Sport'),
      sms_from: 'Harbour Motors',
      opt_in: false,
      terms_conditions: true,
    })
  })

  test('has the variant that the customer chose', async () => {
    const dealer = await dealership()
    const path = await begun(dealer, 'CHOOSE')
    const manualEntry = '2021 Mazda CX-5 Touring'
    await send(dealer, `${path}?step=selection`, { manualEntry })
    expect((await visit(dealer, `${path}?step=details`)).text).toContain(manualEntry)
    expect((await visit(dealer, `${path}?step=selection`)).html).toMatch(
      /checked=""[^>]*value="2021 Mazda CX-5 Touring"|value="2021 Mazda CX-5 Touring"[^>]*checked=""/,
    )

    await send(dealer, `${path}?step=details`, tradeInDetails)

    expect((await leadsOf(dealer))[0]?.fields).toMatchObject({
      EvalID: 'SBX-CHOOSE-2',
      Variant: 'Touring',
      manualEntry,
    })
  })

  test('knows the car that the customer wants, and keeps the category of a sale', async () => {
    const dealer = await dealership({ stock: [{ slug: 'hilux' }] })
    const path = await begun(dealer, 'NEW001', '/cars/trade-in?car_id=hilux')
    expect((await visit(dealer, path)).html).toContain('href="/cars/hilux"')
    await send(dealer, `${path}?step=details`, tradeInDetails)
    const selling = await begun(dealer, 'FCT001', '/sell-my-car')
    await send(dealer, `${selling}?step=details`, tradeInDetails)

    const leads = await leadsOf(dealer)
    const car = await dealer.cars.findBySlug('hilux')
    expect(leads).toHaveLength(2)
    expect(leads).toContainEqual(expect.objectContaining({ category: 'Trade-in Enquiry', carId: car?.id }))
    expect(leads).toContainEqual(expect.objectContaining({ category: 'Sell My Car Enquiry', carId: null }))
  })

  test('is stored once when the last step is sent twice, and reaches the dealer once', async () => {
    const dealer = await dealership({
      site: { delivery: { destinations: [{ kind: 'email', to: 'sales@harbour.example' }] } },
    })
    const path = `${await begun(dealer, 'NEW001')}?step=details`

    const answers = await Promise.all([
      send(dealer, path, tradeInDetails),
      send(dealer, path, tradeInDetails),
    ])

    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    expect(await leadsOf(dealer)).toHaveLength(1)
    expect((await jobsOf(dealer)).filter(({ kind }) => kind === 'lead-email')).toHaveLength(1)
  })

  test('TRD-05 whose last step fails says so in the words of the wizard, with what was typed', async () => {
    const dealer = await dealership()
    const path = await begun(dealer, 'NEW001')
    const away = () => Promise.reject(new Error('The database is away.'))
    const leads = { ...dealer.leads, create: away }

    const answer = await send({ ...dealer, leads }, `${path}?step=details`, tradeInDetails)

    expect(answer.status).toBe(500)
    expect(answer.text).toContain('An error occurred while submitting the form. Please try again.')
    expect(answer.html).toContain(`value="${tradeInDetails.name}"`)
  })

  test('arrives although the provider goes down after the lookup', async () => {
    const dealer = await dealership()
    const location = await finished(dealer, 'LATER0')

    const { text, html } = await visit(dealer, location)
    expect(text).toContain('Our valuation service isn’t answering right now.')
    expect(html).toContain('Try for an instant value again')
    expect(await leadsOf(dealer)).toMatchObject([{ formCompleted: true, fields: { EvalID: 'SBX-LATER0' } }])
  })
})

test.each(['/trade-in', '/trade-in?by=description'])(
  'TRD-08 the limits are told before the fields of %s',
  async (path) => {
    const { html } = await visit(await dealership(), path)
    const [, form = ''] = /<form(?=[^>]*method="post")[^>]*>(.*?)<\/form>/s.exec(html) ?? []
    const [beforeLimits = '', afterLimits = ''] = form.split('over 10 years old or over 100,000 km')

    expect(beforeLimits).not.toMatch(/<input(?![^>]*type="hidden")|<select/)
    expect(afterLimits).toContain('name="rego"')
  },
)

test('TRD-07 the page answers common questions, and offers a call', async () => {
  const { html, text } = await visit(await dealership(), '/trade-in')

  expect(text).toContain('How long is a valuation valid?')
  expect(html).toContain('href="/trade-in/enquiry"')
  expect(html).toContain('href="/value-my-car-terms-and-conditions"')
})
