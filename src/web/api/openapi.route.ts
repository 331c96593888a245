import { apiCalls } from './api-calls.ts'
import { openApiDocument } from './openapi-document.ts'

const document = openApiDocument(apiCalls)

/** The OpenAPI document of this site's API. */
export function loader() {
  return Response.json(document, { headers: { 'cache-control': 'public, max-age=3600' } })
}
