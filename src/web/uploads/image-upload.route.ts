import { apiError } from '../request/api-error.server.ts'

/** The server receives forms with files before they get here, so this is something else. */
export function action() {
  return apiError(415, 'not_multipart', 'Send a form with files (multipart/form-data).')
}
