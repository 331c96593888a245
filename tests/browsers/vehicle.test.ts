import { expect, test } from 'vitest'
import { opensFirstCar } from '../support/visitor/first-car.ts'
import { inEachBrowser } from '../support/visitor/in-each-browser.ts'
import { sandboxMessages } from '../support/visitor/sandbox-messages.ts'

const form = { within: '#enquiry' }

inEachBrowser((visit) => {
  test.each([
    { slug: 'brindlewood', width: 390 },
    { slug: 'copperjack', width: 1440 },
  ])('CAR-10 the gallery of $slug shows its photos, full screen too, at $width pixels', async (at) => {
    await visit(at, async (visitor) => {
      await opensFirstCar(visitor)
      await visitor.sees(/^1 \/ \d/)
      await visitor.clicksButton('Next', { within: '.photo-gallery' })
      await visitor.sees(/^2 \/ \d/)
      await visitor.clicksLink(/^Photo 3 of/)
      await visitor.sees(/^3 \/ \d/)

      await visitor.clicksButton('View full screen')
      await visitor.sees(/^3 of/, { within: 'dialog[open]' })
      await visitor.seesPicture('dialog[open] li:nth-child(3) img')
      await visitor.presses('ArrowRight')
      await visitor.sees(/^4 of/, { within: 'dialog[open]' })
      await visitor.presses('Escape')
      await visitor.seesNo(/^4 of/, { within: 'dialog[open]' })
      await visitor.hasFocus('View full screen', { kind: 'button' })
    })
  })

  test.each([
    { slug: 'brindlewood', width: 390 },
    { slug: 'verrall-quill', width: 1440 },
  ])(
    'LEAD-02 an enquiry on $slug names what is missing and reaches the dealer, at $width pixels',
    async (at) => {
      await visit(at, async (visitor) => {
        await opensFirstCar(visitor)
        const message = `Is it still there? ${Math.random()}`
        await visitor.fills('Name', 'Kim Nguyen', form)
        await visitor.clicksButton('Continue', form)
        await visitor.clicksLink('Please enter a valid email address.', form)
        await visitor.hasFocus('Email', { kind: 'field', ...form })
        const name = await visitor.sees('Name', { kind: 'field', ...form })
        expect(name.value).toBe('Kim Nguyen')

        await visitor.fills('Email', 'kim@example.com', form)
        await visitor.fills('Phone', '0412 345 678', form)
        await visitor.clicksButton('Continue', form)
        await visitor.fills(/^Message/, message, form)
        await visitor.ticks(/terms of use/, form)
        await visitor.clicksButton(/^(?:Enquire|Message) Now$/, form)
        await visitor.isAt(/\/success\?/)
        await visitor.sees('Thank you, we have your enquiry', { kind: 'heading' })
        await visitor.isHydrated()
        await visitor.checksLayout()
        await visitor.eventually(async () => expect(await sandboxMessages(visitor)).toContain(message))
      })
    },
  )

  test('FIN-04 the calculator updates while figures are typed', async () => {
    await visit({ slug: 'pemberwick', width: 390 }, async (visitor) => {
      await visitor.opens('/finance')
      await visitor.isHydrated()
      await visitor.fills('Vehicle price', '26991', { within: '#calculator' })
      await visitor.sees(/\$127\.51/, { within: '#calculator' })
      await visitor.fills('Interest rate, % p.a.', '10', { within: '#calculator' })
      await visitor.sees(/\$132\.02/, { within: '#calculator' })
    })
  })
})
