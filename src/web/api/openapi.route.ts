import { apiCalls } from './api-calls.ts'
import { openApiDocument } from './openapi-document.ts'

const document = openApiDocument(apiCalls)

/** How programs may call this site, as OpenAPI. */
export function loader() {
  return Response.json(document, { headers: { 'cache-control': 'public, max-age=3600' } })
}
