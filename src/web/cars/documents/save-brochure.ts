import { errorMessageIn, UNREACHED } from '../../device/error-message-in.ts'

const FAILED = 'We couldn’t prepare the PDF. Please try again in a moment.'

/** Longer than a browser takes to write a file of this size. */
const WRITTEN_AFTER_MS = 60_000

/** Fetches the brochure of `/cars/{slug}` and saves it as `{slug}.pdf`. Returns an error message, or `null`. */
export async function saveBrochure(path: string): Promise<string | null> {
  try {
    const response = await fetch(`/api${path}.pdf`)
    const isPdf = response.headers.get('content-type') === 'application/pdf'
    if (!response.ok || !isPdf) return await errorMessageIn(response, FAILED)
    save(await response.blob(), `${path.split('/').at(-1) ?? 'brochure'}.pdf`)
    return null
  } catch {
    return UNREACHED
  }
}

function save(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), WRITTEN_AFTER_MS)
}
