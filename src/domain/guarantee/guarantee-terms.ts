import { MONEY_BACK_HOURS, MAX_KM, MAX_REFUNDS } from './money-back.ts'

export type GuaranteePolicy = { moneyBack: boolean; lifetimeEngine: boolean }

/** The terms of a dealer’s guarantee for used vehicles, as customers read them (RSV-05). */
export function guaranteeTerms({
  moneyBack,
  lifetimeEngine,
}: GuaranteePolicy): { heading: string; items: string[] }[] {
  return [
    ...(moneyBack
      ? [
          {
            heading: `${MONEY_BACK_HOURS} hour money-back guarantee`,
            items: [
              'Bring your used vehicle back within 2 consecutive days of its delivery for a full refund.',
              `Tell the dealership’s manager in writing within the ${MONEY_BACK_HOURS} hours.`,
              'Return the vehicle on the same day, or by 5:00 pm on the next day.',
              `It can’t have been driven more than ${MAX_KM} km, or be damaged.`,
              'If you have a loan on it, the refund has to cover the payout of the loan.',
              `You can use it for up to ${MAX_REFUNDS} vehicles in any 12 months.`,
              'We don’t sell your trade-in until the guarantee has ended, so you can have it back.',
            ],
          },
        ]
      : []),
    {
      heading: '12 months roadside assist',
      items: ['Every used vehicle comes with roadside assist for 12 months from its delivery.'],
    },
    ...(lifetimeEngine
      ? [
          {
            heading: 'Lifetime engine guarantee',
            items: [
              'We guarantee the engine for as long as you own the vehicle, if it is serviced on time and the services are recorded.',
            ],
          },
        ]
      : []),
    {
      heading: 'Your rights',
      items: [
        'This guarantee adds to your rights under the Australian Consumer Law and the statutory warranty of your state, and takes none of them away.',
      ],
    },
  ]
}
