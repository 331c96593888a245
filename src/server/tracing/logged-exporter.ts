import { ExportResultCode } from '@opentelemetry/core'
import type { SpanExporter } from '@opentelemetry/sdk-trace'
import type { Log } from '#operations/log.ts'

export type ExportLog = Pick<Log, 'warn' | 'info'>

/** Logs once when traces can’t be sent, and once when they can again. */
export function loggedExporter(exporter: SpanExporter, log: ExportLog): SpanExporter {
  let isFailing = false
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const hasFailed = result.code === ExportResultCode.FAILED
        if (hasFailed && !isFailing) log.warn({ err: result.error }, 'The collector does not take traces')
        if (!hasFailed && isFailing) log.info({}, 'The collector takes traces again')
        isFailing = hasFailed
        done(result)
      })
    },
    shutdown: () => exporter.shutdown(),
  }
}
