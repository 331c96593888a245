import { describe, expect, test } from 'vitest'
import { siteDocument } from '../../tests/support/samples/sample-site.ts'
import { thirdPartyOrigins, thirdPartyServices } from './third-party-services.ts'
import { Site, type SiteDocument } from './site.ts'

type Script = NonNullable<NonNullable<SiteDocument['tracking']>['outsideScripts']>[number]

const chat = {
  name: 'Harbour Chat',
  src: 'https://chat.example/widget.js',
  category: 'chat',
  purpose: 'Lets you write with us.',
  weightKb: 88,
  talksTo: ['https://socket.chat.example'],
} satisfies Script

describe('TRACK-03 the third-party services of a site', () => {
  test('are none unless its settings name them', () => {
    expect(thirdPartyServices(site())).toEqual([])
    expect(thirdPartyOrigins(site(), { hasStandIns: false })).toEqual({ connect: [], frame: [] })
  })

  test('are listed with their cost, and browsers may reach their hosts only', () => {
    const dealer = site({
      tracking: { gtmContainerId: 'GTM-TEST01', outsideScripts: [chat] },
      forms: { captcha: 'turnstile', turnstileSiteKey: '0x4AAAAAAATEST' },
    })

    expect(
      thirdPartyServices(dealer).map(({ name, weightKb, isChosen }) => [name, weightKb, isChosen]),
    ).toEqual([
      ['Google Tag Manager', 120, true],
      ['Harbour Chat', 88, true],
      ['Cloudflare Turnstile', 50, false],
    ])
    expect(thirdPartyOrigins(dealer, { hasStandIns: false })).toEqual({
      connect: [
        'https://www.googletagmanager.com',
        'https://*.google-analytics.com',
        'https://*.analytics.google.com',
        'https://chat.example',
        'https://socket.chat.example',
      ],
      frame: ['https://challenges.cloudflare.com', 'https://socket.chat.example'],
    })
    expect(thirdPartyOrigins(dealer, { hasStandIns: true })).toEqual({ connect: [], frame: [] })
  })

  test.each<[SiteDocument['tracking'], string]>([
    [{ ga4MeasurementId: 'G-TEST01', gtmContainerId: 'GTM-TEST01' }, 'counted twice'],
    [{ ga4MeasurementId: "G-1'; alert(1)" }, 'measurement id'],
    [{ outsideScripts: [{ ...chat, src: 'http://chat.example/widget.js' }] }, 'https://'],
    [{ outsideScripts: [{ ...chat, talksTo: ['https://chat.example/; script-src *'] }] }, 'https://'],
    [{ outsideScripts: [{ ...chat, talksTo: ['https://*.example'] }] }, 'https://'],
    [{ outsideScripts: [{ ...chat, src: 'https://a;frame-src.example/x.js' }] }, 'https://'],
    [{ outsideScripts: [{ ...chat, talksTo: ['https://chat.example/more'] }] }, 'only the origin'],
  ])('are refused when tracking is %j', (tracking, problem) => {
    const read = Site.safeParse(siteDocument({ tracking }))

    expect(read.error?.issues.map(({ message }) => message).join()).toContain(problem)
  })
})

test.each([
  ['Chat.open()', [chat], 'name a function'],
  ['Chat.open', [], 'add the script of the chat widget'],
])('API-03 the chat command %j with %j is refused', (chatCommand, outsideScripts, problem) => {
  const read = Site.safeParse(siteDocument({ carPage: { chatCommand }, tracking: { outsideScripts } }))

  expect(read.error?.issues).toMatchObject([
    { path: ['carPage', 'chatCommand'], message: expect.stringContaining(problem) },
  ])
})

test('API-03 a tag manager may bring the chat widget', () => {
  const { carPage } = site({
    carPage: { chatCommand: 'Chat.open' },
    tracking: { gtmContainerId: 'GTM-TEST01' },
  })
  expect(carPage.chatCommand).toBe('Chat.open')
})

test.each([
  [true, 'proof-of-work'],
  [false, 'off'],
  ['turnstile', 'turnstile'],
] as const)('LEAD-09 a captcha that a document calls %s is %s', (captcha, kind) => {
  expect(site({ forms: { captcha } }).forms.captcha).toBe(kind)
})

function site(overrides: Partial<SiteDocument> = {}) {
  return Site.parse(siteDocument(overrides))
}
