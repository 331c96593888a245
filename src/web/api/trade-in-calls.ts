import { z } from 'zod'
import { regoOf } from '#domain/trade-in/read-lookup.ts'
import { stateNames } from '#domain/locations/states.ts'
import type { ApiCall } from './api-call.ts'

const states = Object.keys(stateNames) as [keyof typeof stateNames]

export const EnterVin = z
  .strictObject({
    rego: z
      .string()
      .max(20)
      .refine((written) => (regoOf(written) ?? '') !== '', 'Send a registration of letters and digits.')
      .meta({ examples: ['123ABC'] }),
    state: z.enum(states),
  })
  .meta({ id: 'EnterVin' })

const line = z.string().trim().min(1).max(120)

export const ManualEntry = z.strictObject({ vin: line, desc: line }).meta({ id: 'ManualEntry' })

export const UpdateEval = z
  .strictObject({
    evalid: line,
    km: z.int().min(0).max(2_000_000),
    userEmail: z
      .string()
      .max(120)
      .optional()
      .meta({ description: 'Ignored. The site’s own address is used.' }),
    cName: line,
    cEmail: z.email().max(120),
    cPhone: z.string().trim().min(1).max(40),
  })
  .meta({ id: 'UpdateEval' })

const text = z.string().optional()

const VehicleRecord = z
  .object({
    EvalID: text,
    VIN: text,
    EngineNo: text,
    Registration: text,
    RegExpiry: text,
    KM: text,
    Make: text,
    Model: text,
    Series: text,
    Variant: text,
    Year: text,
    Transmission: text,
    redbookCode: text,
    Body: text,
    Cylinders: text,
    CompMth: text,
    CompYr: text,
    BuildMth: text,
    BuildYr: text,
    VechielDescriptions: z.array(z.object({ Description: z.string() })).optional(),
  })
  .meta({
    id: 'VehicleRecord',
    description: 'What the valuation provider knows. Unknown fields are left out.',
  })

const dollars = z.number().min(0).max(10_000_000)

export const SaveMiscellaneous = z
  .strictObject({
    column_name: z.literal('valuation'),
    lead_id: z.uuid(),
    id: line,
    low: dollars,
    high: dollars,
    adjustmentAnswers: z
      .record(z.string().regex(/^[\w-]{1,40}$/), z.string().max(40))
      .refine((answers) => Object.keys(answers).length <= 20)
      .optional(),
  })
  .meta({ id: 'SaveMiscellaneous' })

const records = {
  200: {
    description: 'A list whose first item is the vehicle. It is empty when there is none.',
    schema: z.array(VehicleRecord),
  },
  400: 'The body is not what this call takes. `fields` says what is wrong.',
  429: 'You have looked up too many vehicles. Retry-After says when to go on.',
  503: 'The valuation provider can’t be reached, or the site has none.',
}

/** The calls to the valuation provider, which go through the site, and the valuation that a site may store. */
export const tradeInCalls: ApiCall[] = [
  {
    method: 'post',
    path: '/api/eval-expert/enter-vin',
    summary: 'Look up a vehicle by its registration',
    description:
      'The vehicle has an EvalID, or VechielDescriptions to choose from. Each address may look up a few vehicles an hour.',
    body: EnterVin,
    responses: records,
  },
  {
    method: 'post',
    path: '/api/eval-expert/manual-entry',
    summary: 'Choose one of several descriptions of a vehicle',
    body: ManualEntry,
    responses: records,
  },
  {
    method: 'post',
    path: '/api/eval-expert/update-eval',
    summary: 'Add the owner’s details and the kilometres to an evaluation',
    body: UpdateEval,
    responses: records,
  },
  {
    method: 'post',
    path: '/api/miscellaneous',
    summary: 'Store the valuation of a trade-in with its lead',
    description: 'Amounts are in dollars. A site that does not store valuations answers with saved false.',
    body: SaveMiscellaneous,
    responses: {
      200: {
        description: 'Whether the valuation is stored.',
        schema: z.object({ saved: z.boolean() }).meta({ id: 'SavedMiscellaneous' }),
      },
      400: 'The body is not what this call takes. `fields` says what is wrong.',
      404: 'There is no lead with this id.',
    },
  },
]
