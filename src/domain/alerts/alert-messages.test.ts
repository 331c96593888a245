import { expect, test } from 'vitest'
import { emailText } from '../lead-delivery/email.ts'
import { alertEmail } from './alert-email.ts'
import type { AlertItem } from './alert-item.ts'
import { alertSms } from './alert-sms.ts'
import { asGsm, smsSegments } from './sms-segments.ts'

const frame = {
  dealerName: 'Harbour Motors',
  siteUrl: 'https://harbour.example',
  stopUrl: `https://harbour.example/alerts/stop/${'x'.repeat(70)}`,
  settingsUrl: 'https://harbour.example/account/alerts',
  more: 0,
}
const drop: AlertItem = {
  kind: 'price-drop',
  title: '2021 Toyota HiLux SR5',
  price: '$38,990 Drive Away',
  before: '$40,990',
  search: null,
  url: 'https://harbour.example/cars/hilux',
}
const match: AlertItem = { ...drop, kind: 'new-match', before: null, search: 'White utes' }

test('SAVE-06 a text message names the vehicle, both prices, a link and a way to stop', () => {
  expect(alertSms([drop], frame)).toBe(
    `Harbour Motors: price drop. 2021 Toyota HiLux SR5, now $38,990 Drive Away, down from $40,990. https://harbour.example/cars/hilux Stop: ${frame.stopUrl}`,
  )
  expect(alertSms([drop, match, match], frame)).toBe(
    `Harbour Motors: 1 price drop and 2 new matches. https://harbour.example/watchlist Stop: ${frame.stopUrl}`,
  )
  expect(alertSms([match, match], frame)).toContain('https://harbour.example/saved-searches')
})

test('SAVE-06 a text message has three segments at most, whatever it is about', () => {
  const long = {
    ...drop,
    title: `Škoda “Superb” – ${'Ω'.repeat(300)}`,
    url: `https://harbour.example/cars/${'s'.repeat(150)}`,
  }
  for (const items of [[long], [long, long], Array.from({ length: 500 }, () => match)]) {
    const text = alertSms(items, { ...frame, dealerName: 'Ä'.repeat(300) })
    expect(smsSegments(text)).toBeLessThanOrEqual(3)
    expect(text).toContain(`Stop: ${frame.stopUrl}`)
    expect(asGsm(text)).toBe(text)
  }
})

test('SAVE-06 segments are counted in the GSM alphabet', () => {
  expect(smsSegments('a'.repeat(160))).toBe(1)
  expect(smsSegments('a'.repeat(161))).toBe(2)
  expect(smsSegments('€'.repeat(81))).toBe(2)
  expect(asGsm('It’s “Škoda” – 5 €…')).toBe('It\'s "Skoda" - 5 €...')
})

test('SAVE-06 an email is one digest of everything, with links, the search and a way to stop', () => {
  const email = alertEmail([drop, match], frame)
  expect(email.subject).toBe('1 price drop and 1 new match')
  const text = emailText(email)
  for (const part of [
    'Now $38,990 Drive Away, down from $40,990',
    'Matches your search: White utes',
    drop.url,
    frame.stopUrl,
    frame.settingsUrl,
  ])
    expect(text).toContain(part)
  expect(alertEmail([drop], frame).subject).toBe('Price drop: 2021 Toyota HiLux SR5')
})

test('SAVE-06 a long digest shows twenty vehicles and says how many more there are', () => {
  const { rows } = alertEmail(
    Array.from({ length: 50 }, () => match),
    frame,
  )
  expect(rows.filter(({ label }) => label === 'New match')).toHaveLength(20)
  expect(rows.find(({ label }) => label === 'And more')?.value).toBe('30 more vehicles')
})
