import type { Answers } from '../enquiries/question.ts'
import type { TradeInDraft } from './trade-in-draft.ts'
import { vehicleName } from './vehicle-facts.ts'

/** What a trade-in lead holds of the customer’s vehicle, under the specification’s names. Unknown fields are left out. */
export function tradeInLeadVehicle(
  { rego, state, chosen, vehicle }: Pick<TradeInDraft, 'rego' | 'state' | 'chosen' | 'vehicle'>,
  dealerName: string,
): Answers {
  const km = Number(vehicle?.KM ?? Number.NaN)
  const named = {
    EvalID: vehicle?.EvalID,
    VIN: vehicle?.VIN,
    EngineNumber: vehicle?.EngineNo,
    Rego: vehicle?.Registration ?? rego,
    RegoExpiry: vehicle?.RegExpiry,
    Make: vehicle?.Make,
    Model: vehicle?.Model,
    Series: vehicle?.Series,
    Variant: vehicle?.Variant,
    Year: vehicle?.Year,
    Transmission: vehicle?.Transmission,
    RedBookCode: vehicle?.redbookCode,
    rego,
    state: state.toUpperCase(),
    manualEntry: chosen,
    sms_content: vehicle
      ? `Thanks for telling us about your ${vehicleName(vehicle)}. We’ll be in touch about its value. ${dealerName}`
      : null,
    sms_from: dealerName,
  }
  return {
    ...Object.fromEntries(
      Object.entries(named).flatMap(([name, value]) => (value ? [[name, value] as const] : [])),
    ),
    ...(vehicle?.KM && Number.isFinite(km) && { Kms: km }),
  }
}
