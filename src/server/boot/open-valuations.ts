import type { ValuationProvider, ValuationProviders } from '#integrations/valuation/port.ts'
import { httpValuation } from '#integrations/valuation/http-valuation.ts'
import { sandboxValuation } from '#integrations/valuation/sandbox/sandbox-valuation.ts'
import { outsideCall } from '../admission/outside-calls.ts'
import type { Env } from '../env.ts'

/** Who values vehicles for each site: the sandbox in a demo, otherwise the account that the operator has set. */
export function openValuations(
  { demo, valuationAccounts }: Pick<Env, 'demo' | 'valuationAccounts'>,
  now = () => new Date(),
): ValuationProviders {
  if (demo) {
    const sandbox = sandboxValuation({ now })
    return () => sandbox
  }
  // Each remembers whether its service is down.
  const providers = new Map<string, ValuationProvider>()
  return ({ siteId, slug }) => {
    const account = valuationAccounts.get(slug)
    if (!account) return null
    const provider = providers.get(siteId) ?? httpValuation({ ...account, fetchAnswer: outsideCall(fetch) })
    providers.set(siteId, provider)
    return provider
  }
}
