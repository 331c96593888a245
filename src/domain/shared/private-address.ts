/**
 * Whether a path contains a customer's token, which must never be logged or passed on. Matching ignores case
 * and decodes escaped letters, as the router does.
 */
export function hasSecretToken(path: string): boolean {
  return SECRET.test(unescapePath(path))
}

/** The same path with the token replaced. */
export function redactSecretToken(path: string): string {
  return unescapePath(path).replace(SECRET, '/$1/…')
}

/** Whether a path is of the pages on which customers see what is stored about them. */
export function isAccountPage(path: string): boolean {
  return /^\/account(?:\/|\.data$|$)/i.test(unescapePath(path))
}

/** Everything after the page's name, except the ending that marks a page's data or its calendar file. */
const SECRET =
  /\/(appointments|reservations|payments|purchases|valuations|alerts\/stop|lead-images|account\/confirm-email)\/.*?(?=\.data$|\/calendar\.ics$|$)/is

/** Decodes escaped ASCII, several layers deep. */
function unescapePath(path: string) {
  let unescaped = path
  for (let layer = 0; layer < MAX_LAYERS; layer++)
    unescaped = unescaped.replaceAll(/%([0-7][0-9a-f])/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
  return unescaped
}

const MAX_LAYERS = 3
