import { expect, test } from 'vitest'
import { codeUseOfSites } from '#data/customers/code-use.ts'
import { logUnusedCodes } from '#operations/customers/log-unused-codes.ts'
import { signIn } from '#operations/customers/sign-in.ts'
import { testDatabase } from '../../support/database/database.ts'
import { phoneShop, visitor } from '../../support/samples/phone-shop.ts'

const { db } = testDatabase()

test('SAVE-01 the codes of a day are counted by site: those sent, and those used', async () => {
  const shop = await phoneShop()
  const { browserToken, code } = await shop.codeFor('0491 570 006')
  await shop.codeFor('0491 570 156')
  expect(await useOf(shop)).toMatchObject({ slug: shop.desk.site.slug, sent: 2, used: 0 })

  for (let again = 0; again < 2; again += 1)
    await signIn({ code, browserToken, userAgent: null, actor: visitor }, shop.desk)

  expect(await useOf(shop)).toMatchObject({ sent: 2, used: 1 })
  expect(await useOf(await phoneShop())).toBeUndefined()
})

test('SAVE-01 the log warns of codes that nobody uses once a day, whatever the number of processes', async () => {
  const [shop, quiet] = [await phoneShop(), await phoneShop()]
  const lines: object[] = []
  const log = { warn: (facts: object, message: string) => void lines.push({ ...facts, message }) }
  const { siteId, site } = shop.desk
  const figures = [
    { siteId, slug: site.slug, sent: 200, used: 3 },
    { siteId: quiet.desk.siteId, slug: quiet.desk.site.slug, sent: 200, used: 150 },
    { siteId: 'deleted-meanwhile', slug: 'gone', sent: 200, used: 0 },
  ]
  const portsOf = (id: string) => [shop, quiet].find(({ desk }) => desk.siteId === id)?.desk

  await Promise.all([1, 2, 3].map(() => logUnusedCodes(figures, { portsOf, log })))

  expect(lines).toEqual([
    { site: site.slug, sent: 200, used: 3, message: 'Few sign-in codes of the last day were used' },
  ])
})

async function useOf({ desk }: Awaited<ReturnType<typeof phoneShop>>) {
  return (await codeUseOfSites(db)).find(({ siteId }) => siteId === desk.siteId)
}
