import type { RouterContextProvider } from 'react-router'
import { claimImages, imagesOfForm } from '#operations/uploads/form-images.ts'
import type { TradeIn } from '#operations/trade-in/trade-in-link.ts'
import { requestFactsContext, uploadDeskContext } from '../request/request-context.ts'
import type { UploadImagesProps } from '../uploads/upload-images.tsx'

type Context = Readonly<RouterContextProvider>

/** The photos of a customer’s vehicle so far, and where the step leads. */
export async function photosData(tradeIn: TradeIn, url: URL, context: Context): Promise<UploadImagesProps> {
  const owner = ownerOf(tradeIn)
  const images = await imagesOfForm(
    context.get(requestFactsContext).actor,
    owner,
    context.get(uploadDeskContext),
  )
  return {
    ...owner,
    stored: images.map(({ id, name }) => ({ id, name })),
    next: `${url.pathname}?step=details`,
    back: `${url.pathname}?step=photos`,
    refused: url.searchParams.get('upload'),
  }
}

/** Attaches the photos to the lead. Returns the address at which the dealer finds them; `null` if there are none. */
export async function photosOfLead(tradeIn: TradeIn, url: URL, context: Context): Promise<string | null> {
  if (tradeIn.draft.result !== 'identified') return null
  const { actor } = context.get(requestFactsContext)
  const claim = { ...ownerOf(tradeIn), leadId: tradeIn.lead.id }
  const claimed = await claimImages(actor, claim, context.get(uploadDeskContext))
  return claimed && new URL(claimed.path, url.origin).href
}

/** The key of the partial lead is the secret with which its photos are found again from any device. */
function ownerOf({ key, draft }: TradeIn) {
  return { evalId: draft.vehicle?.EvalID ?? '', session: key }
}
