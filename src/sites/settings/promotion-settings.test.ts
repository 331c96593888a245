import { describe, expect, test } from 'vitest'
import { promotionSettings } from './promotion-settings.ts'

const card = { image: '/demo-media/offer.svg', alt: 'Service for $249', link: '/book-a-service' }
const call = { heading: 'Can’t find it?', text: 'Ask us.', linkLabel: 'Ask us', link: '/contact' }

describe('SRCH-12 a marketing card', () => {
  test('needs a picture, alternative text and a link, and is shown to everyone by default', () => {
    expect(promotionSettings.parse({ marketingCards: [card] }).marketingCards).toEqual([
      {
        ...card,
        background: null,
        displayTypes: ['new', 'demo', 'used'],
        strictDisplay: false,
        start: null,
        expiry: null,
        position: null,
      },
    ])
  })

  test.each([
    ['image', 'javascript:alert(1)'],
    ['image', 'http://plain.example/1.jpg'],
    ['image', '//elsewhere.example/1.jpg'],
    ['image', '/demo-media/../secret.png'],
    ['image', 'data:image/svg+xml,<svg/>'],
    ['alt', ' '],
    ['link', 'javascript:alert(1)'],
    ['link', 'http://plain.example'],
    ['link', '//elsewhere.example'],
    ['background', 'red'],
    ['background', '#fff"/><script>'],
    ['displayTypes', []],
    ['displayTypes', ['sold']],
    ['start', '2026-02-30'],
    ['start', '01/03/2026'],
    ['expiry', 'soon'],
    ['position', 0],
    ['position', 1.5],
  ])('is refused if its %s is %j', (field, value) => {
    const read = promotionSettings.safeParse({ marketingCards: [{ ...card, [field]: value }] })

    expect(read.error?.issues[0]?.path.slice(0, 3)).toEqual(['marketingCards', 0, field])
  })

  test('is refused if it expires before it starts', () => {
    const running = (start: string, expiry: string) =>
      promotionSettings.safeParse({ marketingCards: [{ ...card, start, expiry }] }).success

    expect(running('2026-03-01', '2026-03-02')).toBe(true)
    expect(running('2026-03-01', '2026-03-01')).toBe(false)
  })
})

test.each([
  ['heading', ''],
  ['linkLabel', ''],
  ['link', 'javascript:alert(1)'],
])('SRCH-12 a call to action is refused if its %s is %j', (field, value) => {
  expect(promotionSettings.safeParse({ callToAction: call }).success).toBe(true)
  expect(promotionSettings.safeParse({ callToAction: { ...call, [field]: value } }).success).toBe(false)
})
