const GONE = 'This vehicle is no longer here, so there is no PDF of it.'
const BUSY = 'Many PDFs are being prepared at the moment. Please try again in a minute.'
const FAILED = 'The PDF could not be prepared. Please try again in a moment.'
const UNREACHED = 'We could not reach the server. Please check your connection and try again.'

const reasons: Record<number, string> = { 404: GONE, 410: GONE, 429: BUSY, 503: BUSY }

/** Longer than any browser takes to write a file of this size. */
const WRITTEN_AFTER_MS = 60_000

/** Fetches a brochure and saves it under the name the server gives it. Answers with what went wrong, if anything did. */
export async function saveBrochure(address: string): Promise<string | null> {
  try {
    const answer = await fetch(address)
    const isPdf = answer.headers.get('content-type') === 'application/pdf'
    if (!answer.ok || !isPdf) return reasons[answer.status] ?? FAILED
    save(await answer.blob(), fileNameOf(address))
    return null
  } catch {
    return UNREACHED
  }
}

/** `/cars/2021-toyota-hilux/brochure.pdf` is saved as `2021-toyota-hilux.pdf`. */
function fileNameOf(address: string) {
  return `${address.split('/').at(-2) ?? 'brochure'}.pdf`
}

function save(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), WRITTEN_AFTER_MS)
}
