import { expect, test } from 'vitest'
import { endSessions } from '../../../src/cli/end-sessions.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { signedIn } from '../../support/samples/signed-in.ts'

test('SAVE-01 forecourt end-sessions signs one customer out, or all of a site', async () => {
  const [dealer, other] = [await dealership(), await dealership()]
  const [kim, lee, max] = [await signedIn(dealer), await signedIn(dealer), await signedIn(other)]
  const sessionsLeft = async () => [
    (await dealer.sessions.of(kim.id)).length,
    (await dealer.sessions.of(lee.id)).length,
    (await other.sessions.of(max.id)).length,
  ]

  expect(await endSessions({ phone: kim.phone.replace('+61', '0') }, dealer)).toBe('Ended 1 session.')
  expect(await sessionsLeft()).toEqual([0, 1, 1])
  expect(await endSessions({ phone: kim.phone }, dealer)).toBe('Ended 0 sessions.')

  await signedIn(dealer)
  expect(await endSessions({ everyone: true }, dealer)).toBe('Ended 2 sessions.')
  expect(await sessionsLeft()).toEqual([0, 0, 1])
})

test('SAVE-01 forecourt end-sessions ends nothing unless it is told whose', async () => {
  const dealer = await dealership()
  const kim = await signedIn(dealer)

  await expect(endSessions({}, dealer)).rejects.toThrow('Name the customer with --phone, or add --everyone.')
  await expect(endSessions({ phone: kim.phone, everyone: true }, dealer)).rejects.toThrow('Name the customer')
  await expect(endSessions({ phone: 'Kim' }, dealer)).rejects.toThrow(
    '“Kim” is not an Australian phone number.',
  )
  await expect(endSessions({ phone: '0491 570 999' }, dealer)).rejects.toThrow(
    'No customer of this site signs in',
  )

  expect(await dealer.sessions.of(kim.id)).toHaveLength(1)
})
