import type { Env } from '../env.ts'
import { addressCheck } from '../middleware/visitor-request.ts'
import type { ExportLog } from './logged-exporter.ts'
import type { Tracing } from './tracing.ts'

/** Loads OpenTelemetry and starts tracing where the operator asks for it. Otherwise it costs nothing, not even memory. */
export async function openTracing(
  { tracing, trustedProxies }: Pick<Env, 'tracing' | 'trustedProxies'>,
  log: ExportLog,
): Promise<Tracing | null> {
  if (tracing === null) return null
  const { startTracing } = await import('./start-tracing.ts')
  return startTracing(tracing, { isTrusted: addressCheck(trustedProxies), log })
}
