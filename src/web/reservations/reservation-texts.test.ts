import { expect, test } from 'vitest'
import { reservationTexts } from './reservation-texts.ts'

const page = {
  title: '2021 Mazda CX-5',
  deposit: '$200',
  until: 'Fri 27 Nov, 10:00 am',
  vehicleWord: 'car',
  vehicleState: 'free',
} as const

test.each(['lapsed', 'released'] as const)(
  'RSV-03 the page of a %s reservation says that nothing was charged only where that is known',
  (stage) => {
    const lead = (mayBePaid: boolean) => reservationTexts({ ...page, stage, mayBePaid }).lead

    expect(lead(false)).toContain('Nothing has been charged.')
    expect(lead(true)).toContain('If you’ve paid,')
    expect(lead(true)).not.toContain('Nothing has been charged')
  },
)
