/** What to say when no response came at all. */
export const UNREACHED = 'We couldn’t reach our server. Please check your connection and try again.'

/** The server's error message in a response of the API. When a proxy responded in its place, the message given. */
export async function errorMessageIn(response: Response, otherwise: string): Promise<string> {
  const body: unknown = await response.json().catch(() => null)
  const message: unknown = Object(Object(body).error).message
  return typeof message === 'string' && message !== '' ? message : otherwise
}
