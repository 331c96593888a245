import { z } from 'zod'

/** The samplers of the OpenTelemetry specification. Those that start with `parentbased_` follow a trusted proxy’s choice. */
const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const

/** Where traces go, under the names that OpenTelemetry gives these variables. */
export const tracingVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be the address of a collector, such as http://127.0.0.1:4318' })
    .optional(),
  OTEL_TRACES_SAMPLER: z
    .enum(samplers, `must be one of ${samplers.join(', ')}`)
    .default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(?:0(?:\.\d{1,9})?|1(?:\.0{1,9})?)$/, 'must be the share of requests to trace, from 0 to 1')
    .transform(Number)
    .default(1),
}

export type TracingSettings = {
  /** The collector’s address, without `/v1/traces`. */
  endpoint: string
  sampler: (typeof samplers)[number]
  /** The share of requests to trace, for the samplers that have one. */
  ratio: number
}
