/** Reads a response as text; `null` if it has more bytes. What comes after them is never received. */
export async function boundedText(response: Response, maxBytes: number): Promise<string | null> {
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  let [text, received] = ['', 0]
  for (;;) {
    const read = await reader?.read()
    if (!read || read.done) return text + decoder.decode()
    received += read.value.byteLength
    if (received > maxBytes) {
      await reader?.cancel()
      return null
    }
    text += decoder.decode(read.value, { stream: true })
  }
}
