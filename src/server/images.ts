import { createHash } from 'node:crypto'
import { readImageRequest } from '#domain/images/image-address.ts'
import { acceptedFormats } from '#domain/images/image-format.ts'
import { type ImageSize, namedSizes } from '#domain/images/image-size.ts'
import { imageContentTypes, imageKind } from '#domain/images/image-kind.ts'
import type { ServeImage } from '#operations/images/serve-image.ts'
import { visitorKey } from '#operations/spam/visitor-key.ts'
import { errorResponse } from './responses/error-response.ts'
import type { Step } from './server-context.ts'

/**
 * `/images?src=…&w=640&q=75`: a picture of this site in one of a few sizes, in a format that suits the browser. An unknown
 * size is an error (400), a picture that is not this site’s does not exist (404), and when too many requests wait the
 * browser is asked to try again (503).
 */
export function images(serveImage: ServeImage): Step {
  return async (c) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD')
      return errorResponse(c, 405, { allow: 'GET, HEAD' })
    const request = readImageRequest(new URL(c.req.url).searchParams)
    if (!request) return errorResponse(c, 400)

    const visitor = {
      address: visitorKey(c.get('clientAddress')),
      formats: acceptedFormats(c.req.header('accept')),
    }
    const answer = await serveImage(c.get('dealership'), request, visitor)
    if (answer.outcome === 'missing') return errorResponse(c, 404)
    if (answer.outcome === 'busy') return errorResponse(c, 503, { 'retry-after': '2' })

    const { bytes, key, isImmutable } = answer
    const kind = imageKind(bytes)
    const etag = `"${createHash('sha256').update(key).digest('base64url').slice(0, 22)}"`
    const headers = {
      'cache-control': isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
      vary: 'Accept',
      etag,
      ...(isLogo(request.size) && { 'cross-origin-resource-policy': 'cross-origin' }),
    }
    if (isAmong(etag, c.req.header('if-none-match'))) return c.body(null, 304, headers)
    return c.body(Buffer.from(bytes), 200, {
      ...headers,
      'content-type': kind ? imageContentTypes[kind] : 'application/octet-stream',
      'content-length': String(bytes.length),
    })
  }
}

/** Webmail and email programs show the logo on their own pages, and browsers apply this header there. */
function isLogo({ width, height }: ImageSize) {
  return width === namedSizes.logo.width && height === namedSizes.logo.height
}

function isAmong(etag: string, known = '') {
  return known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
}
