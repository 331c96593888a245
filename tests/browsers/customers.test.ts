import { expect, test } from 'vitest'
import { inEachBrowser } from '../support/visitor/in-each-browser.ts'
import { lastCode } from '../support/visitor/sandbox-messages.ts'
import type { Visitor } from '../support/visitor/visitor.ts'

const visits = [
  { slug: 'copperjack', width: 390 },
  { slug: 'saltwren', width: 1440 },
]

inEachBrowser((visit) => {
  test.each(visits)('CAR-14 a vehicle saved on $slug stays after a reload, at $width pixels', async (at) => {
    await visit(at, async (visitor) => {
      await visitor.opens('/search')
      await visitor.isHydrated()
      const name = await visitor.text('.car-card :is(h2, h3)')
      await visitor.clicksButton(/^Save: /, { within: '.car-cards > li:first-child' })
      await visitor.sees(/^Car Saved In Watchlist/)
      await visitor.clicksLink('View List')
      await visitor.isAt(/\/watchlist$/)
      await seesSaved(visitor, name)
      await visitor.window.reload()
      await visitor.isHydrated()
      await seesSaved(visitor, name)
      await visitor.checksLayout()
    })
  })

  test.each(visits)(
    'SAVE-01 a customer of $slug signs in with a code and out again, at $width pixels',
    async (at) => {
      await visit(at, async (visitor) => {
        // Not every number that begins with 04 is a mobile number.
        const number = `0412${Date.now().toString().slice(-6)}`
        await visitor.opens('/sign-in?redirect=/account')
        await visitor.isHydrated()
        await visitor.fills('Mobile number', '07 3123 4567')
        await visitor.clicksButton('Text me a code')
        await visitor.sees(/Enter an Australian mobile number, such as 0412 345 678\./)
        await visitor.fills('Mobile number', number)
        await visitor.clicksButton('Text me a code')
        await visitor.fills('6-digit code', await lastCode(visitor, number))
        await visitor.clicksButton('Sign in', { within: 'main' })
        await visitor.isAt(/\/account$/)
        await visitor.sees('This device')
        await visitor.isHydrated()
        await visitor.checksLayout()
        await visitor.fills('Name (optional)', 'Kim Nguyen')
        await visitor.clicksButton('Save my details')
        await visitor.sees('Saved')
        // The page scrolls to the form when its data has been loaded again.
        await visitor.isStill()
        await visitor.clicksButton('Sign out', { within: 'main' })
        await visitor.isAt(/:\d+\/$/)
        await visitor.opens('/account')
        await visitor.isAt(/\/sign-in\?type=account/)
      })
    },
  )

  test.each(visits)('LOC-03 a visitor of $slug finds the nearest location at $width pixels', async (at) => {
    await visit(at, async (visitor) => {
      await visitor.opens('/locations')
      await visitor.isHydrated()
      await visitor.fills('Your postcode or suburb', '12')
      await visitor.clicksButton('Find the nearest')
      await visitor.sees('Invalid postcode. Please enter a 4-digit number.')
      const names = await visitor.texts('.location-card h3 a')
      const addresses = await visitor.texts('.location-card address')
      const [name = '', address = ''] = [names.at(-1), addresses.at(-1)]
      await visitor.fills('Your postcode or suburb', /\d{4}$/.exec(address)?.[0] ?? '')
      await visitor.clicksButton('Find the nearest')
      await visitor.isStill()
      await visitor.eventually(async () => expect(await visitor.text('.location-card h3 a')).toBe(name))
      await visitor.clicksLink(name, { within: '.location-card' })
      await visitor.isAt(/\/locations\/.+/)
      await visitor.sees(name, { kind: 'heading' })
      await visitor.sees('Get Directions', { kind: 'link' })
      await visitor.isHydrated()
      await visitor.checksLayout()
    })
  })
})

async function seesSaved(visitor: Visitor, name: string) {
  await visitor.eventually(async () => expect(await visitor.text('.watchlist-item :is(h2, h3)')).toBe(name))
}
