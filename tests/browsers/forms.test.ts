import { expect, test } from 'vitest'
import { opensFirstCar } from '../support/visitor/first-car.ts'
import { inEachBrowser } from '../support/visitor/in-each-browser.ts'
import { sandboxMessages } from '../support/visitor/sandbox-messages.ts'

const form = { within: '#enquiry' }

inEachBrowser((visit, { runsWithoutScripts }) => {
  test.each([
    { slug: 'ampersand', width: 390 },
    { slug: 'verrall-quill', width: 1440 },
  ])('LEAD-10 a customer of $slug books a test drive at $width pixels', async (at) => {
    await visit(at, async (visitor) => {
      const car = await opensFirstCar(visitor)
      await visitor.opens(`/book-test-drive?car_id=${car}`)
      await visitor.isHydrated()
      const email = `kim.${Math.random().toString(36).slice(2)}@example.com`
      await visitor.fills('Name', 'Kim Nguyen', form)
      await visitor.fills('Email', email, form)
      await visitor.fills('Phone', '0412 345 678', form)
      await visitor.clicksButton('Continue', form)
      await visitor.ticks(/\d[:.]\d\d|\d\s?[ap]m/i, { within: '.slot-day[open]' })
      await visitor.checksLayout()
      await visitor.ticks(/terms of use/, form)
      await visitor.clicksButton(/^(?:Book|Request|Enquire|Message)/, form)
      await visitor.isAt(/\/success\?/)
      await visitor.isHydrated()
      await visitor.eventually(async () => expect(await sandboxMessages(visitor)).toContain(email))
    })
  })

  test('TRD-01 a trade-in is looked up by its registration, and its details are asked for', async () => {
    await visit({ slug: 'brindlewood', width: 390 }, async (visitor) => {
      await visitor.opens('/trade-in')
      await visitor.isHydrated()
      await visitor.fills('Registration', 'CHOOSE')
      await visitor.presses('Enter')
      await visitor.ticks(/Touring/)
      await visitor.clicksButton('Continue')
      await visitor.isAt(/step=photos/)
      await visitor.sees(/^Photos of your car/)
      await visitor.isHydrated()
      await visitor.checksLayout()
      await visitor.clicksButton('Continue')
      await visitor.isAt(/step=details/)
      await visitor.sees(/Touring/, { kind: 'heading' })
      await visitor.fills(/^First name/, 'Kim', form)
      await visitor.fills(/^Odometer/, '41250', form)
      await visitor.chooses(/^Condition/, 'Good', form)
      await visitor.checksLayout()
    })
  })

  test.skipIf(!runsWithoutScripts)(
    'LEAD-07 without scripts, a form shows its errors and is sent',
    async () => {
      await visit({ slug: 'brindlewood', width: 390, runsScripts: false }, async (visitor) => {
        await visitor.opens('/search/used-cars')
        await visitor.clicksLink(/^Quick Enquiry/)
        await visitor.isAt(/\/quick-enquiry\?car_id=/)
        await visitor.clicksButton('Enquire Now', form)
        await visitor.sees(/^Please enter your name\.$/, { within: '[data-testid="error-warning"]' })
        await visitor.fills('Name', 'Kim Nguyen', form)
        await visitor.fills('Email', 'kim@example.com', form)
        await visitor.fills('Phone', '0412 345 678', form)
        await visitor.fills(/^Message/, `Is it still there? ${Math.random()}`, form)
        await visitor.ticks(/terms of use/, form)
        await visitor.clicksButton('Enquire Now', form)
        await visitor.isAt(/\/success\?/)
        await visitor.sees('Thank you, we have your enquiry', { kind: 'heading' })
        await visitor.checksLayout()
      })
    },
  )
})
