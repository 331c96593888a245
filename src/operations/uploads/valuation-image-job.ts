import { z } from 'zod'
import type { NewJob } from '#data/add-jobs.ts'
import { deliveryRetries } from '#domain/lead-delivery/delivery-retries.ts'
import { jobKind } from '../jobs/job-kind.ts'
import type { Dealership } from '../sites/dealership.ts'

const payload = z.object({ evalId: z.string(), imageId: z.string() })

export type ValuationImagePorts = Pick<Dealership, 'uploads' | 'valuationProvider'>

/** The job that sends one photo of a lead to the valuation provider. */
export function valuationImageJob(image: z.infer<typeof payload>): NewJob {
  return { kind: 'valuation-image', payload: image }
}

/** Photos for the valuation provider. The customer doesn’t wait for them. */
export function valuationImageJobKinds() {
  return {
    'valuation-image': jobKind({
      payload,
      retries: deliveryRetries,
      async handle(
        { key, payload: { evalId, imageId } },
        { uploads, valuationProvider }: ValuationImagePorts,
      ) {
        const images = (await uploads.ofLead(key))?.images ?? []
        const image = images.find(({ id }) => id === imageId)
        const bytes = image && (await uploads.bytesOf(key, imageId))
        // The person was erased, or the photos are too old.
        if (!image || !bytes) return { outcome: 'unneeded' }
        // Another process may have it.
        if (!valuationProvider)
          return { outcome: 'waiting', reason: 'VALUATION_KEYS has no account for this site' }
        const sent = await valuationProvider.imageUpload({
          evalid: evalId,
          // Whatever the customer sent, it is stored as JPEG unless it could not be decoded.
          name: image.name.replace(/(\.\w+)?$/, image.kind === 'jpeg' ? '.jpg' : '.heic'),
          mediaType: `image/${image.kind}`,
          bytes: new Uint8Array(bytes),
        })
        if (sent.outcome === 'received') return { outcome: 'done' }
        const { problem } = sent
        const reason = `The valuation provider failed: ${problem}`
        return { outcome: 'failed', problem, reason, isFinal: problem === 'refused' }
      },
    }),
  }
}
