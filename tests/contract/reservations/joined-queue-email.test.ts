import { describe, expect, test } from 'vitest'
import type { EmailMessage } from '#integrations/email/port.ts'
import { holdPlan } from '#operations/reservations/hold-plan.ts'
import { queuePath } from '#operations/reservations/hold-link.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import { deliverAll, noSenders, startWithNoJobs } from '../../support/delivery/deliveries.ts'
import { heldOnline } from '../../support/reservations/held-vehicle.ts'
import { placeOf } from '../../support/reservations/hold-plan.ts'

startWithNoJobs()
const sent = { outcome: 'sent', answer: '' } as const

describe('RSV-06 someone who joins a queue', () => {
  test('is emailed the link to their place, once for the same form', async () => {
    const { dealer, carId } = await heldOnline()
    await join(dealer, carId, 'alex')
    const place = await join(dealer, carId, 'sam')
    await join(dealer, carId, 'sam')

    const emails = await emailsOf(dealer)
    expect(emails.map(({ to }) => to).toSorted()).toEqual(['alex@example.com', 'sam@example.com'])
    const email = emails.find(({ to }) => to === 'sam@example.com')
    expect(email?.text).toContain('One person is in front of you.')
    expect(email?.text).toContain(`http://harbour.localhost${await queuePath(place.id, dealer.seal)}`)
  })

  test('hears nothing if they have left before the mail server works', async () => {
    const { dealer, carId } = await heldOnline()
    const { id } = await join(dealer, carId, 'sam')
    await dealer.holdQueue.leave(id)

    expect(await emailsOf(dealer)).toEqual([])
  })
})

async function join(dealer: Dealership, carId: string, person: string) {
  const joined = await dealer.holdQueue.join(placeOf(carId, person), holdPlan(dealer))
  if (joined.outcome !== 'joined') throw new Error(`No place in the queue: ${joined.outcome}.`)
  return joined.entry
}

async function emailsOf(dealer: Dealership) {
  const emails: EmailMessage[] = []
  await deliverAll([dealer], { ...noSenders, email: async (email) => (emails.push(email), sent) })
  return emails.filter(({ subject }) => subject.startsWith('You’re in the queue: '))
}
